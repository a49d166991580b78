import { readNumber } from "../read-number.ts";
import { readPriceType } from "../price-type.ts";
import { shareOf } from "./profile-stock-file.ts";
import type { ColumnProfile, StockFileProfile } from "./profile-stock-file.ts";
import { fieldGuesses } from "./field-guesses.ts";
import type { Subject } from "./column-names.ts";
import type { FieldGuess, GuessSetting } from "./field-guesses.ts";
import type { MatchedColumn } from "./matched-column.ts";
import { priceAndDistance } from "./price-and-distance.ts";

/** What a person says of a column: its subject, or undefined for one that is left out. */
export type ColumnChoices = ReadonlyMap<string, Subject | undefined>;

/**
 * Says what each column of a file is about, by its name and by what stands in it. A column is about one thing, and each
 * thing is in one column; but prices may be in two, drive away and before charges.
 *
 * @param choices what a person has said; it wins
 * @example
 * matchColumns(profile, setting).map(({ subject, column }) => `${column.name}: ${subject}`) // ["Stk #: stocknum", "Odo: km", …]
 */
export function matchColumns(
  profile: StockFileProfile,
  setting: GuessSetting,
  choices: ColumnChoices = new Map(),
): MatchedColumn[] {
  const chosen = profile.columns.flatMap((column): MatchedColumn[] => {
    const subject = choices.get(column.name);
    return subject === undefined ? [] : [{ subject, column, because: "person" }];
  });
  const found = new Map<Subject, MatchedColumn>(chosen.map((match) => [match.subject, match]));
  const taken = new Set(profile.columns.filter(({ name }) => choices.has(name)));
  const take = (match: MatchedColumn) => {
    if (found.has(match.subject) || taken.has(match.column)) return;
    found.set(match.subject, match);
    taken.add(match.column);
  };
  const likely = fieldGuesses(setting).flatMap((guess) =>
    profile.columns.flatMap((column) => {
      const { score, because } = likelihood(guess, column);
      return score > 0 ? [{ score, match: { subject: guess.subject, column, because } }] : [];
    }),
  );
  for (const { match } of likely.sort((one, other) => other.score - one.score)) take(match);
  const left = profile.columns.filter((column) => !taken.has(column));
  for (const match of priceAndDistance(profile, left, found.get("year")?.column)) take(match);
  for (const match of besideMake(profile, taken, found.get("make")?.column)) take(match);
  const stock = profile.columns.find((column) => !taken.has(column) && isOwnNumber(column, profile.rows));
  if (stock && !found.has("vin")) take({ subject: "stocknum", column: stock, because: "values" });
  const prices = otherPrices(profile, taken, found.get("price")?.column);
  return [...found.values(), ...prices].sort((one, other) => one.column.index - other.column.index);
}

/** A name that is right counts for most; values alone must leave hardly a doubt. */
function likelihood(
  { subject, headers, fits, byValues }: FieldGuess,
  column: ColumnProfile,
): { score: number; because: MatchedColumn["because"] } {
  const nothing = { score: 0, because: "values" } as const;
  const named = nameLikelihood(column.name, [compact(subject), ...headers]);
  // A column that is empty so far is known by its name alone.
  const fitting = fits && column.filled > 0 ? shareOf(column, fits) : undefined;
  if (named > 0)
    return fitting !== undefined && fitting < 0.3
      ? nothing
      : { score: named + (fitting ?? 0.5), because: fitting === undefined ? "name" : "both" };
  const shown = typeof byValues === "function" ? shareOf(column, byValues) : fitting;
  return byValues && shown !== undefined && shown >= 0.8 ? { score: shown * 0.8, because: "values" } : nothing;
}

/**
 * 1 for a name of the list; less for one that holds such a name as its beginning or end ("Sell Price (AUD)") or first
 * word ("Kms so far").
 */
function nameLikelihood(column: string, headers: readonly string[]): number {
  const name = compact(column);
  const place = headers.indexOf(name);
  if (place !== -1) return 1.2 - place * 0.01;
  if (headers.some((header) => header.length >= 4 && (name.startsWith(header) || name.endsWith(header)))) return 0.5;
  const first = compact(/^[a-z]+/i.exec(column)?.[0] ?? "");
  return first.length >= 3 && headers.includes(first) ? 0.4 : 0;
}

const compact = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** The model is the column after the make where none is called so. */
function* besideMake(
  { columns }: StockFileProfile,
  taken: ReadonlySet<ColumnProfile>,
  make: ColumnProfile | undefined,
): Generator<MatchedColumn> {
  const next = make && columns.find(({ index }) => index === make.index + 1);
  if (next && !taken.has(next) && next.texts.size > 1) yield { subject: "model", column: next, because: "values" };
}

/** A price that includes something else than the one that was found, by their names: "egcprice" beside "dapprice". */
function otherPrices(
  { columns }: StockFileProfile,
  taken: ReadonlySet<ColumnProfile>,
  price: ColumnProfile | undefined,
): MatchedColumn[] {
  const basis = price && readPriceType(price.name);
  if (basis === undefined) return [];
  const other = columns.find((column) => {
    const known = readPriceType(column.name);
    const isNumbers = column.filled === 0 || shareOf(column, (text) => readNumber(text) !== undefined) > 0.3;
    return !taken.has(column) && known !== undefined && known !== basis && isNumbers;
  });
  return other ? [{ subject: "price", column: other, because: "name" }] : [];
}

/** Whether each row has a short number of its own there. */
function isOwnNumber({ texts, filled }: ColumnProfile, rows: number): boolean {
  return (
    filled === rows &&
    texts.size === Math.min(rows, 1000) &&
    [...texts.keys()].every((text) => /^(?=.*\d)[A-Z0-9/-]{2,12}$/i.test(text))
  );
}
