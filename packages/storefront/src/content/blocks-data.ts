import type { ApiClient } from "@forecourt/api/client";
import { brandsPath, hasPage } from "@forecourt/core/pages";
import type { CarSummary, ContentBlock, Location, Site } from "@forecourt/core/schemas";
import type { ContactLinksProps } from "@forecourt/dealership/contact";
import type { ShownBanners } from "@forecourt/dealership/content";
import type { LocationLinks } from "@forecourt/dealership/locations";
import type { OfferFacts } from "@forecourt/dealership/offers";
import type { ReviewsFacts } from "@forecourt/dealership/reviews";
import { nameComparisonRates } from "../offers/offer-facts.ts";
import { offersOf } from "../offers/offers-of.ts";
import { reviewsOf } from "../reviews/site-reviews.ts";
import { contactLinksOf } from "../places/contact-links-of.ts";
import { locationLinks } from "../places/location-links.ts";
import { readLocationStock } from "../places/location-stock.ts";
import { bodiesOf } from "./bodies-of.ts";
import type { ShownBody } from "./bodies-of.ts";
import { brandsOf } from "./brands-of.ts";
import type { ShownBrand } from "./brands-of.ts";
import { featuredOf } from "./featured-of.ts";
import { modelsOf } from "./models-of.ts";
import type { ShownModels } from "./models-of.ts";
import { shownBanners } from "./shown-banners.ts";
import { stripsOf } from "./stock-strips.ts";
import type { ShownStrip } from "./stock-strips.ts";
import { withSharedHours } from "./with-shared-hours.ts";

/** What the blocks of a page are made from besides what they say. */
export interface BlocksData {
  /** Body types of the stock, by the place of the block. */
  bodies: Record<number, ShownBody[]>;
  /** Cars of stock strips, by the place of the block. */
  strips: Record<number, ShownStrip>;
  /** Featured cars, by the place of the block. */
  featured: Record<number, CarSummary[]>;
  /** Offers, by the place of the block. */
  offers: Record<number, OfferFacts[]>;
  /** Reviews, by the place of the block; none where the site shows none. */
  reviews: Record<number, ReviewsFacts>;
  /** Models, by the place of the block. */
  models: Record<number, ShownModels>;
  /** Brands, by the place of the block. */
  brands: Record<number, ShownBrand[]>;
  /** Figures, values, claims and ways to pay; none where no block shows them. */
  banners: ShownBanners | undefined;
  /** The site's places with what their cards lead to; none where no block shows them. */
  locations: { location: Location; links: LocationLinks }[];
  /** The cards of places stand in a row to swipe. */
  isPlacesCarousel: boolean;
  /** Numbers beside the places. */
  contact: ContactLinksProps;
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
  isUnavailable: boolean;
}

type BlocksApi = Pick<
  ApiClient,
  | "featuredCars"
  | "findManufacturers"
  | "getOffers"
  | "getReviews"
  | "getSearchPath"
  | "listManufacturers"
  | "listModels"
  | "search"
>;

/** Finds what a page's blocks show: cars, offers, reviews, models, brands, places. */
export async function blocksData(
  blocks: readonly ContentBlock[],
  api: BlocksApi,
  site: Site,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<FoundBlocks> {
  const shows = (wanted: ContentBlock["kind"]) => blocks.some(({ kind }) => kind === wanted);
  const [bodies, { strips, featured }, offers, reviews, models, brands, places] = await Promise.all([
    bodiesOf(blocks, api, signal),
    stockOf(blocks, api, signal),
    offersOf(blocks, api, site, signal),
    reviewsOf(blocks, api, site, signal),
    modelsOf(blocks, api, site, signal),
    brandsOf(blocks, api, site, signal),
    shows("locations") ? placesOf(site, api, signal) : [],
  ]);
  const banners = shows("banners") ? shownBanners(site, now) : { banners: undefined, changes: [] };
  return {
    data: {
      bodies: bodies.byBlock,
      strips: strips.byBlock,
      featured: featured.byBlock,
      offers: offers.byBlock,
      reviews: reviews.byBlock,
      models: models.byBlock,
      brands: brands.byBlock,
      banners: banners.banners,
      locations: places,
      isPlacesCarousel: site.locationCards.layout === "carousel",
      contact: shows("locations") ? contactLinksOf(site) : {},
      brandsHref: hasPage(brandsPath, site) ? brandsPath : undefined,
      namesRates: nameComparisonRates(Object.values(offers.byBlock).flat()),
    },
    cars: [
      ...Object.values(strips.byBlock).flatMap(({ cars }) => cars),
      ...Object.values(featured.byBlock).flat(),
      ...models.cars,
    ],
    changes: [offers, reviews, models, brands, banners].flatMap(({ changes }) => changes),
    isUnavailable: [bodies, strips, featured, models, brands].some(({ isUnavailable }) => isUnavailable),
  };
}

/** Strips and featured cars: none of the featured ones stands on the page twice. */
async function stockOf(blocks: readonly ContentBlock[], api: BlocksApi, signal: AbortSignal) {
  const strips = await stripsOf(blocks, api, signal);
  const shown = Object.values(strips.byBlock).flatMap(({ cars }) => cars);
  return { strips, featured: await featuredOf(blocks, api, { without: shown, signal }) };
}

async function placesOf(site: Site, api: BlocksApi, signal: AbortSignal) {
  const stockAt = await readLocationStock(api, site, signal);
  return withSharedHours(site.locations.filter(({ visible }) => visible)).map((location) => ({
    location,
    links: locationLinks(site, location, stockAt(location)),
  }));
}
