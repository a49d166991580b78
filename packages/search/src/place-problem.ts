import type { SearchResponse } from "@forecourt/api";
import { nearShopper } from "@forecourt/core";
import type { Nearby } from "@forecourt/core";

/** What is said of a place: beside its field, and above the cars. */
export interface PlaceProblem {
  field: string;
  notice: string;
}

/**
 * What a shopper is told whose search is near nowhere (S2 §7, §8 "Invalid postcode"); undefined while there is nothing
 * to tell.
 *
 * @param vehicles what the site calls its stock, in the plural
 * @example
 * placeProblem({ near: "Nowhereville" }, "unknown", "cars")?.field // "Place not found: we do not know “Nowhereville”."
 */
export function placeProblem(
  nearby: Nearby | undefined,
  problem: SearchResponse["placeProblem"],
  vehicles: string,
): PlaceProblem | undefined {
  if (!nearby || !problem) return undefined;
  const everywhere = `these are ${vehicles} from everywhere`;
  if (problem === "unavailable")
    return {
      field: `We cannot look up postcodes right now: ${everywhere}.`,
      notice: `Distances are not known right now: ${everywhere}.`,
    };
  if (nearby.near === nearShopper)
    return {
      field: "Enter your postcode or suburb",
      notice: `Enter your postcode or suburb in the filters to see the ${vehicles} near you: ${everywhere}.`,
    };
  if (/^\d+$/.test(nearby.near))
    return {
      field: "Invalid postcode",
      notice: `Invalid postcode: we do not know ${nearby.near}, so ${everywhere}. A suburb will do, too.`,
    };
  return {
    field: `Place not found: we do not know “${nearby.near}”.`,
    notice: `Place not found: we do not know “${nearby.near}”, so ${everywhere}. A postcode may help.`,
  };
}
