import { countries } from "@forecourt/core";
import type { ServicePlace } from "@forecourt/enquiry/service";
import type { ServiceSettings } from "@forecourt/core/schemas";
import { Disclosure } from "@forecourt/ui-kit/disclosure";
import { FormNote } from "../form-page.tsx";
import { maxOpenPlaces } from "../places/max-open-places.ts";
import { PlaceCard } from "../places/place-card.tsx";
import type { PlaceCardProps } from "../places/place-card.tsx";
import styles from "../places/storefront-places.module.css";
import { useSite } from "../use-site.ts";
import { ServicePrices } from "./service-prices.tsx";
import { VisitSummary } from "./visit-summary.tsx";
import type { Visit } from "./visit-summary.tsx";

/** Props of {@link ServiceSide}. */
interface ServiceSideProps {
  /** The booking so far; undefined once it is sent. */
  visit: Visit | undefined;
  /** Another company's frame takes the booking, so that the page does not know it. */
  hasFrame: boolean;
  /** The booking asks for the vehicle. */
  hasVehicle: boolean;
  /** Id of the chosen place; undefined before one is chosen. */
  chosenId: string | undefined;
  prices: ServiceSettings["prices"];
  places: readonly ServicePlace[];
  locations: readonly PlaceCardProps["place"][];
  /** ms since 1970. */
  now: number;
}

/**
 * Beside a service booking: the booking so far with what happens next, or prices beside a frame; then where cars are
 * serviced.
 */
export function ServiceSide({
  visit,
  hasFrame,
  hasVehicle,
  chosenId,
  prices,
  places,
  locations,
  now,
}: ServiceSideProps) {
  const { site, money } = useSite();
  const { salesTax } = countries[site.country];
  const chosen = locations.find(({ location }) => location.id === chosenId) ?? locations[0];
  return (
    <>
      {visit && hasFrame && <ServicePrices prices={prices} money={money} salesTax={salesTax} />}
      {visit && !hasFrame && (
        <>
          <VisitSummary
            visit={visit}
            prices={prices}
            places={places}
            money={money}
            salesTax={salesTax}
            hasVehicle={hasVehicle}
          />
          <FormNote title="What happens next">
            <ol>
              <li>We will confirm the day and time with you.</li>
              <li>Bring it in, with its keys and logbook.</li>
              <li>We ask before doing more than you booked.</li>
            </ol>
          </FormNote>
        </>
      )}
      <h2>Where we service {site.search.vehicleType}</h2>
      {locations.length > maxOpenPlaces ? (
        <>
          {chosen && <PlaceCard place={chosen} now={now} folded="nothing" />}
          <Disclosure className={styles.workshops} title={`All ${locations.length} workshops`}>
            {locations.map((place) => (
              <PlaceCard key={place.location.id} place={place} now={now} folded="all" />
            ))}
          </Disclosure>
        </>
      ) : (
        locations.map((place) => <PlaceCard key={place.location.id} place={place} now={now} folded="nothing" />)
      )}
    </>
  );
}
