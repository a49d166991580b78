import {
  directionsUrl,
  locationOpenState,
  openingLines,
  telHref,
  weekdayNames,
  weekHours,
  addressLine,
  townLine,
} from "@forecourt/core";
import type { Location } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import { IconClock, IconPhone, IconPin } from "@forecourt/ui-kit/icon";
import styles from "./dealership-location.module.css";

/** Props of {@link LocationCard}. */
export interface LocationCardProps {
  location: Location;
  now: Date;
  timeZone: string;
  /** @default none of them */
  links?: LocationLinks;
  /** What a search says of it: "12 km away". @default nothing */
  notes?: readonly string[];
  /** Of its name. @default 3 */
  headingLevel?: 2 | 3;
  /**
   * What of it is folded: the week's hours, day by day; nothing, with a line of hours for days that are alike; or all but its name, its town
   * and whether it is open, for a list of many. @default "hours"
   */
  folded?: "hours" | "nothing" | "all";
  /** Which of its links it has: `all`, or to `reach` it: a call and the way there, with its own page behind its name. @default "all" */
  ways?: "all" | "reach";
}

/** Targets of a card's links; an absent one has no page. */
export interface LocationLinks {
  /** The location's own page. */
  details?: string | undefined;
  /** The cars that stand there. */
  stock?: string | undefined;
  /** Where the dealer is written to. */
  contact?: string | undefined;
}

/** A dealer's place: address, phone, whether it is open now, and the week's hours (S2 §2 "Locations"). */
export function LocationCard({
  location,
  now,
  timeZone,
  links = {},
  notes = [],
  headingLevel = 3,
  folded = "hours",
  ways = "all",
}: LocationCardProps) {
  const { address, contact_detail: contact } = location;
  const Heading = `h${headingLevel}` as const;
  const hours = weekHours(location, { now, timeZone });
  const state = locationOpenState(location, { now, timeZone });
  const phone = contact.phone ?? contact.landline_phone;
  const pages = [
    { label: "View Location", href: links.details && `${links.details}#location-place` },
    { label: "Contact", href: links.contact },
    { label: "View Location Details", href: links.details },
  ].filter(({ href }) => href !== undefined);
  const toReach = ways === "reach";
  const head = (
    <>
      <Heading className={styles.name}>
        {toReach && folded !== "all" && links.details !== undefined ? (
          <a href={links.details}>{location.name}</a>
        ) : (
          location.name
        )}
      </Heading>
      {state && (
        <span className={styles.state} data-open={state.open || undefined}>
          {state.text}
        </span>
      )}
    </>
  );
  const about = (
    <>
      {notes.length > 0 && <p className={styles.notes}>{notes.join(" · ")}</p>}
      <p className={styles.line}>
        <IconPin size={18} />
        <span>{addressLine(address)}</span>
      </p>
      {phone && !toReach && (
        <p className={styles.line}>
          <IconPhone size={18} />
          <a href={telHref(phone)}>{phone}</a>
        </p>
      )}
    </>
  );
  const visit = (
    <div className={styles.visit}>
      {hours.length > 0 && folded !== "hours" && (
        <div className={styles.hours} data-shown>
          <IconClock size={18} />
          <dl aria-label="Opening hours">
            {openingLines(location).map(({ days, text }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{text}</dd>
              </div>
            ))}
            {hours
              .filter(({ special }) => special !== undefined)
              .map(({ weekday, text }) => (
                <div key={weekday} data-special>
                  <dt>This {weekdayNames[weekday]}</dt>
                  <dd>{text} (special hours)</dd>
                </div>
              ))}
          </dl>
        </div>
      )}
      {hours.length > 0 && folded === "hours" && (
        <details className={styles.hours}>
          <summary>
            <IconClock size={18} /> Opening hours
          </summary>
          <dl>
            {hours.map(({ weekday, text, special }) => (
              <div key={weekday} data-special={special}>
                <dt>{weekdayNames[weekday]}</dt>
                <dd>{special === undefined ? text : `${text} (special hours)`}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <div className={styles.ways}>
        <div className={styles.reach}>
          {toReach && phone && (
            <Button href={telHref(phone)} variant="secondary">
              <IconPhone size={18} /> {phone}
            </Button>
          )}
          {!toReach && links.stock !== undefined && (
            <Button href={links.stock} variant="secondary">
              View Our Stock
              <span className="fc-visually-hidden">: {location.name}</span>
            </Button>
          )}
          <Button href={directionsUrl(location)} variant="secondary" rel="noopener" target="_blank">
            Get Directions
            <span className="fc-visually-hidden">: {location.name}</span>
          </Button>
        </div>
        {!toReach && pages.length > 0 && (
          <ul className={styles.links}>
            {pages.map(({ label, href }) => (
              <li key={label}>
                <a href={href}>
                  {label}
                  <span className="fc-visually-hidden">{`: ${location.name}`}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
  return (
    <article
      className={styles.card}
      data-folded={folded === "all" || undefined}
      data-location-id={location.id}
      data-dealership-id={location.dealership_id ?? undefined}
      data-phone-missing={phone ? undefined : location.name}
    >
      {folded === "all" ? (
        <details className={styles.folded}>
          <summary>
            {head}
            <span className={styles.town}>{townLine({ city: address.city, state: address.state })}</span>
          </summary>
          {about}
          {visit}
        </details>
      ) : (
        <div className={styles.inside}>
          <div className={styles.about}>
            <div className={styles.head}>{head}</div>
            {about}
          </div>
          {visit}
        </div>
      )}
    </article>
  );
}
