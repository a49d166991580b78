import { directionsUrl, telHref } from "@forecourt/core";
import type { Location } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import { IconPhone } from "@forecourt/ui-kit/icon";
import styles from "./dealership-location.module.css";

/** Targets of a card's links; an absent one has no page. */
export interface LocationLinks {
  /** The location's own page. */
  details?: string | undefined;
  /** The cars that stand there. */
  stock?: string | undefined;
  /** Where the dealer is written to. */
  contact?: string | undefined;
}

/** Links of a place: all of them, or a call and the way there. */
export function LocationCardLinks({
  location,
  links,
  phone,
  isToReach,
}: {
  location: Location;
  links: LocationLinks;
  /** The number to call, as a button. @default none */
  phone: string | null | undefined;
  /** Only the call and the way there. */
  isToReach: boolean;
}) {
  const pages = [
    { label: "View Location", href: links.details && `${links.details}#location-place` },
    { label: "Contact", href: links.contact },
    { label: "View Location Details", href: links.details },
  ].filter(({ href }) => href !== undefined);
  return (
    <div className={styles.ways}>
      <div className={styles.reach}>
        {phone && (
          <Button href={telHref(phone)} variant="secondary">
            <IconPhone size={18} /> {phone}
          </Button>
        )}
        {!isToReach && links.stock !== undefined && (
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
      {!isToReach && pages.length > 0 && (
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
  );
}
