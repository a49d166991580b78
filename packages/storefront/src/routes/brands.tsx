import { data, redirect, useLoaderData } from "react-router";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { asErrorPage } from "../api-failure.ts";
import { apiContext, siteContext } from "../contexts.ts";
import { BrandDirectory } from "../directory/brand-directory.tsx";
import { directoryUrl } from "../directory/directory-url.ts";
import { makeLogos } from "../directory/make-logos.ts";
import { pageHead, siteOrigin } from "../head.ts";
import { useSite } from "../use-site.ts";

const path = "/brands";

/** The makes and models of the stock, 21 makes a page, found by the words of `query` (S1 §2, §7). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  if (!site.pages.on.includes(path)) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get("query") ?? "").trim().slice(0, 120);
  const page = Math.max(1, Math.trunc(Number(searchParams.get("page") ?? "1")) || 1);
  const api = context.get(apiContext);
  const call = { signal: request.signal };
  const asked = query === "" ? {} : { query };
  const [makes, models] = await Promise.all([
    api.findManufacturers({ ...asked, page: Math.min(page, 1000) }, call),
    query === "" ? undefined : api.findModels(asked, call),
  ]).catch((error: unknown) => {
    throw asErrorPage(error);
  });
  if (page > 1 && page !== makes.page) throw redirect(directoryUrl(path, { query, page: makes.page }));
  const origin = siteOrigin(site, request);
  return data({
    query, makes, models,
    logos: makeLogos(site.pages),
    head: pageHead({
      title: `Brands and models in stock${page > 1 ? `, page ${page}` : ""} | ${site.name}`,
      description: `Every make and model in stock at ${site.name}, with the number of cars of each.`,
      canonical: `${origin}${query === "" ? directoryUrl(path, { query, page }) : path}`,
      siteName: site.name,
    }),
  });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function BrandsPage() {
  const { query, makes, models, logos } = useLoaderData<typeof loader>();
  const { site, money } = useSite();
  return <BrandDirectory path={path} query={query} makes={makes} models={models} logos={logos} locale={money.locale} allStockPath={site.search.defaultPath} />;
}
