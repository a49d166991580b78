import { makeSearchPath, pictureUrl, siteMoney } from "@forecourt/core";
import { BrandIntro, ModelGrid } from "@forecourt/dealership/models";
import { brandOverviewAddress, hasPage, modelsPath } from "@forecourt/core/pages";
import { MakeMark } from "@forecourt/search/finder";
import { data, redirect, useLoaderData } from "react-router";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { blocksData } from "../content/blocks-data.ts";
import { takeContentLead } from "../content/content-lead.ts";
import { lateBlocks } from "../content/late-blocks.ts";
import { showCars } from "../content/show-cars.ts";
import { SiteBlocks } from "../content/site-blocks.tsx";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { pageHead } from "../head.ts";
import { makeLogos } from "../directory/make-logos.ts";
import { modelCard } from "../models/model-card.ts";
import { modelStock, stockLine } from "../models/model-stock.ts";
import styles from "../models/storefront-models.module.css";
import { assertPageOn } from "../assert-page-on.ts";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";

/** A brand that the dealer sells (S1 §2); one with `skipPage` has no page, and its address leads to its cars. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  assertPageOn("brand-overview", site);
  const [api, now] = [context.get(apiContext), context.get(nowContext)];
  const call = { signal: request.signal };
  const slug = params["brand"] ?? "";
  const brand = await api.getManufacturer({ slug }, call);
  const searchHref = makeSearchPath(brand.name);
  if (brand.skipPage) throw redirect(searchHref, 302);
  const [{ models: all, changesAt }, found] = await Promise.all([
    api.listModels({}, call),
    blocksData(brand.blocks, api, site, { now, signal: request.signal }),
  ]);
  const models = hasPage(modelsPath, site) ? all.filter(({ manufacturer_name: make }) => make === brand.name) : [];
  const stocks = await Promise.all(models.map((model) => modelStock(api, model, request.signal)));
  const changes = [brand.changesAt, changesAt].flatMap((instant) => (instant === undefined ? [] : [new Date(instant)]));
  const isUnavailable = found.isUnavailable || stocks.some((stock) => stock.isUnavailable);
  return data(
    {
      brand,
      path: brandOverviewAddress(slug),
      logo: makeLogos(site.pages)[brand.name] ?? (brand.logo?.file ? pictureUrl(brand.logo.file, 160) : brand.mark),
      searchHref,
      models: models.map((model, index) => {
        const stock = stocks[index];
        return modelCard(model, stock && stockLine(stock, siteMoney(site)));
      }),
      data: found.data,
      now: now.getTime(),
      head: pageHead({
        title: `${brand.name} at ${site.name}`,
        description:
          brand.short_description ?? `${brand.name} at ${site.name}: its models, and every ${brand.name} in stock.`,
        page: "brand-overview",
        site,
        request,
        address: brandOverviewAddress(slug),
      }),
    },
    {
      headers: isUnavailable
        ? { "cache-control": "no-store" }
        : expiryHeaders({
            site,
            now,
            changes: [...changes, ...found.changes],
            cars: [found.cars, ...stocks.map(({ cars }) => cars)].flat(),
          }),
    },
  );
}

export const action = takeContentLead;
export const clientAction = sendSafely;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export default function BrandOverview() {
  const { brand, logo, searchHref, models, data: blocks, path, now } = useLoaderData<typeof loader>();
  const hasCars = showCars(blocks);
  return (
    <div className={styles.page}>
      <BrandIntro brand={brand} mark={<MakeMark make={brand.name} logo={logo} size="l" />} searchHref={searchHref} />
      {models.length > 0 && <ModelGrid id="brand-models" title={`The ${brand.name} range`} models={models} />}
      <SiteBlocks blocks={brand.blocks} data={blocks} path={path} now={now} parts={lateBlocks} />
      {(hasCars || blocks.namesRates) && <SiteComparisonWarning ofOffers={blocks.namesRates} hasCars={hasCars} />}
    </div>
  );
}
