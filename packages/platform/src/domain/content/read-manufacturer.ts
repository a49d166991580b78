import type { ManufacturerAnswer } from "@forecourt/api";
import type { ManufacturerContent, Site } from "@forecourt/core/schemas";
import type { Database } from "../../records/open-database.ts";
import { blocksAsShown } from "./as-shown.ts";
import { renderProse } from "./render-prose.ts";
import { oneRecord } from "./site-records.ts";

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
  const {
    name,
    short_description,
    description,
    logo,
    banner,
    skipPage = false,
    blocks = [],
  } = record as ManufacturerContent;
  return {
    manufacturer: {
      slug,
      name,
      skipPage,
      ...(short_description === undefined ? {} : { short_description }),
      ...(description === undefined ? {} : { description: renderProse(description, site) }),
      ...(logo === undefined ? {} : { logo: logo.picture }),
      ...(banner === undefined ? {} : { banner: banner.picture }),
      blocks: blocksAsShown(blocks, site),
    },
    changesAt,
  };
}
