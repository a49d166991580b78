import { nearestWord } from "@forecourt/core/schemas";
import { sourcesOf } from "./mapping-schema.ts";
import type { Mapping } from "./mapping-schema.ts";
import { comparable } from "./read-source.ts";

/** A column of a file that a mapping does not read. */
export interface UnreadColumn {
  column: string;
  /** The column that was probably meant: one that the mapping reads and the file has not. */
  meant: string | undefined;
}

/**
 * The columns of a file that its mapping does not read, each with the one that was probably meant.
 *
 * @example
 * unreadColumns(findMapping("forecourt"), ["make", "modle"]) // [{ column: "modle", meant: "model" }]
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
  return header
    .map((column) => column.trim())
    .filter((column) => column !== "" && !known.has(comparable(column)))
    .map((column) => ({ column, meant: nearestWord(column, lacking) }));
}
