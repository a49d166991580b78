import type { Site } from "@forecourt/core/schemas";
import { feedFields, isFeedField } from "./car-fields.ts";
import type { FeedField } from "./car-fields.ts";
import { carIdentity, readVin } from "./car-identity.ts";
import type { CarIdentity } from "./car-identity.ts";
import { compileField } from "./compile-field.ts";
import type { FieldSetting } from "./compile-field.ts";
import { sourcesOf } from "./mapping-schema.ts";
import type { Mapping } from "./mapping-schema.ts";
import { quoted } from "./quoted.ts";
import { cleanText, comparable } from "./read-source.ts";
import { StockRefusedError } from "./stock-refused.ts";
import { unreadColumns } from "./unread-columns.ts";
import { vehicleName } from "./vehicle-name.ts";

/** What the mapping finds in a row, before it is a car. */
export interface RowReading {
  values: Partial<Record<FeedField, unknown>>;
  /** Fields that could not be read, with the reason. */
  problems: Map<FeedField, string>;
  /** Fields that must be there and are not, with what the row says instead. */
  missing: Map<FeedField, string>;
  /**
   * Fields of which the file says something that the mapping has no meaning for, with what it says; they have the value
   * of `otherwise`.
   */
  untranslated: Map<FeedField, string>;
  onApplication: boolean;
  identity: CarIdentity | undefined;
}

/** A mapping made ready for one file. */
export interface CompiledMapping {
  readRow(cells: readonly string[]): RowReading;
  /** Every field that the mapping fills, whatever the row. */
  fields: readonly FeedField[];
}

/**
 * Makes a mapping ready for a file with these column names.
 *
 * @throws StockRefusedError `columns_missing` or `columns_repeated`
 */
export function compileMapping(mapping: Mapping, header: readonly string[], site: Site): CompiledMapping {
  const positions = columnPositions(mapping, header);
  const position = (column: string) => positions.get(comparable(column));
  const nullWords = new Set(mapping.nullWords.map(comparable));
  const poaWords = new Set(mapping.poaWords.map(comparable));
  const isNull = (text: string) => text === "" || nullWords.has(comparable(text));
  const setting: FieldSetting = { site, position, isNull, isOnApplication: (text) => poaWords.has(comparable(text)) };
  const cell = (cells: readonly string[], column: string) => cleanText(cells[position(column) ?? -1] ?? "");
  const known = (cells: readonly string[], column: string) => {
    const text = cell(cells, column);
    return isNull(text) ? undefined : text;
  };
  const entries = Object.entries(mapping.fields).flatMap(([name, field]) =>
    field && isFeedField(name) && feedFields[name] !== "unstored" ? [{ name, field }] : [],
  );
  const readers = entries.map(({ name, field }) => ({
    name,
    read: compileField(name, field, setting),
    required: field.required ? sourcesOf(field).map(({ column }) => column) : undefined,
  }));
  const rule = mapping.vehicleName;
  const fields = new Set<FeedField>([
    ...entries.map(({ name }) => name),
    ...(rule ? (["make", "model", "badge"] as const) : []),
  ]);
  return {
    fields: [...fields],
    readRow(cells) {
      const reading: RowReading = {
        values: {},
        problems: new Map(),
        missing: new Map(),
        untranslated: new Map(),
        onApplication: false,
        identity: undefined,
      };
      if (rule) {
        const { make, model, badge } = vehicleName(
          {
            title: known(cells, rule.title),
            year: known(cells, rule.year),
            make: known(cells, rule.make),
            model: known(cells, rule.model),
          },
          rule,
        );
        Object.assign(reading.values, { make, model, badge });
      }
      for (const { name, read, required } of readers) {
        const { value, problem, untranslated, onApplication } = read(cells);
        if (value !== undefined) reading.values[name] = value;
        if (problem !== undefined) reading.problems.set(name, problem);
        if (untranslated !== undefined) reading.untranslated.set(name, untranslated);
        if (onApplication && name === "price") reading.onApplication = true;
        if (required && value === undefined && problem === undefined && reading.values[name] === undefined) {
          reading.missing.set(
            name,
            required.map((column) => `${column} reads ${quoted(cell(cells, column))}`).join(", "),
          );
        }
      }
      const vin = typeof reading.values.vin === "string" ? readVin(reading.values.vin) : undefined;
      if (vin === undefined && reading.values.vin !== undefined) {
        reading.problems.set("vin", `${quoted(reading.values.vin)} is not a VIN`);
        delete reading.values.vin;
      }
      if (vin !== undefined) reading.values.vin = vin;
      const stockNumber = typeof reading.values.stocknum === "string" ? reading.values.stocknum : undefined;
      reading.identity = carIdentity(
        vin,
        stockNumber,
        mapping.identity.map((column) => cell(cells, column)),
      );
      return reading;
    },
  };
}

function columnPositions(mapping: Mapping, header: readonly string[]): Map<string, number> {
  const positions = new Map<string, number>();
  const repeated: string[] = [];
  for (const [index, name] of header.entries()) {
    const key = comparable(name);
    if (key === "") continue;
    if (positions.has(key)) repeated.push(name.trim());
    else positions.set(key, index);
  }
  const missing = mapping.requiredColumns.filter((column) => !positions.has(comparable(column)));
  if (missing.length > 0) throw missingColumns(mapping, missing, header);
  if (repeated.length > 0) {
    throw new StockRefusedError(
      "columns_repeated",
      `The file names a column twice (${repeated.join(", ")}), so it is not clear which one counts. Remove one and import again.`,
    );
  }
  return positions;
}

function missingColumns(mapping: Mapping, missing: readonly string[], header: readonly string[]): StockRefusedError {
  const first = header.join(mapping.delimiter);
  const other =
    header.length === 1
      ? [",", ";", "\t", "|"].find((mark) => mark !== mapping.delimiter && first.includes(mark))
      : undefined;
  const hint =
    other === undefined
      ? `The file has: ${
          header
            .map((name) => name.trim())
            .join(", ")
            .slice(0, 300) || "no columns at all"
        }. Export the file with these columns, or name another mapping with --mapping.`
      : `Its columns seem to be separated by ${other === "\t" ? "tabs" : `"${other}"`}; set "delimiter" in the mapping, or save the file with "${mapping.delimiter}".`;
  const meant = unreadColumns(mapping, header).flatMap(({ column, meant: wanted }) =>
    wanted === undefined ? [] : [`"${column}" comes near ${wanted}`],
  );
  const near = meant.length === 0 ? "" : `${meant.join(", ")}. `;
  return new StockRefusedError(
    "columns_missing",
    `The file lacks ${missing.length === 1 ? "the column" : "the columns"} ${missing.join(", ")}, which the mapping ${mapping.name} needs. ${near}${hint}`,
  );
}
