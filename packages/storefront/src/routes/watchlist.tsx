import { WatchlistPage } from "@forecourt/account/watchlist";
import { signInPath } from "@forecourt/core";
import { savedSearchesPath, saveSearchPath, watchlistPath } from "@forecourt/core/pages";
import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { ConsentChoice } from "../analytics/consent-choice.tsx";
import { nowContext, siteContext } from "../contexts.ts";
import { pageHead } from "../head.ts";
import { PageTime } from "../card-contexts.ts";
import { JustArrived } from "../search/just-arrived.tsx";
import { SiteCarCard } from "../site-car-card.tsx";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import { SessionNote } from "../session-note.tsx";
import { useSite } from "../use-site.ts";
import styles from "../storefront-session.module.css";

/**
 * The frame of what is kept on the device: the saved cars, where a site keeps cars, and on every site the way to erase
 * it all (decisions.md row 84).
 */
export function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  return {
    keepsCars: site.saved.favourites || site.saved.watchlist,
    garage: site.garage.enabled ? { name: site.garage.name, path: site.garage.path } : undefined,
    now: context.get(nowContext).getTime(),
    head: pageHead({
      title: `Saved ${site.search.vehicleType} | ${site.name}`,
      description: `What you saved at ${site.name}.`,
      page: "watchlist",
      site,
      request,
    }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

export default function Watchlist() {
  const { now, keepsCars, garage } = useLoaderData<typeof loader>();
  const { site, money } = useSite();
  return (
    <PageTime value={now}>
      <WatchlistPage
        site={site.slug}
        keepsCars={keepsCars}
        money={money}
        CarCard={SiteCarCard}
        stockHref={site.search.defaultPath}
        phone={site.dealer.phone}
        vehicles={site.search.vehicleType}
        alertHref={site.saved.alerts ? carAlertHref : undefined}
        suggestions={<JustArrived />}
      />
      {site.saved.alerts && (
        <p className={styles.note}>
          <a href={savedSearchesPath}>Saved searches and alerts</a>
        </p>
      )}
      {site.saved.watchlist && (
        <div className={styles.note}>
          <SessionNote
            garage={garage}
            signInHref={signInPath({ type: "watchlist", redirect: watchlistPath, back: watchlistPath })}
            signInText={`Sign in to keep your saved ${site.search.vehicleType} on every device`}
          />
        </div>
      )}
      {site.analytics.consentRequired && <ConsentChoice tagManager={site.analytics.tagManager} />}
      <SiteComparisonWarning />
    </PageTime>
  );
}

const carAlertHref = (carId: string): string => `${saveSearchPath}?${new URLSearchParams({ car_id: carId })}`;
