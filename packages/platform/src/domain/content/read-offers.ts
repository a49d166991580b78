import { offerAppliesTo, offerContentSchema } from "@forecourt/core/schemas";
import type { OfferContent, Site } from "@forecourt/core/schemas";
import { NotFoundError } from "../../base/errors/domain-error.ts";
import type { Database } from "../../records/open-database.ts";
import { pictureAddress } from "./picture-address.ts";
import { renderProse } from "./render-prose.ts";
import { siteRecords } from "./site-records.ts";

/** An offer as it is shown. */
export interface ShownOffer extends Omit<OfferContent, "description" | "excluded_website_ids" | "exclude"> {
  id: string;
  /** In plain words. */
  description?: string;
  /** Address of its picture, from the site's root. */
  image_url?: string;
}

/** Which offers are wanted; left out, all. */
export interface OfferQuery {
  category?: string | undefined;
  /** Those that are for a car. */
  make?: string | undefined;
  model?: string | undefined;
  car_type?: "new" | "demo" | "used" | undefined;
}

/** The offers of a site. */
export interface ShownOffers {
  offers: ShownOffer[];
  /** The categories of all of its offers. */
  categories: string[];
  changesAt: Date | undefined;
}

/** The offers that a site shows, the latest first: by their starts, then by their names. */
export async function readOffers(database: Database, site: Site, now: Date): Promise<ShownOffers> {
  const { shown, changesAt } = await siteRecords(database, site, "offer", now);
  const offers = shown
    .map(({ slug, record }) => asShown(slug, offerContentSchema.parse(record), site))
    .toSorted((one, other) => (other.start ?? "").localeCompare(one.start ?? "") || one.name.localeCompare(other.name));
  return {
    offers,
    categories: [...new Set(offers.flatMap((offer) => offer.category ?? []))].sort(),
    changesAt,
  };
}

/**
 * Those of some offers that are wanted: of a category, or for cars of a make, a model or a condition, as far as these
 * are asked for.
 */
export const wantedOffers = (
  offers: readonly ShownOffer[],
  { category, make, model, car_type }: OfferQuery,
): ShownOffer[] => {
  const isOfCars = make !== undefined || model !== undefined || car_type !== undefined;
  return offers.filter(
    (offer) =>
      (category === undefined || offer.category === category) &&
      (!isOfCars ||
        // What is not asked for is what the offer itself names.
        offerAppliesTo(offer, {
          make: make ?? offer.manufacturer?.slug ?? null,
          model: model ?? offer.model?.slug ?? null,
          car_type: car_type ?? offer.car_types?.[0] ?? "new",
        })),
  );
};

/**
 * The offer of an id among those that a site shows.
 *
 * @throws NotFoundError where it is none of them
 */
export function offerOf(offers: readonly ShownOffer[], id: string): ShownOffer {
  const offer = offers.find((shown) => shown.id === id);
  if (!offer) throw new NotFoundError("content_unknown", "This site has no such offer.");
  return offer;
}

function asShown(id: string, offer: OfferContent, site: Site): ShownOffer {
  const { description, sanitized_description: given, exclude: _, excluded_website_ids: __, ...rest } = offer;
  const { picture } = rest;
  const shown = { id, ...rest, ...(picture ? { image_url: pictureAddress(picture) } : {}) };
  const prose = given ?? description;
  if (prose === undefined) return shown;
  const html = renderProse(prose, site);
  return { ...shown, sanitized_description: html, description: plainText(html) };
}

/** The words of safe HTML, on one line. */
function plainText(html: string): string {
  const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();
}
