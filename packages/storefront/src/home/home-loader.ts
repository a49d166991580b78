import {
  conditionSearchPath,
  figureLoan,
  financeFigure,
  locationOpenState,
  presetMoneyButtons,
  stockWord,
  wallTimeAt,
} from "@forecourt/core";
import { hasPage, sellYourCarPath } from "@forecourt/core/pages";
import type { ApiClient } from "@forecourt/api/client";
import { mainLocation } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { blocksData } from "../content/blocks-data.ts";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { siteFrequency } from "../site-frequency.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { pageHead, siteOrigin } from "../head.ts";
import { siteOffers } from "../offers/site-offers.ts";
import { placeNode } from "../places/place-node.ts";
import { keepNodes } from "../structured-data.tsx";
import { homeBlocksContext } from "./home-blocks-context.ts";
import { homeBlocks } from "./home-blocks.ts";
import type { HomeFactsProps } from "./home-facts.tsx";
import { homeStock } from "./home-stock.ts";
import { shownSlides } from "./shown-slides.ts";
import type { HomeBlocksOf } from "./standard-home-blocks.ts";

const prices = [10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 70_000, 100_000];

/**
 * The first page: the opening with the search, and below it the blocks of the site's content or of its template (S1 §1,
 * S2 §2).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const api = context.get(apiContext);
  const now = context.get(nowContext);
  const { signal } = request;
  const { year } = wallTimeAt(now, site.timeZone);
  const { heroImage, heroIsCutOut, heroCars } = site.home;
  const [{ stock, car, isOfHero, isUnavailable }, { blocks, changes, found }, latest] = await Promise.all([
    homeStock(api, signal, {
      heroCars: heroImage === undefined ? undefined : heroCars,
      hasRepayments: (shown) => (financeFigure(shown, site, year)?.weeklyDollars ?? null) !== null,
    }),
    foundBlocks(api, site, { standard: context.get(homeBlocksContext), now, signal }),
    siteOffers(api, site, { limit: 3, signal }),
  ]);
  // One that names a rate says more at a first look.
  const offer = latest.offers.find(({ loan }) => loan) ?? latest.offers[0];
  // A picture of a vehicle that is not in stock would stand beside the words of another one: the car that is shown
  // brings its own.
  const showsOwn = heroImage === undefined || (heroCars !== undefined && !isOfHero && car !== undefined);
  const figure = car && financeFigure(car, site, year);
  const facts: HomeFactsProps = {
    car,
    estimate: figure && figureLoan(figure, undefined, siteFrequency(site)),
    isPictured: showsOwn || isOfHero,
    offer: offer && { name: offer.name, href: offer.href, ends: offer.ends, loan: offer.loan },
    tradeIn: hasPage(sellYourCarPath, site) ? sellYourCarPath : undefined,
    today: placeToday(site, now),
  };
  const lowestPrice = stock.facetStats["price"]?.min ?? 0;
  const slides = shownSlides(site);
  const shown = {
    home: { heading: site.home.heading, text: site.home.text },
    slides,
    isMoving: site.banners.slidesAutoplay && slides.length > 1,
    allStock: conditionSearchPath(),
    count: stock.count,
    facets: {
      car_type: stock.facets["car_type"] ?? [],
      make: stock.facets["make"] ?? [],
      simple_body: stock.facets["simple_body"] ?? [],
    },
    isUnavailable,
    // An amount below the cheapest car would lead to no car at all.
    presets: presetMoneyButtons(site.calculator.presetMoney).filter((amount) => amount >= lowestPrice),
    prices: prices.filter((amount) => amount >= lowestPrice),
    hero: (showsOwn ? car?.primary_image_url : heroImage) ?? null,
    isCutOut: heroIsCutOut && !showsOwn,
    facts,
    blocks,
    blocksData: found.data,
    now: now.getTime(),
    head: pageHead({
      title: `${site.name} | New, demo and used ${site.search.vehicleType}`,
      description:
        site.dealer.about ||
        (isUnavailable || stock.count === 0
          ? `New, demo and used ${site.search.vehicleType} at ${site.name}.`
          : `${stock.count} ${stockWord(site.search.vehicleType, stock.count)} in stock at ${site.name}.`),
      page: "home",
      site,
      request,
      // One without a ground of its own would stand on black.
      image: showsOwn || heroIsCutOut ? (car?.primary_image_url ?? heroImage) : heroImage,
    }),
  };
  const url = `${siteOrigin(site, request)}/`;
  keepNodes(shown, () =>
    site.locations.filter(({ visible }) => visible).map((location) => placeNode(location, site, { url })),
  );
  return data(shown, {
    headers:
      isUnavailable || found.isUnavailable
        ? { "cache-control": "no-store" }
        : expiryHeaders({
            site,
            now,
            cars: [...found.cars, ...(car ? [car] : [])],
            locations: site.locations,
            changes: [...changes, ...found.changes, ...latest.changes],
          }),
  });
}

/** Whether the main place is open, as it stands on the first screen. */
function placeToday(site: Site, now: Date): HomeFactsProps["today"] {
  const place = mainLocation(site.locations);
  const state = place && locationOpenState(place, { now, timeZone: site.timeZone });
  if (!state) return undefined;
  const { id, name, contact_detail: contact } = place;
  return { id, place: name, text: state.text, isOpen: state.open, phone: contact.phone ?? site.dealer.phone };
}

async function foundBlocks(
  api: ApiClient,
  site: Site,
  { standard, now, signal }: { standard: HomeBlocksOf; now: Date; signal: AbortSignal },
) {
  const { blocks, changes } = await homeBlocks(api, site, { standard, signal });
  return { blocks, changes, found: await blocksData(blocks, api, site, { now, signal }) };
}
