import { conditionSearchPath } from "@forecourt/core";
import { specialOffersPath } from "@forecourt/core/pages";
import { OfferList } from "@forecourt/dealership/offers";
import { Button } from "@forecourt/ui-kit/button";
import { EmptyState } from "@forecourt/ui-kit/empty-state";
import { CarList } from "@forecourt/vehicle/carousel";
import { data, useLoaderData } from "react-router";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { PageTime } from "../card-contexts.ts";
import { comparisonWarningId } from "../comparison-warning-id.ts";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { pageHead } from "../head.ts";
import { nameComparisonRates } from "../offers/offer-facts.ts";
import { withPicturedLead } from "../offers/pictured-lead.ts";
import styles from "../offers/storefront-offers.module.css";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { latestArrivals } from "../search/latest-arrivals.ts";
import { SiteCarCard } from "../site-car-card.tsx";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import pageStyles from "../storefront-page.module.css";
import { TitlePanel } from "../title-panel.tsx";
import { useSite } from "../use-site.ts";

/** Fewer offers leave a page half empty: the newest cars stand below them. */
const fewOffers = 3;

/** The offers of the dealer, all or of one category (S2 §2); below a few of them the newest cars. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const [site, now] = [context.get(siteContext), context.get(nowContext)];
  assertPageOn("special-offers", site);
  const category = (pageParameters("special-offers", request).get("category") ?? "").slice(0, 60);
  const [api, { signal }] = [context.get(apiContext), request];
  const answer = await api.getOffers(category === "" ? {} : { category }, { signal });
  const offers = await withPicturedLead(answer.offers, site, { api, signal });
  // The page is whole without them.
  const cars = offers.length < fewOffers ? await latestArrivals(api, { signal }).catch(() => []) : [];
  return data(
    {
      offers,
      cars,
      now: now.getTime(),
      category,
      categories: answer.categories,
      namesRates: nameComparisonRates(offers),
      head: pageHead({
        title: `Special offers | ${site.name}`,
        description:
          offers.length === 0
            ? `Special offers from ${site.name}.`
            : `${offers
                .slice(0, 3)
                .map(({ name }) => name)
                .join(", ")} and more at ${site.name}.`.slice(0, 300),
        page: "special-offers",
        site,
        request,
        // A page of one category has the page of all offers as its canonical address, and no robots rule (rules 2.7).
        index: category !== "" || offers.length > 0,
      }),
    },
    { headers: expiryHeaders({ site, now, cars, changes: answer.changesAt ? [new Date(answer.changesAt)] : [] }) },
  );
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function SpecialOffers() {
  const { offers, cars, now, category, categories, namesRates } = useLoaderData<typeof loader>();
  const { site } = useSite();
  return (
    <>
      <div className={`${pageStyles.page} ${styles.offers}`}>
        <TitlePanel title="Special offers" picture={offers[0]?.picture ? undefined : site.look.picture} />
        {categories.length > 1 && (
          <nav className={styles.categories} aria-label="Kinds of offers">
            {["", ...categories].map((name) => (
              <a
                key={name}
                href={
                  name === "" ? specialOffersPath : `${specialOffersPath}?${new URLSearchParams({ category: name })}`
                }
                aria-current={name === category ? "page" : undefined}
              >
                {name === "" ? "All offers" : name}
              </a>
            ))}
          </nav>
        )}
        {offers.length === 0 ? (
          <EmptyState
            title="No Results Available"
            actions={
              category === "" ? <Button href="/">Home</Button> : <Button href={specialOffersPath}>Clear Filters</Button>
            }
          >
            There appears to be no offers currently available that meet the conditions of your search
          </EmptyState>
        ) : (
          <OfferList offers={offers} warningId={comparisonWarningId} isFirst />
        )}
        <PageTime value={now}>
          <CarList
            heading="Just arrived"
            cars={cars}
            CarCard={SiteCarCard}
            more={
              <Button href={conditionSearchPath()} variant="link">
                See all stock
              </Button>
            }
          />
        </PageTime>
      </div>
      {(namesRates || cars.length > 0) && <SiteComparisonWarning ofOffers={namesRates} hasCars={cars.length > 0} />}
    </>
  );
}
