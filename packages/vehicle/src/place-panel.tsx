import type { Car } from "@forecourt/core/schemas";
import { IconPin } from "@forecourt/ui-kit/icon";
import { useState } from "react";
import { mapFrameUrl } from "./map-frame-url.ts";
import styles from "./vehicle-panels.module.css";

/** Where a car stands and who sells it. */
export interface PlacePanelProps {
  location: NonNullable<Car["location"]>;
  /** Degrees; without them there is no map to open, only the way to one. */
  position?: { latitude: number; longitude: number } | undefined;
  /** Licensee or trader with the number of the licence, as the law asks for it (legal-display.md). */
  seller: string;
}

/** The place of a car at #vehicle-map (S1 §2): a drawn picture first, the map itself when a shopper asks for it. */
export function PlacePanel({ location, position, seller }: PlacePanelProps) {
  const [isOpen, setOpen] = useState(false);
  const { street, city, state, postcode, place_url: url } = location.address ?? {};
  const address = [street, [city, state, postcode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const href =
    url ??
    `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: `${location.name}, ${address}` })}`;
  return (
    <section
      className={`${styles.panel} ${styles.place}`}
      id="vehicle-map"
      aria-labelledby="map-heading"
      data-phone-missing={location.phone ? undefined : location.name}
    >
      <h2 className={styles.heading} id="map-heading">
        Where to see it
      </h2>
      <div className={styles.map}>
        {isOpen && position ? (
          <iframe
            className={styles.frame}
            title={`Map of ${location.name}`}
            loading="lazy"
            sandbox="allow-scripts allow-popups"
            src={mapFrameUrl(position)}
          />
        ) : (
          <svg className={styles.drawn} viewBox="0 0 400 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <path d="M-10 130 140 96l90-120M-10 40l150 56 270 30M230 190l-26-84 60-140M330-10l-24 118 30 90M60-10 90 190" />
          </svg>
        )}
        {!isOpen && <IconPin className={styles.pin} size={40} />}
      </div>
      <p className={styles.address}>
        <strong>{location.name}</strong>
        {address && <span>{address}</span>}
        <span className={styles.basis}>{seller}</span>
      </p>
      <p className={styles.row}>
        {position && !isOpen && (
          <button className={styles.button} type="button" data-scripted onClick={() => setOpen(true)}>
            Show the map
          </button>
        )}
        <a className={styles.link} href={href} target="_blank" rel="noopener">
          Directions
        </a>
      </p>
    </section>
  );
}
