import { SavedSearches, useSavedSearches } from "@forecourt/account/alerts";
import { GaragePage } from "@forecourt/account/garage";
import { declarationOf, isPageOn, servicePath } from "@forecourt/core/pages";
import type { StandardPageName } from "@forecourt/core/pages";
import { useCallback } from "react";
import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { PageTime } from "../card-contexts.ts";
import { nowContext, siteContext } from "../contexts.ts";
import { garageElsewhere } from "../garage/garage-elsewhere.ts";
import { garageDay, garageEntries } from "../garage/garage-entries.ts";
import { pageHead } from "../head.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { SiteCarCard } from "../site-car-card.tsx";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import styles from "../storefront-session.module.css";
import { useSite } from "../use-site.ts";

const valuationPages = ["trade-in", "sell-your-car", "sell-my-car"] as const satisfies StandardPageName[];

/**
 * Data of the shopper's own page, at the path that the site names, without anything of the shopper: the browser fills
 * that in (S2 §2, decisions.md row 102).
 */
export function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { name, path } = site.garage;
  const asked = new URL(request.url).pathname.replace(/\.data$/, "");
  assertPageOn("my-garage", site, asked);
  const valuation = valuationPages.map(declarationOf).find((page) => isPageOn(page, site));
  return {
    name,
    keepsCars: site.saved.favourites || site.saved.watchlist,
    now: context.get(nowContext).getTime(),
    settings: {
      reserve: { hours: site.reserve.hours, path: site.reserve.path },
      valuationPath: valuation?.paths[0],
      servicePath: isPageOn(declarationOf("service"), site) ? servicePath : undefined,
    },
    head: pageHead({
      title: `${name} | ${site.name}`,
      description: `Your saved cars, enquiries and bookings at ${site.name}.`,
      page: "my-garage",
      site,
      request,
      address: path,
      index: false,
    }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

export default function MyGarage() {
  const { name, keepsCars, now, settings } = useLoaderData<typeof loader>();
  const { site, money } = useSite();
  const list = useSavedSearches(site.saved.alerts);
  const dayOf = useCallback((instant: string) => garageDay(instant, site), [site]);
  return (
    <PageTime value={now}>
      <GaragePage
        site={site.slug}
        name={name}
        keepsCars={keepsCars}
        money={money}
        CarCard={SiteCarCard}
        stockHref={site.search.defaultPath}
        phone={site.dealer.phone}
        vehicles={site.search.vehicleType}
        entriesOf={(answer) => garageEntries(answer, { ...site, ...settings }, new Date(now))}
        elsewhereOf={(answer) => garageElsewhere(answer, { ...site, ...settings }, new Date(now))}
        dayOf={dayOf}
        isWaiting={site.saved.alerts && !list.answer && !list.failed}
      >
        {site.saved.alerts && (
          <section className={styles.part} aria-labelledby="saved-searches">
            <h2 className={styles.partTitle} id="saved-searches">
              Saved searches and alerts
            </h2>
            <SavedSearches
              list={list}
              siteName={site.name}
              money={money}
              vehicles={site.search.vehicleType}
              phone={site.dealer.phone}
            />
          </section>
        )}
      </GaragePage>
      <SiteComparisonWarning />
    </PageTime>
  );
}
