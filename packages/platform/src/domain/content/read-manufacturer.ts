import type { ManufacturerAnswer, ManufacturerSummary } from "@forecourt/api";
import { listedRecords } from "@forecourt/core/schemas";
import type { ManufacturerContent, Site } from "@forecourt/core/schemas";
import type { Database } from "../../records/open-database.ts";
import { makeLogoAddress } from "../makes/make-logo.ts";
import { renderBlocks } from "./render-blocks.ts";
import { pictureAddress } from "./picture-address.ts";
import { renderProse } from "./render-prose.ts";
import { oneRecord, siteRecords } from "./site-records.ts";

/** The manufacturers whose content a site shows, by name. */
export async function readManufacturers(
  database: Database,
  site: Site,
  now: Date,
): Promise<{ manufacturers: ManufacturerSummary[]; changesAt: Date | undefined }> {
  const { shown, changesAt } = await siteRecords(database, site, "manufacturer", now);
  const contents = new Map(shown.map(({ slug, record }) => [slug, record]));
  const manufacturers = listedRecords(new Map([["manufacturer", contents]])).manufacturers.map(({ slug }) =>
    summaryOf(slug, contents.get(slug) as ManufacturerContent),
  );
  return { manufacturers, changesAt };
}

/**
 * What the overview of a manufacturer says.
 *
 * @throws NotFoundError where the site has none that shows now
 */
export async function readManufacturer(
  database: Database,
  site: Site,
  slug: string,
  now: Date,
): Promise<{ manufacturer: ManufacturerAnswer; changesAt: Date | undefined }> {
  const { record, changesAt } = await oneRecord(database, site, { kind: "manufacturer", slug, now });
  const content = record as ManufacturerContent;
  const { description, banner, blocks = [] } = content;
  return {
    manufacturer: {
      ...summaryOf(slug, content),
      ...(description === undefined ? {} : { description: renderProse(description, site) }),
      ...(banner === undefined ? {} : { banner: banner.picture }),
      blocks: renderBlocks(blocks, site),
    },
    changesAt,
  };
}

/** A manufacturer with its logo: the picture of its content, else the one of the table of makes. */
function summaryOf(slug: string, content: ManufacturerContent): ManufacturerSummary {
  const { name, id = slug, short_description, logo, skipPage = false } = content;
  const mark = makeLogoAddress(name);
  return {
    slug,
    id,
    name,
    skipPage,
    ...(short_description === undefined ? {} : { short_description }),
    ...(logo === undefined
      ? mark === undefined
        ? {}
        : { mark, logo: { url: mark } }
      : { logo: { ...logo.picture, url: pictureAddress(logo.picture) } }),
  };
}
