import type { Site } from "../site/site-document.ts";

/** A record of a layer: some fields of its kind. */
export type ContentRecord = Readonly<Record<string, unknown>>;

/** Fields that name the sites which a record is not for: ours, and the one of the specification's offers. */
const exclusions = ["exclude", "excluded_website_ids"];

/**
 * One record of the records of a site's layers: the nearest wins, field by field. A layer whose record excludes the
 * site, by its slug or its number, says nothing (decisions.md rows 92 and 94).
 *
 * @param records the farthest layer first; undefined where a layer has none
 * @example
 * mergeContent([{ title: "Warranty", body: "Five years." }, { title: "Our warranty" }], site)
 * // { title: "Our warranty", body: "Five years." }
 */
export function mergeContent(
  records: readonly (ContentRecord | undefined)[],
  { slug, content: { websiteId } }: Pick<Site, "slug" | "content">,
): ContentRecord | undefined {
  const isOut = (record: ContentRecord) =>
    exclusions.some((name) => {
      const sites = record[name];
      return Array.isArray(sites) && sites.some((site) => site === slug || (site !== undefined && site === websiteId));
    });
  const own = records.filter((record) => record !== undefined && !isOut(record));
  if (own.length === 0) return undefined;
  const merged = Object.assign({}, ...own) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(merged).filter(([name]) => !exclusions.includes(name)));
}
