import { contentKinds, contentPeriod, schemaProblems } from "@forecourt/core/schemas";
import type { ContentRecord, Site } from "@forecourt/core/schemas";
import type { RecordProblem } from "./content-refused.ts";
import type { RecordPlace } from "./layer-content.ts";

/**
 * What is wrong with a record of a layer, which may be a part of a whole one.
 *
 * @example
 * recordProblems({ layer: "platform", kind: "page", slug: "warranty" }, { titel: "Warranty" })[0].message // "There is no key titel here. Did you mean title?"
 */
export function recordProblems(place: RecordPlace, record: ContentRecord): RecordProblem[] {
  const kind = contentKinds.find(({ name }) => name === place.kind);
  if (!kind) return [{ ...place, path: [], message: `There is no kind of content "${place.kind}".` }];
  const names = kind.slugs;
  const unknown: RecordProblem[] =
    names && !names.includes(place.slug)
      ? [{ ...place, path: [], message: `There is no ${kind.name} "${place.slug}". There are: ${names.join(", ")}.` }]
      : [];
  return [...unknown, ...issuesOf(place, kind.schema.partial(), record)];
}

/**
 * What a record lacks to be whole where the layers of a site are laid over each other, or what keeps it from that site.
 */
export function problemsAt(place: RecordPlace, merged: ContentRecord, site: Site): RecordProblem[] {
  const kind = contentKinds.find(({ name }) => name === place.kind);
  if (!kind) return [];
  const missing = issuesOf(place, kind.schema, merged);
  if (missing.length > 0)
    return missing.map((problem) => ({
      ...problem,
      message: `${problem.message} No layer of the site ${site.slug} says it.`,
    }));
  return [...periodProblems(merged, site), ...(kind.problems?.(merged, site) ?? [])].map((problem) => ({
    ...place,
    ...problem,
  }));
}

/** Nobody ever sees what ends before it starts. */
function periodProblems(record: ContentRecord, { timeZone }: Site): Pick<RecordProblem, "path" | "message">[] {
  const { from, until } = contentPeriod(record, timeZone);
  return from && until && from >= until
    ? [{ path: ["end"], message: "Ends before it starts. Use a later end, or an earlier start." }]
    : [];
}

function issuesOf(
  place: RecordPlace,
  schema: Pick<(typeof contentKinds)[number]["schema"], "safeParse"> & Parameters<typeof schemaProblems>[0],
  record: ContentRecord,
): RecordProblem[] {
  const { error } = schema.safeParse(record);
  return schemaProblems(schema, error?.issues ?? [], record).map(({ path, message }) => ({
    ...place,
    path: path.filter((part) => typeof part !== "symbol"),
    message,
  }));
}
