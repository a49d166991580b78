import { conditionSearchPath, dealerJsonLd, presetMoneyButtons, stockWord } from "@forecourt/core";
import type { ApiClient } from "@forecourt/api/client";
import type { Site } from "@forecourt/core/schemas";
import { PriceShortcuts, StockFinder } from "@forecourt/search/finder";
import { latePart, lazyPart } from "@forecourt/ui-kit/lazy-part";
import { Suspense, useContext } from "react";
import { data, useLoaderData } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { PageTime } from "../card-contexts.ts";
import { blocksData } from "../content/blocks-data.ts";
import { takeContentLead } from "../content/content-lead.ts";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { pageHead, siteOrigin } from "../head.ts";
import { homeBlocksContext } from "../home/home-blocks-context.ts";
import { homeBlocks } from "../home/home-blocks.ts";
import { homeStock } from "../home/home-stock.ts";
import { shownSlides } from "../home/shown-slides.ts";
import type { HomeBlocksOf } from "../home/standard-home-blocks.ts";
import { StandardHero } from "../home/standard-hero.tsx";
import type { PageHandle } from "../root/site-document.tsx";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import { SlotsContext } from "../site-slots.ts";
import styles from "../storefront-home.module.css";
import { keepNodes, keptNodes, StructuredData } from "../structured-data.tsx";
import { useSearchHistory } from "../use-search-history.ts";
import { useSite } from "../use-site.ts";

// Few sites have slides, and the search is hardly ever away: the others do not pay for them.
const SearchAway = lazyPart(async () => (await import("../home/search-away.tsx")).SearchAway);
const HomeSlides = lazyPart(async () => (await import("../home/home-slides.tsx")).HomeSlides);
const HomeBlocks = latePart("home-blocks", async () => (await import("../home/late-home-blocks.tsx")).HomeBlocks);

const allStock = conditionSearchPath();
const prices = [10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 70_000, 100_000];

/** The first page: the opening with the search, and below it the blocks of the site's content or of its template (S1 §1, S2 §2). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const api = context.get(apiContext);
  const now = context.get(nowContext);
  const { signal } = request;
  const [{ stock, picture, isAway }, { blocks, changes, found }] = await Promise.all([
    homeStock(api, signal),
    foundBlocks(api, site, { standard: context.get(homeBlocksContext), now, signal }),
  ]);
  const lowestPrice = stock.facetStats["price"]?.min ?? 0;
  const slides = shownSlides(site);
  const shown = {
    home: { heading: site.home.heading, text: site.home.text },
    slides,
    isMoving: site.banners.slidesAutoplay && slides.length > 1,
    count: stock.count,
    facets: {
      car_type: stock.facets["car_type"] ?? [],
      make: stock.facets["make"] ?? [],
      simple_body: stock.facets["simple_body"] ?? [],
    },
    isAway,
    // An amount below the cheapest car would lead to no car at all.
    presets: presetMoneyButtons(site.calculator.presetMoney).filter((amount) => amount >= lowestPrice),
    prices: prices.filter((amount) => amount >= lowestPrice),
    hero: site.home.heroImage ?? picture ?? null,
    blocks,
    blocksData: found.data,
    now: now.getTime(),
    head: pageHead({
      title: `${site.name} | New, demo and used ${site.search.vehicleType}`,
      description:
        site.dealer.about ||
        (isAway
          ? `New, demo and used ${site.search.vehicleType} at ${site.name}.`
          : `${stock.count} ${stockWord(site.search.vehicleType, stock.count)} in stock at ${site.name}.`),
      page: "home",
      site,
      request,
    }),
  };
  const url = `${siteOrigin(site, request)}/`;
  keepNodes(shown, () =>
    site.locations
      .filter(({ visible }) => visible)
      .map((location) => dealerJsonLd(location, { siteName: site.name, country: site.country, url })),
  );
  return data(shown, {
    headers:
      isAway || found.isAway
        ? { "cache-control": "no-store" }
        : expiryHeaders({
            site,
            now,
            cars: found.cars,
            locations: site.locations,
            changes: [...changes, ...found.changes],
          }),
  });
}

async function foundBlocks(
  api: ApiClient,
  site: Site,
  { standard, now, signal }: { standard: HomeBlocksOf; now: Date; signal: AbortSignal },
) {
  const { blocks, changes } = await homeBlocks(api, site, { standard, signal });
  return { blocks, changes, found: await blocksData(blocks, api, site, { now, signal }) };
}

/** Takes a form of the site's own blocks, with or without JavaScript. */
export const action = (args: ActionFunctionArgs) => takeContentLead(args);
export const clientAction = sendSafely;
/** The page is whole before its scripts come. */
export const handle = { start: "touch" } satisfies PageHandle;
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

export default function HomePage() {
  const shown = useLoaderData<typeof loader>();
  const { home, slides, isMoving, count, facets, isAway, presets, prices: offered, hero, now } = shown;
  const { site, money } = useSite();
  const { Hero = StandardHero } = useContext(SlotsContext);
  const keywords = { placeholder: site.search.keywordPlaceholder, history: useSearchHistory() };
  return (
    <PageTime value={now}>
      <Hero
        heading={home.heading}
        text={home.text}
        picture={hero}
        finder={
          <div className={styles.finderParts}>
            {isAway ? (
              <Suspense>
                <SearchAway />
              </Suspense>
            ) : (
              <StockFinder
                basePath={allStock}
                facets={facets}
                count={count}
                locale={money.locale}
                vehicleType={site.search.vehicleType}
                prices={offered}
                keywords={keywords}
              />
            )}
            {presets.length > 0 && !isAway && (
              <PriceShortcuts basePath={allStock} amounts={presets} locale={money.locale} />
            )}
          </div>
        }
      />
      {slides.length > 0 && (
        <Suspense>
          <HomeSlides slides={slides} isMoving={isMoving} />
        </Suspense>
      )}
      <HomeBlocks blocks={shown.blocks} data={shown.blocksData} now={now} />
      <StructuredData nodes={import.meta.env.SSR ? keptNodes(shown) : []} />
      <SiteComparisonWarning showsRates={shown.blocksData.namesRates} />
    </PageTime>
  );
}
