import { mappedFields } from "./mapped-fields.ts";
import type { MappedSite } from "./mapped-fields.ts";
import { matchColumns } from "./match-columns.ts";
import type { ColumnChoices } from "./match-columns.ts";
import type { MatchedColumn } from "./matched-column.ts";
import { StockRefusedError } from "../stock-refused.ts";
import { parseMapping } from "../find-mapping.ts";
import type { MappingInput } from "../mapping-schema.ts";
import type { StockFileProfile } from "./profile-stock-file.ts";
import type { GuessSetting } from "./field-guesses.ts";

/** What was made of a file's columns. */
export interface ProposedMapping {
  mapping: MappingInput;
  /** Columns that are used, in the order of the file. */
  matched: readonly MatchedColumn[];
  /** Names of those that are left out. */
  left: readonly string[];
  /** What the file does not say, and what counts instead. */
  assumed: readonly string[];
}

/** What a mapping is proposed for. */
export interface ProposeOptions extends GuessSetting, MappedSite {
  /** Name of the mapping: `northside-cars`. */
  name: string;
  /** What a person has said of columns. */
  choices?: ColumnChoices;
}

/**
 * Proposes how the columns of a stock file become cars, by the names of the columns and by what stands in them. A
 * person looks it over.
 *
 * @throws StockRefusedError `columns_missing` where nothing says what make and model a car is
 * @example
 * proposeMapping(await profileStockFile("yard.csv"), options).mapping.fields.km // { from: "Odo Reading", number: { decimals: 0 } }
 */
export function proposeMapping(profile: StockFileProfile, options: ProposeOptions): ProposedMapping {
  refuseWithoutNames(profile, options);
  const matched = matchColumns(profile, options, options.choices);
  const { fields, vehicleName, assumed } = mappedFields(profile, matched, options);
  const has = (subject: string) => matched.some((match) => match.subject === subject);
  if ((!fields.make || !fields.model) && !vehicleName)
    throw new StockRefusedError(
      "columns_missing",
      `No column of the file says ${fields.make ? "the model" : "the make"} of a car. It has: ${profile.columns
        .map(({ name }) => name)
        .join(", ")
        .slice(0, 300)}. Name the columns in a mapping (packages/platform/README.md) and pass it with --mapping.`,
    );
  const required = matched.filter(({ subject }) => requiredSubjects.has(subject)).map(({ column }) => column.name);
  const mapping: MappingInput = {
    name: options.name,
    ...(profile.delimiter === "," ? {} : { delimiter: profile.delimiter }),
    requiredColumns: required,
    identity: has("vin") || has("stocknum") ? [] : identityColumns(matched),
    ...(vehicleName && { vehicleName }),
    fields,
  };
  parseMapping(mapping, options.name);
  const used = new Set(matched.map(({ column }) => column));
  return {
    mapping,
    matched,
    left: profile.columns.filter((column) => !used.has(column)).map(({ name }) => name),
    assumed,
  };
}

/**
 * A first line with a make and a year in it is a car: its columns have no names by which a mapping could find them
 * again.
 */
function refuseWithoutNames({ columns }: StockFileProfile, { isMake }: GuessSetting): void {
  const names = columns.map(({ name }) => name);
  if (!names.some(isMake) || !names.some((name) => /^(?:19|20)\d{2}$/.test(name))) return;
  throw new StockRefusedError(
    "columns_missing",
    `The first line of the file is a car (${names.slice(0, 4).join(", ")}), not the names of the columns. Nothing was changed. Put a line with their names above it.`,
  );
}

/** Without these a later file is refused rather than taken for one that says less. */
const requiredSubjects: ReadonlySet<string> = new Set([
  "vin",
  "stocknum",
  "make",
  "model",
  "title",
  "year",
  "price",
  // Without them a car that is withdrawn or hidden would be offered, and a new one sold as used.
  "status",
  "car_type",
  "show_on_dealer_website",
]);

/** Fields that do not change while a car is for sale. */
const lasting: ReadonlySet<string> = new Set([
  "year",
  "make",
  "model",
  "badge",
  "title",
  "car_type",
  "km",
  "colour",
  "trans",
  "body",
  "regplate",
]);
const identityColumns = (matched: readonly MatchedColumn[]) =>
  matched.filter(({ subject }) => lasting.has(subject)).map(({ column }) => column.name);
