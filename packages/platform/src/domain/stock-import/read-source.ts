import type { FieldSource } from "./mapping-schema.ts";

/** A value as a mapping may name it. */
export type MappedValue = string | number | boolean;

/** Reads one source of a field out of a row; undefined when it has no value. */
export type SourceReader = (cells: readonly string[]) => MappedValue | undefined;

/** What {@link compileSource} needs to know of the file and the mapping. */
export interface SourceSetting {
  /** Position of a column by its name; undefined when the file has no such column. */
  position(column: string): number | undefined;
  /** Whether a text means "not known". */
  isNull(text: string): boolean;
}

/**
 * Makes the reader of one source. A column that the file does not have reads as "not known": whether it must be there
 * is for `requiredColumns` to say.
 */
export function compileSource(source: FieldSource, setting: SourceSetting): SourceReader {
  const position = setting.position(source.column);
  if (position === undefined) return () => undefined;
  const unless = source.unless === undefined ? undefined : new RegExp(source.unless, "u");
  const match = source.match === undefined ? undefined : new RegExp(source.match, "iu");
  const values = source.values && new Map(Object.entries(source.values).map(([from, to]) => [comparable(from), to]));
  return (cells) => {
    const whole = cleanText(cells[position] ?? "");
    if (setting.isNull(whole) && !values?.has(comparable(whole))) return undefined;
    if (unless?.test(whole)) return undefined;
    let text: string | undefined = source.part ? partOf(whole, source.part) : whole;
    if (match) text = matched(match, text);
    if (text === undefined || text === "") return undefined;
    const mapped = values?.get(comparable(text));
    if (mapped !== undefined) return mapped;
    if (setting.isNull(text)) return undefined;
    return values && source.others === "drop" ? undefined : text;
  };
}

/** Makes the reader of what a source with meanings says, whatever it means; undefined when it says nothing. */
export function compileWord(
  source: FieldSource,
  setting: SourceSetting,
): (cells: readonly string[]) => string | undefined {
  const read = compileSource({ ...source, values: undefined }, setting);
  return (cells) => (source.values === undefined ? undefined : read(cells)?.toString());
}

/** A text without control characters (which a database refuses) and without blanks around it; line breaks stay. */
export function cleanText(text: string): string {
  return text.replace(controlCharacters, "").trim();
}

const controlCharacters = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** A text as it is compared: without regard to case and doubled blanks. */
export function comparable(text: string): string {
  return text.trim().replace(/\s+/g, " ").toLowerCase();
}

function partOf(text: string, part: NonNullable<FieldSource["part"]>): string | undefined {
  const parts = text.split(part.separator);
  return part.rest ? parts.slice(part.index).join(part.separator).trim() : parts[part.index]?.trim();
}

function matched(pattern: RegExp, text: string | undefined): string | undefined {
  const found = text === undefined ? null : pattern.exec(text);
  return found ? (found[1] ?? found[0]).trim() : undefined;
}
