import type { AmountsRead } from "./plain-amounts.ts";
import type { PlainText } from "./plain-text.ts";

const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const count = String.raw`(?<count>\d{1,2}|${words.slice(1).join("|")})`;
const more = String.raw`(?: ?(?:\+|or more|plus))?`;
const people = String.raw`(?:people|persons|adults|berths?|sleepers?)`;
const berths = [
  new RegExp(`(?:(?:that|which|to) )?sleep(?:s|ing)? (?:up to |at least |for )?${count}${more}(?: ${people})?`),
  new RegExp(`(?:(?:for|at least) )?${count}${more}[ -]?${people}(?: or more|\\+)?`),
];
const family =
  /(?:for )?(?:(?:a|my|our|the) )?(?:(?<size>big|large|growing) |young )?famil(?:y|ies)(?: of (?<heads>[2-8])| friendly| sized?)?/;

const mass = String.raw`(?<mass>\d+(?:[.,]\d+)?) ?(?<unit>t|tonnes?|tons?|kgs?|kilos)`;
const towed = String.raw`(?:(?:(?:i|we|car|my car|our car) )?(?:can )?(?:tow|tows|towing|towed|pull|pulls|weighs?|weighing|atm|gtm)(?: (?:by|with|of|is))? )`;
const atMost = String.raw`(?:(?:under|below|less th[ae]n|lighter th[ae]n|up to|max(?:imum)?(?: of)?|no (?:more|heavier) th[ae]n|not over) )`;
const after = String.raw`(?: (?:atm|gtm|loaded|or less|max(?:imum)?|tow(?:ing)?(?: (?:capacity|limit))?))`;
const masses = [
  new RegExp(`${towed}${atMost}?${mass}${after}*`),
  new RegExp(`${towed}?${atMost}${mass}${after}*`),
  new RegExp(`${mass}${after}+`),
];
const minForFamily = 4;
const minForLargeFamily = 5;

/**
 * Reads what vans are asked for by, where the stock is vans: "sleeps 6", "4 berth", "for a family", and what they
 * weigh, which is what a car can tow: "tow under 2500 kg" is of no car here.
 *
 * @param known how many the vans of the stock sleep
 */
export function readVans(text: PlainText, { ranges }: Pick<AmountsRead, "ranges">, known: readonly number[]): void {
  if (known.length === 0) return;
  const sleeps = (wanted: number): boolean => {
    if (wanted < 1 || !known.some((value) => value >= wanted)) return false;
    ranges.sleeps = { min: Math.max(wanted, ranges.sleeps?.min ?? 0) };
    return true;
  };
  for (const pattern of berths)
    text.each(pattern, ({ count: said = "" }) => sleeps(words.includes(said) ? words.indexOf(said) : Number(said)));
  text.each(
    family,
    ({ size, heads }) =>
      ranges.sleeps !== undefined ||
      sleeps(heads === undefined ? (size === undefined ? minForFamily : minForLargeFamily) : Number(heads)),
  );
  for (const pattern of masses)
    text.each(pattern, ({ mass: said = "", unit = "" }) => {
      const value = Number(said.replace(",", unit.startsWith("t") ? "." : ""));
      const kilograms = Math.round(unit.startsWith("t") ? value * 1000 : value);
      if (!(kilograms >= 300 && kilograms <= 20_000)) return false;
      ranges.aggregate_trailer_mass = { max: kilograms };
      return true;
    });
}
