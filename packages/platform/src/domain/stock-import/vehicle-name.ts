import type { VehicleNameRule } from "./mapping-schema.ts";
import { comparable } from "./read-source.ts";

/** What a title says. */
export interface VehicleName {
  make: string | undefined;
  model: string | undefined;
  badge: string | undefined;
}

/** The columns that a name is read from; undefined where the file says nothing. */
export interface NamedColumns {
  title: string | undefined;
  year: string | undefined;
  make: string | undefined;
  model: string | undefined;
}

/**
 * Make, model and badge of a title, with the make and model columns beside it. Feeds cut names at the first blank
 * ("Land" + "Rover" for a Land Rover Range Rover Evoque); the mapping's lists of names of several words put that right.
 * The badge is what the title says after year, make and model.
 *
 * @example
 * vehicleName({ title: "2017 Land Rover Range Rover Evoque TD4 180", year: "2017", make: "Land", model: "Rover" }, rule)
 * // { make: "Land Rover", model: "Range Rover Evoque", badge: "TD4 180" }
 */
export function vehicleName(columns: NamedColumns, rule: VehicleNameRule): VehicleName {
  const named = afterWords(columns.title ?? "", columns.year ?? "") ?? columns.title ?? "";
  const make = longestStart(named, rule.makes) ?? columns.make;
  if (make === undefined) return { make, model: columns.model, badge: undefined };
  const afterMake = afterWords(named, make);
  const corrected = columns.model === undefined ? undefined : lookUp(lookUp(rule.corrections, make), columns.model);
  const cutMake = columns.make !== undefined && comparable(make) !== comparable(columns.make);
  // The model column belongs to the cut make: "Rover" is no model of a Land Rover.
  const column = corrected ?? (cutMake ? undefined : columns.model);
  if (afterMake === undefined) return { make, model: column ?? columns.model, badge: undefined };
  const model = longestStart(afterMake, lookUp(rule.models, make) ?? []) ?? column ?? afterMake.split(" ")[0];
  if (model === undefined || model === "") return { make, model: columns.model, badge: undefined };
  const badge = afterWords(afterMake, model);
  return { make, model, badge: badge === "" ? undefined : badge };
}

/** The text after the given first words; undefined if it does not start with them. */
function afterWords(text: string, words: string): string | undefined {
  const clean = text.trim().replace(/\s+/g, " ");
  const start = words.trim().replace(/\s+/g, " ");
  if (start === "" || !clean.toLowerCase().startsWith(start.toLowerCase())) return undefined;
  const rest = clean.slice(start.length);
  return rest === "" || rest.startsWith(" ") ? rest.trim() : undefined;
}

/** The longest of the names that a text starts with, spelt as in the list. */
function longestStart(text: string, names: readonly string[]): string | undefined {
  return names
    .filter((name) => afterWords(text, name) !== undefined)
    .sort((one, other) => other.length - one.length)[0];
}

function lookUp<Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
  const name = record && Object.keys(record).find((candidate) => comparable(candidate) === comparable(key));
  return name === undefined ? undefined : record?.[name];
}
