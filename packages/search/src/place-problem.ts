import type { SearchResponse } from "@forecourt/api";
import { nearShopper } from "@forecourt/core";
import type { Nearby } from "@forecourt/core";

/** What is said of a place: beside its field, and above the cars. */
export interface PlaceProblem {
  field: string;
  notice: string;
}

/**
 * What a shopper is told whose search is near nowhere (S2 §7, §8 "Invalid postcode"); undefined while there is nothing to tell.
 *
 * @example
 * placeProblem({ near: "Nowhereville" }, "unknown")?.field // "Place not found: we do not know “Nowhereville”."
 */
export function placeProblem(
  nearby: Nearby | undefined,
  problem: SearchResponse["placeProblem"],
): PlaceProblem | undefined {
  if (!nearby || !problem) return undefined;
  if (problem === "unavailable")
    return {
      field: "We cannot look up postcodes right now. These are cars from everywhere.",
      notice: "Distances are not known right now: these are cars from everywhere.",
    };
  if (nearby.near === nearShopper)
    return {
      field: "Enter your postcode",
      notice: "Enter your postcode in the filters to see the cars near you: these are cars from everywhere.",
    };
  if (/^\d+$/.test(nearby.near))
    return {
      field: "Invalid postcode",
      notice: `Invalid postcode: we do not know ${nearby.near}. These are cars from everywhere.`,
    };
  return {
    field: `Place not found: we do not know “${nearby.near}”.`,
    notice: `Place not found: we do not know “${nearby.near}”. These are cars from everywhere; a postcode may help.`,
  };
}
