import type { ApiClient } from "@forecourt/api/client";
import { brandsPath, hasPage } from "@forecourt/core/pages";
import type { CarSummary, ContentBlock, Location, Site } from "@forecourt/core/schemas";
import type { LocationLinks } from "@forecourt/dealership/locations";
import type { OfferFacts } from "@forecourt/dealership/offers";
import type { ReviewsFacts } from "@forecourt/dealership/reviews";
import { nameComparisonRates } from "../offers/offer-facts.ts";
import { offersOf } from "../offers/offers-of.ts";
import { reviewsOf } from "../reviews/site-reviews.ts";
import { locationLinks } from "../places/location-links.ts";
import { brandsOf } from "./brands-of.ts";
import type { ShownBrand } from "./brands-of.ts";
import { modelsOf } from "./models-of.ts";
import type { ShownModels } from "./models-of.ts";
import { stripsOf } from "./stock-strips.ts";

/** What the blocks of a page are made from besides what they say. */
export interface BlocksData {
  /** Cars of stock strips, by the place of the block. */
  strips: Record<number, CarSummary[]>;
  /** Offers, by the place of the block. */
  offers: Record<number, OfferFacts[]>;
  /** Reviews, by the place of the block; none where the site shows none. */
  reviews: Record<number, ReviewsFacts>;
  /** Models, by the place of the block. */
  models: Record<number, ShownModels>;
  /** Brands, by the place of the block. */
  brands: Record<number, ShownBrand[]>;
  /** The site's places with what their cards lead to; none where no block shows them. */
  locations: { location: Location; links: LocationLinks }[];
  /** The directory of brands, where the site has it. */
  brandsHref: string | undefined;
  /** A block names a comparison rate, to which a warning belongs. */
  namesRates: boolean;
}

/** That, and until when it is right. */
export interface FoundBlocks {
  data: BlocksData;
  cars: CarSummary[];
  changes: Date[];
  /** A search did not answer: the page is whole without its cars, and is not kept. */
  isAway: boolean;
}

/** Finds the cars, offers, reviews, models and brands of a page's blocks. */
export async function blocksData(
  blocks: readonly ContentBlock[],
  api: Pick<
    ApiClient,
    "getSearchPath" | "search" | "getOffers" | "getReviews" | "listModels" | "listManufacturers" | "findManufacturers"
  >,
  site: Site,
  signal: AbortSignal,
): Promise<FoundBlocks> {
  const [strips, offers, reviews, models, brands] = await Promise.all([
    stripsOf(blocks, api, signal),
    offersOf(blocks, api, site, signal),
    reviewsOf(blocks, api, site, signal),
    modelsOf(blocks, api, site, signal),
    brandsOf(blocks, api, site, signal),
  ]);
  return {
    data: {
      strips: strips.cars,
      offers: offers.byBlock,
      reviews: reviews.byBlock,
      models: models.byBlock,
      brands: brands.byBlock,
      locations: blocks.some(({ kind }) => kind === "locations")
        ? site.locations
            .filter(({ visible }) => visible)
            .map((location) => ({ location, links: locationLinks(site, location) }))
        : [],
      brandsHref: hasPage(brandsPath, site) ? brandsPath : undefined,
      namesRates: nameComparisonRates(Object.values(offers.byBlock).flat()),
    },
    cars: [...Object.values(strips.cars).flat(), ...models.cars],
    changes: [...offers.changes, ...reviews.changes, ...models.changes, ...brands.changes],
    isAway: [strips, models, brands].some(({ isAway }) => isAway),
  };
}
