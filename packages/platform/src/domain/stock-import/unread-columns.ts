import { nearestWord } from "@forecourt/core/schemas";
import type { FeedField } from "./car-fields.ts";
import { sourcesOf } from "./mapping-schema.ts";
import type { Mapping } from "./mapping-schema.ts";
import { namesOf } from "./propose/column-names.ts";
import { comparable } from "./read-source.ts";

/** Other names with fewer letters come near anything. */
const nearLetters = 6;

/** A column of a file that a mapping does not read. */
export interface UnreadColumn {
  column: string;
  /** The column that was probably meant: one that the mapping reads and the file has not. */
  meant: string | undefined;
}

/**
 * The columns of a file that its mapping does not read, each with the one that was probably meant: by what dealers'
 * systems call it, or by its letters.
 *
 * @example
 * unreadColumns(findMapping("forecourt"), ["modle", "Odometer"]) // [{ column: "modle", meant: "model" }, { column: "Odometer", meant: "km" }]
 */
export function unreadColumns(mapping: Mapping, header: readonly string[]): UnreadColumn[] {
  const { title, year, make, model } = mapping.vehicleName ?? {};
  const read = [
    ...Object.values(mapping.fields).flatMap((field) => sourcesOf(field).map(({ column }) => column)),
    ...mapping.requiredColumns,
    ...mapping.identity,
    ...[title, year, make, model].filter((column) => column !== undefined),
  ];
  const known = new Set(read.map(comparable));
  const there = new Set(header.map(comparable));
  const lacking = [...new Set(read)].filter((column) => !there.has(comparable(column)));
  const otherNames = new Map(
    Object.entries(mapping.fields).flatMap(([field, mapped]) => {
      const columns = sourcesOf(mapped).map(({ column }) => column);
      const [first] = columns;
      const isThere = columns.some((column) => there.has(comparable(column)));
      return first === undefined || isThere ? [] : namesOf(field as FeedField).map((name) => [name, first] as const);
    }),
  );
  const longNames = [...otherNames.keys()].filter((name) => name.length >= nearLetters);
  const meantBy = (column: string) => {
    const letters = column.toLowerCase().replace(/[^a-z0-9]/g, "");
    return (
      otherNames.get(letters) ?? nearestWord(column, lacking) ?? otherNames.get(nearestWord(letters, longNames) ?? "")
    );
  };
  return header
    .map((column) => column.trim())
    .filter((column) => column !== "" && !known.has(comparable(column)))
    .map((column) => ({ column, meant: meantBy(column) }));
}
