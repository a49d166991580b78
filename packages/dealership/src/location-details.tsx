import { directionsUrl, locationOpenState, mapFrameUrl, telHref, addressLine } from "@forecourt/core";
import type { CountryCode } from "@forecourt/core";
import type { Location } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import { IconPhone, IconPin } from "@forecourt/ui-kit/icon";
import { MapFrame } from "@forecourt/ui-kit/map-frame";
import { Select } from "@forecourt/ui-kit/select";
import type { ReactNode } from "react";
import styles from "./dealership-location-page.module.css";
import { LocationHours } from "./location-hours.tsx";
import { LocationNumbers } from "./location-numbers.tsx";
import { RatingStars } from "./reviews/rating-stars.tsx";

/** A number of a location, with what it is for. */
export interface LocationPhone {
  label: string;
  /** As it shows; masked where the site masks it. */
  phone: string;
  /** Of the site's numbers that for a kind of car; left out, the location's own. */
  number?: "new" | "demo" | "used";
}

/** Props of {@link LocationDetails}. */
export interface LocationDetailsProps {
  location: Location;
  now: Date;
  timeZone: string;
  /** In which the law names licences differently. */
  country: CountryCode;
  phones: readonly LocationPhone[];
  /** What there is at the place, to choose from; with fewer than two there is nothing to choose. */
  types: readonly { value: string; name: string }[];
  /** Path of the page, to which the choice is sent. */
  path: string;
  /** The dealership that it belongs to. */
  dealership?: { name: string; id: string } | undefined;
  /** Average of its reviews with their number, where they show. */
  rating?: { average: number; count: number } | undefined;
  picture?: ReactNode;
  /** Where its cars are listed; left out where none are sold there. */
  stockHref?: string | undefined;
  /** Where the dealer is written to. */
  contactHref?: string | undefined;
}

/**
 * A location on a page of its own: what is there, when it is open, how to call it and how to get there (S2 §2 "Location
 * detail page").
 */
export function LocationDetails({
  location,
  now,
  timeZone,
  country,
  phones,
  types,
  path,
  dealership,
  rating,
  picture,
  stockHref,
  contactHref,
}: LocationDetailsProps) {
  const { address, location_type: type, location_subtype: subtype } = location;
  const state = locationOpenState(location, { now, timeZone });
  return (
    <div
      className={styles.columns}
      data-location-id={location.id}
      data-dealership-id={dealership?.id}
      data-phone-missing={phones.length > 0 ? undefined : location.name}
    >
      <div className={styles.main}>
        <div className={styles.facts}>
          {state && (
            <span className={styles.state} data-open={state.open || undefined}>
              {state.text}
            </span>
          )}
          {subtype && <span>{subtype}</span>}
          {dealership && dealership.name !== location.name && <span>Part of {dealership.name}</span>}
          {rating && (
            <span className={styles.rating}>
              <RatingStars rating={rating.average} size={16} /> {rating.average.toFixed(1)} out of 5, {rating.count}{" "}
              {rating.count === 1 ? "review" : "reviews"}
            </span>
          )}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
        <section className={styles.part} aria-labelledby="location-place">
          <h2 className={styles.heading} id="location-place">
            Find us
          </h2>
          <p className={styles.line}>
            <IconPin size={18} />
            <span>{addressLine(address)}</span>
          </p>
          <MapFrame key={location.id} title={`Map of ${location.name}`} src={mapFrameUrl(address)} />
          <div className={styles.actions}>
            <Button href={directionsUrl(location)} rel="noopener" target="_blank">
              Get Directions
            </Button>
            {stockHref !== undefined && (
              <Button href={stockHref} variant="secondary">
                View Our Stock
              </Button>
            )}
            {contactHref !== undefined && (
              <Button href={contactHref} variant="secondary">
                Contact
              </Button>
            )}
          </div>
        </section>
        {types.length > 1 && (
          <form className={styles.types} action={path}>
            <Select key={type} label="Location type" name="type" defaultValue={type} data-submit-on-change="">
              {types.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
            <Button type="submit" variant="secondary">
              Show
            </Button>
          </form>
        )}
      </div>
      <div className={styles.side}>
        {phones.length > 0 && (
          <section className={styles.part} aria-labelledby="location-phones">
            <h2 className={styles.heading} id="location-phones">
              Call us
            </h2>
            <ul className={styles.phones}>
              {phones.map(({ label, phone, number }) => (
                <li key={label} data-phone={number}>
                  <IconPhone size={18} />
                  <span>{label}</span>
                  <a href={telHref(phone)}>{phone}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <LocationHours location={location} now={now} timeZone={timeZone} />
        <LocationNumbers location={location} country={country} />
      </div>
    </div>
  );
}
