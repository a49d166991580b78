import { conditionSearchPath, dealerJsonLd, presetMoneyButtons, stockWord } from "@forecourt/core";
import { ContactLinks } from "@forecourt/dealership/contact";
import { LocationCard } from "@forecourt/dealership/locations";
import { BodyTiles, PriceShortcuts, StockFinder } from "@forecourt/search/finder";
import { latePart, lazyPart } from "@forecourt/ui-kit/lazy-part";
import { Picture } from "@forecourt/ui-kit/picture";
import { pictureUrl } from "@forecourt/vehicle/card";
import { Suspense, useContext } from "react";
import { data, useLoaderData } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { takeContentLead } from "../content/content-lead.ts";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import { pageHead, siteOrigin } from "../head.ts";
import { hasHomeBlocks, homeBlocks } from "../home/home-blocks.ts";
import { homeStock } from "../home/home-stock.ts";
import { shownBanners } from "../home/shown-banners.ts";
import { StandardHero } from "../home/standard-hero.tsx";
import bannerStyles from "../home/storefront-banners.module.css";
import { expiryHeaders } from "../expiry-headers.ts";
import { nameComparisonRates } from "../offers/offer-facts.ts";
import { siteOffers } from "../offers/site-offers.ts";
import { contactLinksOf } from "../places/contact-links-of.ts";
import { locationLinks } from "../places/location-links.ts";
import type { PageHandle } from "../root/site-document.tsx";
import { PageTime } from "../card-contexts.ts";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import { SlotsContext } from "../site-slots.ts";
import styles from "../storefront-home.module.css";
import { StructuredData } from "../structured-data.tsx";
import { useSearchHistory } from "../use-search-history.ts";
import { useSite } from "../use-site.ts";

// Few sites have banners, and the search is hardly ever away: the others do not pay for them.
const HomeBanners = lazyPart(async () => (await import("../home/home-banners.tsx")).HomeBanners);
const SearchAway = lazyPart(async () => (await import("../home/search-away.tsx")).SearchAway);
const HomeSlides = lazyPart(async () => (await import("../home/home-slides.tsx")).HomeSlides);
const HomeCars = latePart("home-cars", async () => (await import("../home/late-home-cars.tsx")).HomeCars);

const HomeBlocks = latePart("home-blocks", async () => (await import("../home/late-home-blocks.tsx")).HomeBlocks);
const HomeOffers = latePart("home-offers", async () => (await import("../home/late-home-offers.tsx")).HomeOffers);

const allStock = conditionSearchPath();
const prices = [10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 70_000, 100_000];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const api = context.get(apiContext);
  const [{ stock, bodies, latest, featured, isAway }, own, offers] = await Promise.all([
    homeStock(api, request.signal),
    homeBlocks(api, site, request.signal),
    // Blocks of the site's own bring their own offers.
    siteOffers(api, site, { limit: hasHomeBlocks(site) ? 0 : site.offers.onHome, signal: request.signal }),
  ]);
  const origin = siteOrigin(site, request);
  const lowestPrice = stock.facetStats["price"]?.min ?? 0;
  const now = context.get(nowContext);
  const { banners, changes } = shownBanners(site, now);
  return data(
    {
      home: site.home,
      phones: contactLinksOf(site),
      banners,
      locationLayout: site.locationCards.layout,
      locations: site.locations
        .filter(({ visible }) => visible)
        .map((location) => ({ location, links: locationLinks(site, location) })),
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
      offers: offers.offers,
      own: own?.shown,
      namesRates: own ? own.shown.data.namesRates : nameComparisonRates(offers.offers),
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
      headers:
        isAway || own?.isAway === true
          ? { "cache-control": "no-store" }
          : expiryHeaders({
              site,
              now,
              cars: [...latest, ...featured, ...(own?.cars ?? [])],
              locations: site.locations,
              changes: [...changes, ...offers.changes, ...(own?.changes ?? [])],
            }),
    },
  );
}

/** Takes a form of the site's own blocks, with or without JavaScript. */
export const action = (args: ActionFunctionArgs) => takeContentLead(args);
export const clientAction = sendSafely;
/** The page is whole before its scripts come. */
export const handle = { start: "touch" } satisfies PageHandle;
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

export default function HomePage() {
  const {
    home,
    phones,
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
    offers,
    own,
    namesRates,
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

      {own ? (
        <HomeBlocks {...own} now={now} />
      ) : (
        <>
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

          {(latest.length > 0 || featured.length > 0) && <HomeCars latest={latest} featured={featured} count={count} />}

          {offers.length > 0 && <HomeOffers offers={offers} />}

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
            <div className={styles.titleRow}>
              <h2 className={styles.title} id="locations">
                {locations.length > 1 ? "Our locations" : "Visit us"}
              </h2>
              <ContactLinks {...phones} />
            </div>
            <ul
              className={
                locationLayout === "carousel" && locations.length > 1
                  ? `${styles.locations} ${bannerStyles.carousel}`
                  : styles.locations
              }
            >
              {locations.map(({ location, links }) => (
                <li key={location.id}>
                  <LocationCard location={location} now={new Date(now)} timeZone={site.timeZone} links={links} />
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
      <StructuredData
        nodes={
          import.meta.env.SSR
            ? locations.map(({ location }) =>
                dealerJsonLd(location, { siteName: site.name, country: site.country, url: `${origin}/` }),
              )
            : []
        }
      />
      <SiteComparisonWarning showsRates={namesRates} />
    </PageTime>
  );
}
