import { conditionSearchPath, dealerJsonLd, presetMoneyButtons, stockWord } from "@forecourt/core";
import { LocationCard } from "@forecourt/dealership/locations";
import { BodyTiles, PriceShortcuts, StockFinder } from "@forecourt/search/finder";
import { Button } from "@forecourt/ui-kit/button";
import { Picture } from "@forecourt/ui-kit/picture";
import { pictureUrl } from "@forecourt/vehicle/card";
import { CarList } from "@forecourt/vehicle/carousel";
import { lazy, Suspense, useContext } from "react";
import { data, useLoaderData } from "react-router";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { pageHead, siteOrigin } from "../head.ts";
import { homeStock } from "../home/home-stock.ts";
import { shownBanners } from "../home/shown-banners.ts";
import { StandardHero } from "../home/standard-hero.tsx";
import bannerStyles from "../home/storefront-banners.module.css";
import { expiryHeaders } from "../expiry-headers.ts";
import type { PageHandle } from "../root/site-document.tsx";
import { PageTime, SiteCarCard } from "../site-car-card.tsx";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import { SlotsContext } from "../site-slots.ts";
import styles from "../storefront-home.module.css";
import { StructuredData } from "../structured-data.tsx";
import { useSearchHistory } from "../use-search-history.ts";
import { useSite } from "../use-site.ts";

// Few sites have banners, and the search is hardly ever away: the others do not pay for them.
const HomeBanners = lazy(async () => ({ default: (await import("../home/home-banners.tsx")).HomeBanners }));
const SearchAway = lazy(async () => ({ default: (await import("../home/search-away.tsx")).SearchAway }));
const HomeSlides = lazy(async () => ({ default: (await import("../home/home-slides.tsx")).HomeSlides }));

const allStock = conditionSearchPath();
const prices = [10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 70_000, 100_000];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const api = context.get(apiContext);
  const { stock, bodies, latest, featured, isAway } = await homeStock(api, request.signal);
  const origin = siteOrigin(site, request);
  const lowestPrice = stock.facetStats["price"]?.min ?? 0;
  const now = context.get(nowContext);
  const { banners, changes } = shownBanners(site, now);
  return data(
    {
      home: site.home,
      banners,
      locationLayout: site.locationCards.layout,
      locations: site.locations.filter((location) => location.visible),
      count: stock.count,
      facets: {
        car_type: stock.facets["car_type"] ?? [],
        make: stock.facets["make"] ?? [],
        simple_body: stock.facets["simple_body"] ?? [],
      },
      bodies,
      isAway,
      featured,
      // An amount below the cheapest car would lead to no car at all.
      presets: presetMoneyButtons(site.calculator.presetMoney).filter((amount) => amount >= lowestPrice),
      prices: prices.filter((amount) => amount >= lowestPrice),
      latest,
      hero: site.home.heroImage ?? latest.find((car) => car.primary_image_url)?.primary_image_url ?? null,
      origin,
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
    },
    {
      headers: isAway
        ? { "cache-control": "no-store" }
        : expiryHeaders({ site, now, cars: [...latest, ...featured], locations: site.locations, changes }),
    },
  );
}

/** The page is whole before its scripts come. */
export const handle = { start: "touch" } satisfies PageHandle;
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

export default function HomePage() {
  const {
    home,
    isAway,
    banners,
    locationLayout,
    locations,
    count,
    facets,
    bodies,
    featured,
    presets,
    prices: offered,
    latest,
    hero,
    origin,
    now,
  } = useLoaderData<typeof loader>();
  const { site, money } = useSite();
  const { Hero = StandardHero } = useContext(SlotsContext);
  const vehicles = site.search.vehicleType;
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
                vehicleType={vehicles}
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

      {banners && banners.slides.length > 0 && (
        <Suspense>
          <HomeSlides slides={banners.slides} isMoving={banners.isMoving} />
        </Suspense>
      )}

      {bodies.length > 0 && (
        <section className={styles.section} aria-labelledby="bodies">
          <h2 className={styles.title} id="bodies">
            Browse by body type
          </h2>
          <BodyTiles
            basePath={allStock}
            bodies={bodies.map(({ picture, ...body }) => ({
              ...body,
              picture: picture && (
                <Picture
                  src={(width) => pictureUrl(picture, width)}
                  alt=""
                  widths={[320, 480]}
                  sizes="(min-width: 992px) 300px, 46vw"
                />
              ),
            }))}
            locale={money.locale}
          />
        </section>
      )}

      {latest.length > 0 && (
        <section className={styles.section} aria-labelledby="latest">
          <div className={styles.titleRow}>
            <h2 className={styles.title} id="latest">
              Latest arrivals
            </h2>
            <Button href={allStock} variant="link">
              See all {count.toLocaleString(money.locale)} {vehicles}
            </Button>
          </div>
          <ul className={styles.cars}>
            {latest.map((car) => (
              <li key={car.id}>
                <SiteCarCard car={car} priority={false} />
              </li>
            ))}
          </ul>
        </section>
      )}

      {featured.length > 0 && (
        <div className={styles.section}>
          <CarList
            heading={`Featured used ${vehicles}`}
            cars={featured}
            CarCard={SiteCarCard}
            more={
              <Button href={conditionSearchPath(["used"])} variant="link">
                View all used {vehicles}
              </Button>
            }
          />
        </div>
      )}

      {home.reasons.length > 0 && (
        <section className={styles.band} aria-labelledby="reasons">
          <div className={styles.bandInner}>
            <h2 className={styles.title} id="reasons">
              Why buy from {site.name}
            </h2>
            <ul className={styles.reasons}>
              {home.reasons.map((reason) => (
                <li key={reason.title}>
                  <h3 className={styles.reasonTitle}>{reason.title}</h3>
                  <p>{reason.text}</p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}

      {banners && (
        <Suspense>
          <HomeBanners {...banners} locale={money.locale} />
        </Suspense>
      )}

      <section className={styles.section} aria-labelledby="locations">
        <h2 className={styles.title} id="locations">
          {locations.length > 1 ? "Our locations" : "Visit us"}
        </h2>
        <ul
          className={
            locationLayout === "carousel" && locations.length > 1
              ? `${styles.locations} ${bannerStyles.carousel}`
              : styles.locations
          }
        >
          {locations.map((location) => (
            <li key={location.id}>
              <LocationCard location={location} now={new Date(now)} timeZone={site.timeZone} />
            </li>
          ))}
        </ul>
      </section>
      <StructuredData
        nodes={
          import.meta.env.SSR
            ? locations.map((location) =>
                dealerJsonLd(location, { siteName: site.name, country: site.country, url: `${origin}/` }),
              )
            : []
        }
      />
      <SiteComparisonWarning />
    </PageTime>
  );
}
