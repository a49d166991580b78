import type { FeedField } from "../car-fields.ts";
import { isNumericField } from "../car-fields.ts";
import type { MappingInput } from "../mapping-schema.ts";
import { readNumber } from "../read-number.ts";
import { comparable } from "../read-source.ts";
import type { MatchedColumn } from "./matched-column.ts";
import { shareOf } from "./profile-stock-file.ts";
import type { ColumnProfile, StockFileProfile } from "./profile-stock-file.ts";
import { engineFields, listField, placeFields, priceFields, twoPrices } from "./parted-fields.ts";
import { titleFields } from "./title-fields.ts";
import {
  bodyMeanings,
  conditionMeanings,
  driveMeanings,
  fuelMeanings,
  gearboxMeanings,
  reservedMeanings,
  statusMeanings,
  valuesOf,
} from "./word-meanings.ts";
import type { Meanings } from "./word-meanings.ts";

type Fields = MappingInput["fields"];

/** What a mapping takes from the site that it is for. */
export interface MappedSite {
  /** Where the cars stand. */
  locationId: string;
  /** An advertised price includes everything, by law. */
  isPriceTotal: boolean;
}

/** How the matched columns fill the fields of a car, and what counts where no column says it. */
export function mappedFields(
  profile: StockFileProfile,
  matched: readonly MatchedColumn[],
  { locationId, isPriceTotal, isMake }: MappedSite & { isMake: (text: string) => boolean },
): { fields: Fields; vehicleName?: MappingInput["vehicleName"]; assumed: string[] } {
  const columns = new Map(matched.map(({ subject, column }) => [subject, column]));
  const fields: Fields = { location: { otherwise: locationId } };
  for (const { subject, column } of matched) Object.assign(fields, fieldsOf(subject, column));
  const [price, otherPrice] = matched.filter(({ subject }) => subject === "price");
  if (price && otherPrice) Object.assign(fields, twoPrices(price.column, otherPrice.column));
  const [yard, ...otherYards] = columns.get("location")?.texts.keys() ?? [];
  // The dealer's own code of the one yard that the site has.
  if (yard !== undefined && otherYards.length === 0) fields.location = { otherwise: locationId };
  const title = columns.get("title");
  const named = title && titleFields(title, columns, isMake);
  Object.assign(fields, named?.fields);
  // Names cut at the first blank ("Land" + "Rover") are put right by the title.
  if (named?.vehicleName) for (const name of ["make", "model"] as const) delete fields[name];
  const assumed: string[] = [];
  if (!fields.car_type) {
    fields.car_type = { otherwise: "used" };
    assumed.push("No column says whether a car is new, a demonstrator or used: each counts as used.");
  }
  fields.status ??= { otherwise: "in_stock" };
  if (!columns.has("price")) assumed.push("No column says the price: the cars show without one.");
  if (!fields.price_type) {
    if (isPriceTotal) fields.price_type = { otherwise: "drive_away" };
    else if (columns.has("price"))
      assumed.push(
        "No column says what prices include (drive away, or excluding government charges), which a buyer must be told. Say it in the mapping: price_type.",
      );
  }
  if (!columns.has("vin") && !columns.has("stocknum"))
    assumed.push("There is neither VIN nor stock number: cars are told apart by what else the file says of them.");
  return { fields, assumed, ...(named?.vehicleName && { vehicleName: named.vehicleName }) };
}

function fieldsOf(subject: MatchedColumn["subject"], column: ColumnProfile): Fields {
  const from = column.name;
  switch (subject) {
    case "title":
      return {};
    case "make":
    case "model":
      return { [subject]: { from, required: true } };
    case "year":
      return {
        year: {
          from:
            shareOf(column, (text) => /^\d{4}$/.test(text)) > 0.95
              ? from
              : { column: from, match: "\\b((?:19|20)\\d{2})\\b" },
        },
      };
    case "car_type":
      return { car_type: { from: { column: from, values: everMeant(column, conditionMeanings) }, otherwise: "used" } };
    case "status":
      return statusFields(column);
    case "body":
      return {
        body: { from },
        simple_body: { from: { column: from, values: meant(column, bodyMeanings), others: "keep" } },
      };
    case "trans":
      return {
        trans: { from },
        simple_transmission: { from: { column: from, values: everMeant(column, gearboxMeanings) } },
      };
    case "fuel":
      return { fuel: { from }, simple_fuel: { from: { column: from, values: everMeant(column, fuelMeanings) } } };
    case "drive":
      return { drive: { from: { column: from, values: meant(column, driveMeanings), others: "keep" } } };
    case "km":
      return { km: { ...numberField(column), number: { decimals: 0, ...(isInMiles(column) && { times: 1.609344 }) } } };
    case "price":
      return priceFields(column);
    case "engine_size":
      return engineFields(column);
    case "colour":
    case "place":
      return placeFields(subject, column);
    case "images":
    case "standardEquipment":
      return { [subject]: listField(column) };
    default:
      return { [subject]: isNumericField(subject) ? numberField(column) : { from } };
  }
}

/**
 * A car of a status that is not known is taken and not shown (S1 §3); one that is kept for somebody is in stock, and
 * reserved.
 */
function statusFields(column: ColumnProfile): Fields {
  const reserved = Object.keys(meant(column, reservedMeanings));
  return {
    status: {
      from: { column: column.name, values: meant(column, statusMeanings), others: "keep" },
      otherwise: "in_stock",
    },
    ...(reserved.length > 0 && {
      reserved: {
        from: { column: column.name, values: Object.fromEntries(reserved.map((text) => [text, true] as const)) },
      },
    }),
  };
}

/** With the plain words that this file does not have: tomorrow's may, and a new car would pass for a used one. */
function everMeant(column: ColumnProfile, meanings: Meanings): Record<string, string> {
  const said = meant(column, meanings);
  const known = new Set(Object.keys(said).map(comparable));
  const plain = [...new Set(meanings.map(([, means]) => means))].filter((word) => !known.has(comparable(word)));
  return { ...said, ...valuesOf(plain, meanings) };
}

const meant = (column: ColumnProfile, meanings: Meanings) =>
  valuesOf([...column.texts.keys()].slice(0, maxValues), meanings);
/** More texts than this are no vocabulary; what is beyond stays as the file has it. */
const maxValues = 300;

const isInMiles = ({ name, texts }: ColumnProfile) =>
  /\bmiles?\b/i.test(name) || shareOf({ texts }, (text) => /\d\s*mi(?:les?)?$/i.test(text)) > 0.5;

/** A number as it stands, or the first one in a text that says more: "41,200 kms travelled". */
function numberField(column: ColumnProfile): Fields[FeedField] {
  const plain = shareOf(column, (text) => readNumber(text) !== undefined) > 0.95;
  return { from: plain ? column.name : { column: column.name, match: "(\\d[\\d, ]*(?:\\.\\d+)?)" } };
}
