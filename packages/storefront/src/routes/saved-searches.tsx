import { SavedSearches, useSavedSearches } from "@forecourt/account/alerts";
import { watchlistPath } from "@forecourt/core/pages";
import { useEffect } from "react";
import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { siteContext } from "../contexts.ts";
import { FormPage } from "../form-page.tsx";
import { pageHead } from "../head.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { dropSentForm } from "../enquiry/sent-form.ts";
import { useSite } from "../use-site.ts";

/** The frame of a shopper's saved searches; the browser fills it (nothing personal is ever in a page). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  assertPageOn("saved-searches", site);
  return {
    head: pageHead({
      title: `Saved searches | ${site.name}`,
      description: `Your saved searches and alerts at ${site.name}.`,
      page: "saved-searches",
      site,
      request,
      index: false,
    }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

/** /saved-searches: what a shopper waits for, what is told of it, and how it ends. */
export default function SavedSearchesPage() {
  useLoaderData<typeof loader>();
  const { site, money } = useSite();
  const list = useSavedSearches();
  useEffect(dropSentForm, []);
  return (
    <FormPage
      title="Saved searches"
      lead={
        <>
          Searches that you keep, and {site.search.vehicleType} that you want to hear of.{" "}
          <a href={watchlistPath}>Saved {site.search.vehicleType}</a>
        </>
      }
      side={null}
      sideStands="over"
      isWide
    >
      <h2 className="fc-visually-hidden">Your saved searches</h2>
      <SavedSearches
        list={list}
        siteName={site.name}
        money={money}
        vehicles={site.search.vehicleType}
        stockHref={site.search.defaultPath}
        phone={site.dealer.phone}
      />
    </FormPage>
  );
}
