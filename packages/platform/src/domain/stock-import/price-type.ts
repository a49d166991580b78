import type { PriceType } from "@forecourt/core/schemas";
import { comparable } from "./read-source.ts";

const patterns: readonly [RegExp, PriceType][] = [
  [/^(?:estimated|est\.?) drive ?-?away/, "estimated_drive_away"],
  // Except text which says that the price is not a drive-away price.
  [/^(?!.*\b(?:non?|not|ex|excl\S*|plus|before)\b.*drive).*drive ?-?away|^dap(?: ?price)?$/, "drive_away"],
  [/^(?:egc|e\.g\.c\.?)(?: ?price)?\W*$|(?:excl\S*|\bex\.?|\bbefore) (?:gov\S*|government) charges/, "egc"],
  [
    /^(?:plus|\+) ?(?:orc|o\.r\.c\.?|on[- ]road costs?)|^orc$|(?:excl\S*|\bex\.?|\bbefore) (?:orc|on[- ]road)/,
    "plus_orc",
  ],
  [/^(?:poa|p\.o\.a\.?)$|price on application/, "poa"],
];

/**
 * What a feed's label says a price includes; undefined for a label that is not known (decisions.md row 53).
 *
 * @example
 * readPriceType("Excl. Govt. Charges") // "egc"
 * readPriceType("DAP") // "drive_away"
 */
export function readPriceType(label: string): PriceType | undefined {
  const text = comparable(label).replaceAll("_", " ");
  return patterns.find(([pattern]) => pattern.test(text))?.[1];
}
