import type { DirectoryAnswer } from "@forecourt/api";
import { brandsPath } from "@forecourt/core/pages";
import { data, redirect, useLoaderData } from "react-router";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { apiContext, siteContext } from "../contexts.ts";
import { BrandDirectory } from "../directory/brand-directory.tsx";
import { directoryUrl } from "../directory/directory-url.ts";
import { makeLogos } from "../directory/make-logos.ts";
import { pageHead } from "../head.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { SearchErrorPage } from "../search/search-error-page.tsx";
import { searchFailure } from "../search/search-failure.ts";
import { useSite } from "../use-site.ts";

/** The makes, models and body types of the stock, 21 of each a page, found by the words of `query` (S1 §2, §7). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  assertPageOn("brands", site);
  const params = pageParameters("brands", request);
  const query = (params.get("query") ?? "").trim().slice(0, 120);
  const page = Math.max(1, Math.trunc(Number(params.get("page") ?? "1")) || 1);
  const api = context.get(apiContext);
  const call = { signal: request.signal };
  const asked = query === "" ? {} : { query };
  const turned = { ...asked, page: Math.min(page, 1000) };
  const [makes, models, bodies] = await Promise.all([
    api.findManufacturers(turned, call),
    query === "" ? undefined : api.findModels(turned, call),
    api.findCategories(turned, call),
  ]).catch((error: unknown) => {
    throw searchFailure(error);
  });
  const pages = Math.max(makes.pages, models?.pages ?? 0, bodies.pages, 1);
  if (page > pages) throw redirect(directoryUrl(brandsPath, { query, page: pages }));
  // Past its own end a list answers its last page again.
  const ofPage = (list: DirectoryAnswer | undefined) => (list?.page === page ? list.hits : []);
  return data({
    query,
    page,
    pages,
    makes: ofPage(makes),
    models: ofPage(models),
    bodies: ofPage(bodies),
    logos: makeLogos(site.pages, makes.hits),
    head: pageHead({
      title: `Brands and models in stock${page > 1 ? `, page ${page}` : ""} | ${site.name}`,
      description: `Every make, model and body type in stock at ${site.name}, with the number of ${site.search.vehicleType} of each.`,
      page: "brands",
      site,
      request,
      address: query === "" ? directoryUrl(brandsPath, { query, page }) : brandsPath,
    }),
  });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

/** While the search service is away: its message, not the cars of another page. */
export function ErrorBoundary() {
  return <SearchErrorPage keepsLast={false} />;
}

export default function BrandsPage() {
  const { head: _, ...directory } = useLoaderData<typeof loader>();
  const { site, money } = useSite();
  return (
    <BrandDirectory
      path={brandsPath}
      {...directory}
      locale={money.locale}
      allStockPath={site.search.defaultPath}
      vehicles={site.search.vehicleType}
    />
  );
}
