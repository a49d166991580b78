import type { ModelAnswer, ModelSummary } from "@forecourt/api";
import { hasPage } from "@forecourt/core/pages";
import { listedRecords, modelHref } from "@forecourt/core/schemas";
import type { ContentPicture, ModelContent, Site } from "@forecourt/core/schemas";
import type { Database } from "../../records/open-database.ts";
import { pictureAddress } from "./picture-address.ts";
import { renderProse } from "./render-prose.ts";
import { oneRecord, siteRecords } from "./site-records.ts";

/** The models of a site, in their order. */
export async function readModels(
  database: Database,
  site: Site,
  now: Date,
): Promise<{ models: ModelSummary[]; changesAt: Date | undefined }> {
  const { shown, changesAt } = await siteRecords(database, site, "model", now);
  const contents = new Map(shown.map(({ slug, record }) => [slug, record]));
  const models = listedRecords(new Map([["model", contents]])).models.map(({ slug }) =>
    summaryOf(slug, contents.get(slug) as ModelContent, site),
  );
  return { models, changesAt };
}

/**
 * A model with all that its page says.
 *
 * @throws NotFoundError where the site has none that shows now
 */
export async function readModel(
  database: Database,
  site: Site,
  slug: string,
  now: Date,
): Promise<{ model: ModelAnswer; changesAt: Date | undefined }> {
  const { record, changesAt } = await oneRecord(database, site, { kind: "model", slug, now });
  const content = record as ModelContent;
  return {
    model: {
      ...summaryOf(slug, content, site),
      ...(content.description === undefined ? {} : { description: renderProse(content.description, site) }),
      features: (content.features ?? []).map((feature) => ({
        ...feature,
        ...(feature.picture ? { image: { url: pictureAddress(feature.picture) } } : {}),
      })),
      gallery: (content.gallery ?? []).map(({ picture }) => picture),
    },
    changesAt,
  };
}

/**
 * Bodies as a list, and where links to it lead: to its own page where the one that stands for it is none of the site's.
 */
function summaryOf(slug: string, content: ModelContent, site: Site): ModelSummary {
  const { name, id = slug, status, manufacturer_name, short_description, picture, stock_name = name } = content;
  const { manufacturer_body, manufacturer_body2, manufacturer_body3, override_url } = content;
  const own = { slug, ...(override_url !== undefined && hasPage(override_url, site) ? { override_url } : {}) };
  return {
    id,
    name,
    manufacturer_name,
    stock_name,
    href: modelHref(own),
    ...own,
    ...(status === undefined ? {} : { status }),
    ...(short_description === undefined ? {} : { short_description }),
    ...(picture === undefined ? {} : { picture, ...addressesOf(picture) }),
    manufacturer_body,
    ...(manufacturer_body2 === undefined ? {} : { manufacturer_body2 }),
    ...(manufacturer_body3 === undefined ? {} : { manufacturer_body3 }),
  };
}

/**
 * Under both names that the specification has (S2 §3): pictures come from one place, in the best form that a browser
 * takes.
 */
function addressesOf(picture: ContentPicture): Pick<ModelSummary, "image" | "cloudfront_new_image_url"> {
  const url = pictureAddress(picture);
  return { image: { url }, cloudfront_new_image_url: url };
}
