import { addressLine } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { MapFrame } from "@forecourt/ui-kit/map-frame";
import styles from "./vehicle-panels.module.css";

/** Location of a car, and its seller. */
export interface PlacePanelProps {
  location: NonNullable<Car["location"]>;
  /** Address of its map; without one there is no map to open, only the way to one. */
  mapUrl?: string | undefined;
  /** Licensee or trader with the number of the licence, as the law asks for it (legal-display.md). */
  seller: string;
}

const listOf = new Intl.ListFormat("en");

/** The place of a car at #vehicle-map (S1 §2): a drawn picture first, the map itself when a shopper asks for it. */
export function PlacePanel({ location, mapUrl, seller }: PlacePanelProps) {
  const { place_url: url } = location.address ?? {};
  const others = location.distribution_locations ?? [];
  const address = addressLine(location.address ?? {});
  const href =
    url ??
    `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: `${location.name}, ${address}` })}`;
  return (
    <section
      className={`${styles.panel} ${styles.place}`}
      id="vehicle-map"
      data-part="place"
      aria-labelledby="map-heading"
      data-phone-missing={location.phone ? undefined : location.name}
    >
      <h2 className={styles.heading} id="map-heading">
        Where to see it
      </h2>
      <MapFrame title={`Map of ${location.name}`} src={mapUrl} className={styles.map} />
      <p className={styles.address}>
        <strong>{location.name}</strong>
        {address && <span>{address}</span>}
        <span className={styles.basis}>{seller}</span>
      </p>
      {others.length > 0 && (
        <p className={styles.basis}>
          It can also be seen or handed over at {listOf.format(others.map(({ name }) => name))}.
        </p>
      )}
      <p className={styles.row}>
        <a className={styles.link} href={href} target="_blank" rel="noopener">
          Directions
        </a>
      </p>
    </section>
  );
}
