import type { ApiClient } from "@forecourt/api/client";
import { hasPage, specialOffersPath } from "@forecourt/core/pages";
import type { Car, Site } from "@forecourt/core/schemas";
import type { OfferFacts } from "@forecourt/dealership/offers";
import { offerFacts } from "./offer-facts.ts";
import { withPicturedLead } from "./pictured-lead.ts";

/** Offers of a page that is about something else. */
export interface PageOffers {
  offers: OfferFacts[];
  /** When they change by themselves. */
  changes: Date[];
}

/** Which offers, and how many. */
export interface OffersAsked {
  limit: number;
  category?: string | undefined;
  car?: Pick<Car, "make" | "model" | "car_type">;
  /** They are shown, the first of them with a picture. @default false: their words are enough */
  isShown?: boolean;
  signal: AbortSignal;
}

/** The latest offers of a site, for a page that is whole without them: none where it has no page of offers. */
export async function siteOffers(
  api: Pick<ApiClient, "getOffers" | "search">,
  site: Site,
  { limit, category, car, isShown = false, signal }: OffersAsked,
): Promise<PageOffers> {
  if (limit === 0 || !hasOffers(site)) return { offers: [], changes: [] };
  const asked = {
    limit: String(limit),
    ...(category === undefined ? {} : { category }),
    ...(car ? { make: car.make, model: car.model, car_type: car.car_type } : {}),
  };
  const { offers, changesAt } = await api.getOffers(asked, { signal });
  return {
    offers: isShown
      ? await withPicturedLead(offers, site, { api, signal })
      : offers.map((offer) => offerFacts(offer, site)),
    changes: changesAt === undefined ? [] : [new Date(changesAt)],
  };
}

/** Whether a site has the page of offers, and an offer that shows now. */
const hasOffers = (site: Site) => hasPage(specialOffersPath, site) && (site.shownContent?.["offer"] ?? []).length > 0;
