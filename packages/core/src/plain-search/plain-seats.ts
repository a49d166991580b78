import type { SearchQuery } from "../search/search-query.ts";
import type { PlainText } from "./plain-text.ts";
import { squashed } from "./plain-words.ts";

const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const count = String.raw`(?<count>\d{1,2}|${words.slice(2).join("|")})`;
const patterns = [
  { pattern: new RegExp(`(?:at least|min|minimum|more than) ${count} ?(?:seats?|seaters?|seat)`), more: true },
  { pattern: new RegExp(`${count} ?(?:\\+|or more|plus) ?(?:seats?|seaters?)`), more: true },
  { pattern: new RegExp(`${count} ?(?:seats?|seaters?)(?: or more|\\+)`), more: true },
  { pattern: new RegExp(`${count} ?(?:seats?|seaters?)`), more: false },
  { pattern: new RegExp(`seats ${count}`), more: false },
];
/** A third row has the sixth seat. */
const threeRows = /(?:3|three) ?rows?(?: of seats)?|(?:3rd|third) row(?: seats?| seating)?/;

/** A family has five seats, a big one a third row; where seats were counted, the word says no more. */
const family =
  /(?:for )?(?:(?:a|my|our|the|his|her) )?(?:(?<size>big|large|growing) |young )?famil(?:y|ies)(?: of (?<heads>[2-8])| friendly| sized?)?/;

/** Reads "7 seater", "five seats", "at least 7 seats", "3 row", "family"; only numbers of seats that the stock has. */
export function readSeats(
  text: PlainText,
  found: { filters: SearchQuery["filters"]; isForFamily?: boolean },
  known: readonly string[],
): void {
  for (const { pattern, more } of patterns)
    text.each(pattern, (groups) => {
      const said = groups["count"] ?? "";
      const wanted = words.includes(said) ? words.indexOf(said) : Number(said);
      const values = known.filter((value) => (more ? Number(value) >= wanted : Number(value) === wanted));
      if (wanted < 2 || values.length === 0) return false;
      found.filters.seats = [...new Set([...(found.filters.seats ?? []), ...values])].sort();
      return true;
    });
  const atLeast = (wanted: number): boolean => {
    const values = known.filter((value) => Number(value) >= wanted);
    if (values.length === 0) return false;
    found.filters.seats = [...new Set([...(found.filters.seats ?? []), ...values])].sort();
    return true;
  };
  text.each(threeRows, () => atLeast(6));
  text.each(family, ({ size, heads }) => {
    if (found.filters.seats !== undefined) return true;
    const wanted = heads === undefined ? (size === "big" || size === "large" ? 6 : 5) : Number(heads);
    const isKnown = atLeast(wanted);
    // Utes and coupés have five seats too; a third row says enough.
    found.isForFamily = isKnown && wanted <= 5;
    return isKnown;
  });
}

/** Bodies for a family, where none was named. */
export const familyBodies: ReadonlySet<string> = new Set(
  ["SUV", "Wagon", "Station Wagon", "People Mover", "MPV", "Sedan"].map(squashed),
);
