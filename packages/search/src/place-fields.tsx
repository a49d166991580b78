import type { SearchResponse } from "@forecourt/api";
import { formatNumber, nearShopper, offeredDistancesKm } from "@forecourt/core";
import type { Nearby, SearchQuery } from "@forecourt/core";
import { placeProblem } from "./place-problem.ts";
import facet from "./search-facet.module.css";
import styles from "./search-terms.module.css";
import { useSyncedValue } from "./use-synced-value.ts";

/** Props of {@link PlaceFields}. */
export interface PlaceFieldsProps {
  search: SearchQuery;
  /** The place as it was asked for, known or not. */
  nearby: Nearby | undefined;
  result: SearchResponse;
  /** The site's word for its stock, in the plural. */
  vehicles: string;
  locale: string;
  /** Facets of one group stand open one at a time, and closed at first. @default it stands open */
  group?: string | undefined;
}

/**
 * Postcode and distance: which cars are near. Fields of the form around them; the place stands in the address and
 * nowhere else.
 */
export function PlaceFields({ search, nearby, result, vehicles, locale, group }: PlaceFieldsProps) {
  const typed = nearby === undefined || nearby.near === nearShopper ? "" : nearby.near;
  const near = useSyncedValue<HTMLInputElement>(typed);
  const within = useSyncedValue<HTMLSelectElement>(String(nearby?.within ?? ""));
  const problem = placeProblem(nearby, result.placeProblem, vehicles)?.field;
  const place = result.place;
  const chosen = nearby?.within;
  const distances =
    chosen === undefined || (offeredDistancesKm as readonly number[]).includes(chosen)
      ? [...offeredDistancesKm]
      : [...offeredDistancesKm, chosen].sort((one, other) => one - other);
  return (
    <details
      className={facet.group}
      data-part="facet"
      data-facet="distance"
      name={group}
      data-dropdown={group && ""}
      open={group === undefined || problem !== undefined}
    >
      <summary className={facet.summary}>
        Distance{group !== undefined && chosen !== undefined && `: ${formatNumber(chosen, locale)} km`}
      </summary>
      <div className={styles.form}>
        {/* Whoever asks what is near is shown it first; an order that was chosen stays. */}
        {search.sortBy === "newest" && search.nearby === undefined && (
          <input type="hidden" name="sortBy" value="distance" />
        )}
        <label className={styles.field}>
          Postcode or suburb
          <input
            ref={near}
            className={styles.input}
            type="text"
            name="near"
            defaultValue={typed}
            maxLength={60}
            autoComplete="postal-code"
            enterKeyHint="search"
            aria-invalid={problem === undefined ? undefined : true}
            aria-describedby={problem ? "near-problem" : place ? "near-place" : undefined}
          />
        </label>
        <label className={styles.field}>
          Within
          <select ref={within} className={styles.input} name="within" defaultValue={chosen ?? ""}>
            <option value="">Any distance</option>
            {distances.map((kilometres) => (
              <option key={kilometres} value={kilometres}>{`${formatNumber(kilometres, locale, 3)} km`}</option>
            ))}
          </select>
        </label>
        {problem && (
          <p className={styles.problem} id="near-problem" role="alert">
            {problem}
          </p>
        )}
        {nearby && place && (
          <p className={styles.note} id="near-place">
            {/* As core's townLine says it, which would bring the opening hours' code to every page of results. */}
            {`Measured from ${place.approximate ? "the district of " : ""}${place.name}${place.state === place.name ? "" : ` ${place.state}`}`}
          </p>
        )}
        <button className={styles.apply} type="submit">
          Find nearby
        </button>
      </div>
    </details>
  );
}
