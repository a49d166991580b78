import { StockFinder } from "@forecourt/search/finder";
import { latePart, lazyPart, staticPart } from "@forecourt/ui-kit/lazy-part";
import { Suspense, useContext } from "react";
import type { ComponentType, ReactNode } from "react";
import { useLoaderData } from "react-router";
import { PageTime } from "../card-contexts.ts";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import { SlotsContext } from "../site-slots.ts";
import styles from "../storefront-home.module.css";
import { keptNodes, StructuredData } from "../structured-data.tsx";
import { useIsReturningShopper } from "../use-is-returning-shopper.ts";
import { useSearchHistory } from "../use-search-history.ts";
import { useSite } from "../use-site.ts";
import type { loader } from "./home-loader.ts";
import { StandardHero } from "./standard-hero.tsx";

// Few sites have slides, and the search and the stock are hardly ever away: the others do not pay for them.
const NoStock = staticPart("div", async () => (await import("./no-stock.tsx")).NoStock);
const SearchUnavailable = lazyPart(async () => (await import("./search-unavailable.tsx")).SearchUnavailable);
const HomeSlides = lazyPart(async () => (await import("./home-slides.tsx")).HomeSlides);
const WelcomeBack = lazyPart(async () => (await import("./late-welcome-back.tsx")).LateWelcomeBack);
const HomeBlocks = latePart("home-blocks", async () => (await import("./late-home-blocks.tsx")).HomeBlocks);
const HomeFacts = staticPart("ul", async () => (await import("./home-facts.tsx")).HomeFacts);
const PriceShortcuts = staticPart("nav", async () => (await import("./late-price-shortcuts.ts")).PriceShortcuts);

/**
 * The first page: what its loader found, and its parts, each ready to be placed once. A part that has nothing to show
 * is `false`.
 */
export interface HomePage {
  loaded: ReturnType<typeof useLoaderData<typeof loader>>;
  parts: HomeParts;
}

/** The parts of the first page. */
export interface HomeParts {
  /** The opening with the page's `<h1>` and the stock search: the slot `Hero`. */
  hero: ReactNode;
  /** The stock search by itself, for an opening of one's own. */
  finder: ReactNode;
  /** Weekly price of a car, an offer, whether the dealer is open: for a hero of your own. */
  facts: ReactNode;
  slides: ReactNode;
  /** The blocks of the site's content or of its template. */
  blocks: ReactNode;
}

/** The first page for a view. Use it in the route module that has its loader. */
export function useHomePage(): HomePage {
  const loaded = useLoaderData<typeof loader>();
  const {
    home,
    slides,
    isMoving,
    count,
    facets,
    isUnavailable,
    presets,
    prices: offered,
    hero,
    now,
    allStock,
  } = loaded;
  const { car, offer, tradeIn, today } = loaded.facts;
  const facts = (car ?? offer ?? tradeIn ?? today) !== undefined && <HomeFacts {...loaded.facts} />;
  const { site, money } = useSite();
  const { Hero = StandardHero } = useContext(SlotsContext);
  const keywords = { placeholder: site.search.keywordPlaceholder, history: useSearchHistory() };
  const hasStock = count > 0 && !isUnavailable;
  const finder = (
    <div className={styles.finderParts}>
      {isUnavailable && (
        <Suspense>
          <SearchUnavailable />
        </Suspense>
      )}
      {count === 0 && !isUnavailable && <NoStock />}
      {hasStock && (
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
      {presets.length > 0 && hasStock && <PriceShortcuts basePath={allStock} amounts={presets} locale={money.locale} />}
    </div>
  );
  return {
    loaded,
    parts: {
      hero: (
        <Hero
          heading={home.heading}
          text={home.text}
          picture={hero}
          isCutOut={loaded.isCutOut}
          facts={facts}
          finder={finder}
        />
      ),
      finder,
      facts,
      slides: slides.length > 0 && (
        <Suspense>
          <HomeSlides slides={slides} isMoving={isMoving} />
        </Suspense>
      ),
      blocks: <HomeBlocks blocks={loaded.blocks} data={loaded.blocksData} now={now} />,
    },
  };
}

/** Props of {@link HomeView}. */
export interface HomeViewProps {
  /** Result of `useHomePage`. */
  page: HomePage;
  /** Places the parts. @default opening, slides, blocks */
  Layout?: ComponentType<{ parts: HomeParts }> | undefined;
}

/** The first page with all that belongs to it: its parts, structured data, the comparison-rate warning. */
export function HomeView({ page: { loaded, parts }, Layout = StandardHomeLayout }: HomeViewProps) {
  const { site } = useSite();
  const isBack = useIsReturningShopper(site.slug);
  return (
    <PageTime value={loaded.now}>
      <Layout parts={parts} />
      {isBack && (
        <Suspense>
          <WelcomeBack />
        </Suspense>
      )}
      <StructuredData nodes={import.meta.env.SSR ? keptNodes(loaded) : []} />
      <SiteComparisonWarning
        ofOffers={loaded.blocksData.namesRates || loaded.facts.offer?.loan?.comparisonRate !== undefined}
      />
    </PageTime>
  );
}

const StandardHomeLayout = ({ parts }: { parts: HomeParts }) => (
  <>
    {parts.hero}
    {parts.slides}
    {parts.blocks}
  </>
);
