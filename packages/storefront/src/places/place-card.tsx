import type { Location } from "@forecourt/core/schemas";
import { LocationCard } from "@forecourt/dealership/locations";
import type { LocationCardProps, LocationLinks } from "@forecourt/dealership/locations";
import { useSite } from "../use-site.ts";

/** Props of {@link PlaceCard}. */
export interface PlaceCardProps extends Pick<LocationCardProps, "folded" | "headingLevel"> {
  place: { location: Location; links: LocationLinks };
  /** Milliseconds since 1970. */
  now: number;
}

/** A place beside a form: how to reach it, and when it is open. */
export function PlaceCard({ place: { location, links }, now, ...rest }: PlaceCardProps) {
  const { site } = useSite();
  return (
    <LocationCard
      location={location}
      now={new Date(now)}
      timeZone={site.timeZone}
      links={links}
      ways="reach"
      {...rest}
    />
  );
}
