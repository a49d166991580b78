import type { CarAnswer } from "@forecourt/api";
import type { ApiClient } from "@forecourt/api/client";
import {
  contactPhone,
  hasPriceReport,
  isEnquirable,
  locationOpenState,
  mapFrameUrl,
  noDeliveryEstimate,
  parseBudget,
  siteMoney,
  vehiclePageDescription,
  vehiclePageTitle,
} from "@forecourt/core";
import { carNotice, energyLabel, locationOfCar } from "@forecourt/core/schemas";
import type { Car, Site } from "@forecourt/core/schemas";
import { frameSources, sentViews, vehicleFacts } from "@forecourt/vehicle/facts";
import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { asGoneCar } from "../api-failure.ts";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { pageHead, siteOrigin } from "../head.ts";
import { siteOffers } from "../offers/site-offers.ts";
import { pageParameters } from "../page-parameters.ts";
import { namedCars, otherCars } from "../similar-cars.ts";
import { similarSearchHref } from "../similar-search.ts";
import { keepNodes } from "../structured-data.tsx";
import { vehicleCrumbs } from "../vehicle-crumbs.ts";
import { calculatedTerms, vehicleFinance } from "../vehicle-finance.ts";
import { withLoan } from "../with-loan.ts";
import { footText, sellerAndWarranty, vehicleBanner, vehicleReports } from "./vehicle-extras.ts";
import { vehicleLinks } from "./vehicle-links.ts";
import { vehicleNodes } from "./vehicle-nodes.ts";

/**
 * Finds a car by its slug, with all that its page shows. @throws the page of a gone car, or the site's usual one for
 * errors
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const api = context.get(apiContext);
  const now = context.get(nowContext);
  const slug = params.slug ?? "";
  const found = await api.getCar({ slug }, { signal: request.signal }).catch(async (error: unknown) => {
    throw await asGoneCar(error, { others: () => otherCars(api, { slug }, request.signal), now });
  });
  const car = site.vehiclePage.hideVin ? { ...found, vin: null } : found;
  const { enabled: hasSimilar, layout, heading } = site.similar;
  const asked = pageParameters("vehicle", request);
  const finance = vehicleFinance(car, site, asked);
  const budget = finance && calculatedTerms(finance.loan, parseBudget(asked));
  const [others, compares, offers, latest] = await Promise.all([
    hasSimilar ? otherCars(api, car, request.signal) : undefined,
    hasComparison(api, car, site, request.signal),
    siteOffers(api, site, { limit: 2, car, signal: request.signal }),
    siteOffers(api, site, { limit: 2, signal: request.signal }),
  ]);
  const place = locationOfCar(car, site.locations);
  const open = place && locationOpenState(place, { now, timeZone: site.timeZone });
  const crumbs = vehicleCrumbs(car, site);
  const origin = siteOrigin(site, request);
  const money = siteMoney(site);
  const { phone } = contactPhone(site, { car });
  const mapUrl = place?.id === car.location?.id ? mapFrameUrl(place?.address ?? {}) : undefined;
  const frames = frameSources(car, mapUrl);
  const hasDelivery = site.delivery.enabled && isEnquirable(car);
  const seller = sellerAndWarranty(car, site, place, now);
  const facts = vehicleFacts(car, { site, money, now, loan: finance?.figure && finance.loan, hasComparison: compares });
  // The panel of its place says it, and nobody buys a car that is gone.
  const isSaid = !isEnquirable(car) || (site.vehiclePage.map && car.location !== null);
  const page = {
    ...sentViews(sentCar(car), { settings: site.viewer, allPhotos: asked.get("photos") === "all" }),
    others: others && namedCars(others),
    // If the car itself is not available, they are on the first screen.
    similarCards: isEnquirable(car) ? undefined : others?.cars,
    similar: hasSimilar ? { layout, heading } : undefined,
    crumbs,
    similarHref: similarSearchHref(car),
    finance,
    budget,
    openText: open?.text,
    phone,
    textMessages: site.phones.textMessages && isEnquirable(car),
    facts: { ...facts, disclaimer: footText(facts.disclaimer, seller, { isSaid }) },
    links: vehicleLinks(site, car, phone).map((link) =>
      link.kind === "finance" && finance ? { ...link, href: withLoan(link.href, finance.loan, finance) } : link,
    ),
    reports: vehicleReports(site, car),
    banner: vehicleBanner(site, car, latest.offers),
    offers: offers.offers.map(({ name, href, ends }) => ({ title: name, text: ends ?? "See the offer", href })),
    where: site.vehiclePage.map ? { mapUrl, seller } : undefined,
    delivery: hasDelivery ? { asked: await askedDelivery(api, asked, request.signal) } : undefined,
    chat: site.chat.scriptUrl,
    notice: carNotice(car, { site, place }),
    energy: energyLabel(car, { country: site.country, money }),
    hasBottomBar: site.vehiclePage.stickyBottomBar,
    lowBandWord: site.priceComparison.lowBandWord,
    hasPriceReport: hasPriceReport(site),
    origin,
    now: now.getTime(),
    head: vehicleHead(car, site, request),
  };
  keepNodes(page, () => vehicleNodes(car, { site, crumbs, place, origin }));
  return data(page, {
    headers: {
      // With cards of similar cars, the page depends on other cars too, so it is not cached by this car alone.
      ...(page.similarCards ? {} : { "x-car": car.id }),
      ...(frames && { "x-frame-sources": frames }),
      ...expiryHeaders({
        site,
        now,
        cars: [car, ...(others?.cars ?? []), ...(others?.fromDealer ?? [])],
        locations: place ? [place] : [],
        changes: latest.changes,
      }),
    },
  });
}

function vehicleHead(car: CarAnswer, site: Site, request: Request) {
  const siteName = site.name;
  return pageHead({
    title: vehiclePageTitle(car, { siteName }),
    description: vehiclePageDescription(car, { siteName, ...siteMoney(site) }),
    page: "vehicle",
    site,
    request,
    address: car.path,
    image: car.images[0]?.image.url,
    type: "product",
    unavailableAfter: car.unavailable_after,
  });
}

/** Without what lenders and valuers say of it: this loader reads that, and nothing in the browser does. */
const sentCar = ({ youxQuote: _youx, ...car }: Car): Car => ({ ...car, finance_lenders: {}, autograb_data: null });

/**
 * Whether the price of a car compares with others: a panel that turns out to have no figure would leave a hole in the
 * page. Another company's comparison is asked for by the browser alone, so that no page waits for it.
 */
async function hasComparison(
  api: ApiClient,
  car: Car,
  site: Pick<Site, "priceComparison" | "reports">,
  signal: AbortSignal,
): Promise<boolean> {
  if (site.priceComparison.source === "autogauge") return hasPriceReport(site);
  if (!site.priceComparison.enabled) return false;
  return api.comparePrice({ slug: car.slug }, { signal }).then(
    ({ fill }) => fill !== null,
    () => true,
  );
}

/**
 * The estimate that a form asked for without JavaScript; a service that fails reads like a place without an estimate
 * (S1 §8).
 */
async function askedDelivery(api: ApiClient, asked: URLSearchParams, signal: AbortSignal) {
  // The blank of the button comes before what was entered.
  const postcode = asked.getAll("postcode").at(-1)?.trim();
  if (postcode === undefined) return undefined;
  const result = await api
    .estimateDelivery({ postcode }, { signal })
    .catch(() => ({ ok: false as const, error: noDeliveryEstimate }));
  return { postcode, result };
}
