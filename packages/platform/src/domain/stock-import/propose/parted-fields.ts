import type { FeedField } from "../car-fields.ts";
import type { MappingInput } from "../mapping-schema.ts";
import { readNumber } from "../read-number.ts";
import { readPriceType } from "../price-type.ts";
import { shareOf } from "./profile-stock-file.ts";
import type { ColumnProfile } from "./profile-stock-file.ts";

type Fields = MappingInput["fields"];

/** Words in a price besides its number. */
const priceWords =
  "((?<!\\b(?:not|non)[ -]?)drive ?-?away|excl\\S* gov\\S*(?: charges)?|e\\.?g\\.?c\\b|(?:plus|\\+) ?(?:orc|on[- ]road costs?))";

/** Price and price type of one column: "$24,990", "24990 Drive Away", a name that says it: "Drive Away Price". */
export function priceFields(column: ColumnProfile): Fields {
  const { name } = column;
  const known = readPriceType(name);
  const byName = known === undefined ? {} : { price_type: { otherwise: known } };
  if (shareOf(column, (text) => readNumber(text) !== undefined || !/\d/.test(text)) > 0.95)
    return { price: { from: name }, ...byName };
  return {
    price: {
      from: [
        { column: name, match: "(\\d[\\d, ]*(?:\\.\\d+)*(?:,\\d{1,2})?)" },
        { column: name, unless: "\\d" },
      ],
    },
    price_type: { from: { column: name, match: priceWords }, ...(known !== undefined && { otherwise: known }) },
  };
}

/**
 * A drive-away price beside one before charges: the whole price where a row has one, as an advertisement names it
 * (legal-display.md "AU single price"), else the other; each with its own type.
 */
export function twoPrices(one: ColumnProfile, other: ColumnProfile): Fields {
  const [whole, part] = readPriceType(other.name) === "drive_away" ? [other, one] : [one, other];
  const types = [whole, part].map(({ name }) => readPriceType(name) ?? "");
  // A price of 0 is none.
  const price = (column: string) => ({ column, match: "([1-9][\\d, ]*(?:\\.\\d+)*(?:,\\d{1,2})?)" });
  const firstDigit = Object.fromEntries("123456789".split("").map((digit) => [digit, types[0] ?? ""]));
  return {
    price: { from: [price(whole.name), price(part.name), { column: part.name, unless: "\\d" }] },
    price_type: { from: { column: whole.name, match: "([1-9])", values: firstDigit }, otherwise: types[1] ?? "" },
  };
}

/** Size and cylinders of an engine: "4 cyl, 2.2 L", "2488cc", "2.5". */
export function engineFields(column: ColumnProfile): Fields {
  const { name } = column;
  const share = (pattern: RegExp) => shareOf(column, (text) => pattern.test(text));
  const inCc = share(/\d{3,4}\s*cc\b/i) > 0.5 || share(/^\d{3,5}$/) > 0.5;
  const litres = inCc
    ? { from: { column: name, match: "(\\d{3,5})" }, number: { times: 0.001, decimals: 1, atLeast: 0.1 } }
    : { from: { column: name, match: "(\\d{1,2}\\.\\d|\\d{1,2}(?= ?L))" }, number: { decimals: 1, atLeast: 0.1 } };
  return {
    engine_size: { from: name },
    engine_size_litres: litres,
    ...(share(/\d+ ?cyl/i) > 0.3 && { cylinders: { from: { column: name, match: "(\\d+) ?cyl" } } }),
  };
}

/** Two things in one column: "White / Black" outside and inside, "Caringbah, NSW". */
export function placeFields(subject: "colour" | "place", column: ColumnProfile): Fields {
  const separator = subject === "colour" ? " / " : ",";
  const [first, second]: [FeedField, FeedField] =
    subject === "colour" ? ["colour", "interior_colour"] : ["city", "state"];
  const part = (index: number) => ({ from: { column: column.name, part: { separator, index } } });
  if (shareOf(column, (text) => text.includes(separator)) < 0.5) return { [first]: { from: column.name } };
  return { [first]: part(0), [second]: part(1) };
}

/** A list, with what stands between its entries. */
export function listField(column: ColumnProfile): Fields[FeedField] {
  const marks = ["|", ";", "\n", ","];
  const separator = marks.find((mark) => shareOf(column, (text) => text.includes(mark)) > 0.2);
  return { from: column.name, ...(separator !== undefined && separator !== "|" && { separator }) };
}
