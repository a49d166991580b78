import type { MappingInput } from "../mapping-schema.ts";
import type { Subject } from "./column-names.ts";
import type { ColumnProfile } from "./profile-stock-file.ts";

/**
 * What a title gives: badge beside the columns of year, make and model, or all of them where there is no such column.
 */
export function titleFields(
  title: ColumnProfile,
  columns: ReadonlyMap<Subject, ColumnProfile>,
  isMake: (text: string) => boolean,
): { fields?: MappingInput["fields"]; vehicleName?: MappingInput["vehicleName"] } {
  const [year, make, model] = (["year", "make", "model"] as const).map((subject) => columns.get(subject)?.name);
  if (year !== undefined && make !== undefined && model !== undefined)
    return columns.has("badge")
      ? {}
      : {
          vehicleName: {
            title: title.name,
            year,
            make,
            model,
            makes: makesIn(title, isMake).filter((name) => name.includes(" ")),
          },
        };
  const source = (match: string) => ({ column: title.name, match });
  // A make that the file does not have yet is the first word.
  const makes = [...chunks(makesIn(title, isMake)), "\\S+"];
  const afterYear = `^(?:${anyYear} )?`;
  return {
    fields: {
      ...(year === undefined && { year: { from: source(`\\b(${anyYear})\\b`) } }),
      ...(make === undefined && {
        make: { from: makes.map((some) => source(`${afterYear}(${some})(?: |$)`)), required: true },
      }),
      ...(model === undefined && {
        model: { from: makes.map((some) => source(`${afterYear}(?:${some}) (\\S+)`)), required: true },
      }),
      ...(model === undefined &&
        !columns.has("badge") && {
          badge: { from: makes.map((some) => source(`${afterYear}(?:${some}) \\S+ (.+)$`)) },
        }),
    },
  };
}

const anyYear = "(?:19|20)\\d{2}";

/** The makes that titles begin with, after the year; those of two words first. */
function makesIn({ texts }: ColumnProfile, isMake: (text: string) => boolean): string[] {
  const found = new Set<string>();
  for (const text of texts.keys()) {
    const words = text.replace(/^(?:19|20)\d{2}\s+/, "").split(/\s+/);
    const make = [2, 1].map((count) => words.slice(0, count).join(" ")).find(isMake);
    if (make !== undefined) found.add(make);
  }
  return [...found].sort((one, other) => other.length - one.length || one.localeCompare(other, "en"));
}

/** Alternatives of a pattern, in as many patterns as the length of one asks for. */
function chunks(makes: readonly string[]): string[] {
  const parts: string[] = [];
  for (const make of makes.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + make.length < 200) parts[parts.length - 1] = `${last}|${make}`;
    else parts.push(make);
  }
  return parts;
}
