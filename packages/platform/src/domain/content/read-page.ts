import {
  contentKinds,
  contentLayers,
  contentPeriod,
  isInPeriod,
  mergeContent,
  pageBlocks,
  starterPage,
} from "@forecourt/core/schemas";
import type { ContentBlock, ContentRecord, PageContent, Site } from "@forecourt/core/schemas";
import { and, eq, inArray } from "../../records/drizzle.ts";
import { NotFoundError } from "../../base/errors/domain-error.ts";
import type { Database } from "../../records/open-database.ts";
import { contentRecords } from "../../records/schema.ts";
import { renderBlocks } from "./render-blocks.ts";

/** A page's content as it is shown: its prose is safe HTML, and its links lead somewhere. */
export interface ShownPage extends Pick<PageContent, "title" | "description" | "intro"> {
  blocks: ContentBlock[];
  /** When it starts to be, or no longer is, what it is now. */
  changesAt: Date | undefined;
}

/**
 * The content of a page at a site: the records of its layers, the nearest first, above the page's starter text.
 *
 * @throws NotFoundError where the site has none that shows now
 */
export async function readPage(database: Database, site: Site, slug: string, now: Date): Promise<ShownPage> {
  const layers = contentLayers(site);
  const rows = await database.db
    .select({ layer: contentRecords.layer, record: contentRecords.record })
    .from(contentRecords)
    .where(and(inArray(contentRecords.layer, layers), eq(contentRecords.kind, "page"), eq(contentRecords.slug, slug)));
  const merged = mergeContent(
    layers.map((layer) => rows.find((row) => row.layer === layer)?.record),
    site,
  );
  const period = contentPeriod(merged ?? {}, site.timeZone);
  const shown = merged && isInPeriod(period, now) ? merged : undefined;
  const starter = starterPage(slug, site);
  const page = parsedPage({ ...starter, ...shown });
  if (!page || !(shown ?? starter)) throw new NotFoundError("content_unknown", "This site has no such content.");
  const coming = [period.from, period.until].filter((moment) => moment !== undefined && moment > now);
  return {
    title: page.title,
    ...(page.description === undefined ? {} : { description: page.description }),
    ...(page.intro === undefined ? {} : { intro: page.intro }),
    blocks: renderBlocks(pageBlocks(page), site),
    changesAt: coming.toSorted((one, other) => Number(one) - Number(other))[0],
  };
}

function parsedPage(record: ContentRecord): PageContent | undefined {
  const kind = contentKinds.find(({ name }) => name === "page");
  const parsed = kind?.schema.safeParse(record);
  return parsed?.success ? (parsed.data as PageContent) : undefined;
}
