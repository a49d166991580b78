import { locationOpenState, telHref, weekHours } from "@forecourt/core";
import type { Location } from "@forecourt/core/schemas";
import { IconClock, IconPhone, IconPin } from "@forecourt/ui-kit/icon";
import styles from "./dealership-location.module.css";

/** What a location card needs. */
export interface LocationCardProps {
  location: Location;
  now: Date;
  timeZone: string;
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** A dealer's place: address, phone, whether it is open now, and the week's hours (S2 §2 "Locations"). */
export function LocationCard({ location, now, timeZone }: LocationCardProps) {
  const { address, contact_detail: contact } = location;
  const hours = weekHours(location, { now, timeZone });
  const state = locationOpenState(location, { now, timeZone });
  const phone = contact.phone ?? contact.landline_phone;
  const directions = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${location.name}, ${address.street}, ${address.city} ${address.state} ${address.postcode}`)}`;
  return (
    <article
      className={styles.card}
      data-location-id={location.id}
      data-dealership-id={location.dealership_id ?? undefined}
      data-phone-missing={phone ? undefined : location.name}
    >
      <div className={styles.head}>
        <h3 className={styles.name}>{location.name}</h3>
        {state && (
          <span className={styles.state} data-open={state.open || undefined}>
            {state.text}
          </span>
        )}
      </div>
      <p className={styles.line}>
        <IconPin size={18} />
        <span>
          {address.street}, {address.city} {address.state} {address.postcode}
        </span>
      </p>
      {phone && (
        <p className={styles.line}>
          <IconPhone size={18} />
          <a href={telHref(phone)}>{phone}</a>
        </p>
      )}
      {hours.length > 0 && (
        <details className={styles.hours}>
          <summary>
            <IconClock size={18} /> Opening hours
          </summary>
          <dl>
            {hours.map(({ weekday, text, special }) => (
              <div key={weekday} data-special={special}>
                <dt>{weekdays[weekday]}</dt>
                <dd>{special === undefined ? text : `${text} (special hours)`}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <a className={styles.directions} href={address.place_url ?? directions} rel="noopener" target="_blank">
        Get Directions<span className="fc-visually-hidden"> to {location.name}</span>
      </a>
    </article>
  );
}
