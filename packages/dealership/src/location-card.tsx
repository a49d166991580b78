import { addressLine, locationOpenState, telHref, townLine } from "@forecourt/core";
import type { Location } from "@forecourt/core/schemas";
import { IconPhone, IconPin } from "@forecourt/ui-kit/icon";
import styles from "./dealership-location.module.css";
import { LocationCardHours } from "./location-card-hours.tsx";
import { LocationCardLinks } from "./location-card-links.tsx";
import type { LocationLinks } from "./location-card-links.tsx";

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
   * What of it is folded: the week's hours, day by day; nothing, with a line of hours for days that are alike; or all
   * but its name, its town and whether it is open, for a list of many. @default "hours"
   */
  folded?: "hours" | "nothing" | "all";
  /**
   * Which of its links it has: `all`, or to `reach` it: a call and the way there, with its own page behind its name.
   * @default "all"
   */
  ways?: "all" | "reach";
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
  const state = locationOpenState(location, { now, timeZone });
  const phone = contact.phone ?? contact.landline_phone;
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
      <LocationCardHours location={location} now={now} timeZone={timeZone} isFolded={folded === "hours"} />
      <LocationCardLinks location={location} links={links} phone={toReach ? phone : undefined} isToReach={toReach} />
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
