import { specialOffersPath } from "@forecourt/core/pages";
import { OfferList } from "@forecourt/dealership/offers";
import { Button } from "@forecourt/ui-kit/button";
import { EmptyState } from "@forecourt/ui-kit/empty-state";
import { data, useLoaderData } from "react-router";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { comparisonWarningId } from "../comparison-warning-id.ts";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { pageHead } from "../head.ts";
import { nameComparisonRates, offerFacts } from "../offers/offer-facts.ts";
import styles from "../offers/storefront-offers.module.css";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import pageStyles from "../storefront-page.module.css";
import { TitlePanel } from "../title-panel.tsx";
import { useSite } from "../use-site.ts";

/** The offers of the dealer, all or of one category (S2 §2). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const [site, now] = [context.get(siteContext), context.get(nowContext)];
  assertPageOn("special-offers", site);
  const category = (pageParameters("special-offers", request).get("category") ?? "").slice(0, 60);
  const answer = await context
    .get(apiContext)
    .getOffers(category === "" ? {} : { category }, { signal: request.signal });
  const offers = answer.offers.map((offer) => offerFacts(offer, site));
  return data(
    {
      offers,
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
        // One kind of them names the page of all as the one to keep, and says nothing else of it (rules 2.7).
        index: category !== "" || offers.length > 0,
      }),
    },
    { headers: expiryHeaders({ site, now, changes: answer.changesAt ? [new Date(answer.changesAt)] : [] }) },
  );
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function SpecialOffers() {
  const { offers, category, categories, namesRates } = useLoaderData<typeof loader>();
  const { site } = useSite();
  return (
    <>
      <div className={pageStyles.page}>
        <TitlePanel
          title="Special offers"
          picture={offers.some(({ picture }) => picture) ? undefined : site.look.picture}
        />
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
      </div>
      {namesRates && <SiteComparisonWarning ofOffers hasCars={false} />}
    </>
  );
}
