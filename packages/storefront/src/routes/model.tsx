import { displayPrice, makeSearchPath, modelInterestForm, siteMoney, townLine } from "@forecourt/core";
import { comingSoon, mainLocation, modelHref, modelName } from "@forecourt/core/schemas";
import { ModelDetails } from "@forecourt/dealership/models";
import { Button } from "@forecourt/ui-kit/button";
import { CarList } from "@forecourt/vehicle/carousel";
import { data, redirect, useLoaderData } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { PageTime } from "../card-contexts.ts";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import { SiteLeadForm } from "../enquiry/site-lead-form.tsx";
import { expiryHeaders } from "../expiry-headers.ts";
import { pageHead } from "../head.ts";
import { interestFormId, modelActions } from "../models/model-actions.ts";
import { comingSoonNote } from "../models/model-card.ts";
import { takeModelLead } from "../models/model-lead.ts";
import { modelStock, stockLine } from "../models/model-stock.ts";
import { whyReserve } from "../models/why-reserve.ts";
import styles from "../models/storefront-models.module.css";
import { nameComparisonRates } from "../offers/offer-facts.ts";
import { OfferSection } from "../offers/offer-section.tsx";
import { siteOffers } from "../offers/site-offers.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { SiteCarCard } from "../site-car-card.tsx";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";

/** The model of the address, with the page that stands for its own. */
async function askedModel({ request, context, params }: Pick<LoaderFunctionArgs, "request" | "context" | "params">) {
  assertPageOn("model", context.get(siteContext));
  return context.get(apiContext).getModel({ slug: params["slug"] ?? "" }, { signal: request.signal });
}

/** A model with its cars (S2 §2 "Model pages", decisions.md row 93); `override_url` wins. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const [site, api, now] = [context.get(siteContext), context.get(apiContext), context.get(nowContext)];
  const model = await askedModel(args);
  if (model.override_url !== undefined) throw redirect(model.override_url, 302);
  const car = { make: model.manufacturer_name, model: model.stock_name, car_type: "new" as const };
  const [stock, offers] = await Promise.all([
    modelStock(api, model, request.signal),
    siteOffers(api, site, { limit: 3, car, isShown: true, signal: request.signal }),
  ]);
  const name = modelName(model);
  const primary = mainLocation(site.locations);
  const place = townLine({ city: primary?.address.city, state: primary?.address.state });
  const searchHref = makeSearchPath(model.manufacturer_name, model.stock_name);
  const { slug, short_description: intro, description, picture, features, gallery, status, changesAt } = model;
  return data(
    {
      name: model.name,
      fullName: name,
      path: modelHref({ slug }),
      manufacturer: model.manufacturer_name,
      intro,
      description,
      picture,
      features: features.map(({ title, description: text, picture: beside }) => ({
        title,
        description: text,
        picture: beside,
      })),
      gallery,
      place,
      isComing: status === comingSoon,
      stockLine: stockLine(stock, siteMoney(site)),
      actions: modelActions({ ...model, name }, site, stock.cheapest && displayPrice(stock.cheapest).dollars),
      offers: offers.offers,
      namesRates: nameComparisonRates(offers.offers),
      cars: stock.cars,
      isUsed: stock.isUsed,
      searchHref,
      whyReserve: whyReserve(site, stock.cars.length > 0 ? searchHref : undefined),
      now: now.getTime(),
      head: pageHead({
        title: `${name} for sale in ${place} | ${site.name}`,
        description: intro ?? `The ${name} at ${site.name} in ${place}: features, pictures and what is in stock.`,
        page: "model",
        site,
        request,
        address: modelHref({ slug }),
        image: picture?.file,
      }),
    },
    {
      headers: stock.isUnavailable
        ? { "cache-control": "no-store" }
        : expiryHeaders({
            site,
            now,
            cars: stock.cars,
            changes: [...(changesAt === undefined ? [] : [new Date(changesAt)]), ...offers.changes],
          }),
    },
  );
}

/** Takes the interest in a model that is coming, with or without JavaScript. */
export async function action(args: ActionFunctionArgs) {
  const { slug, manufacturer_name: make, stock_name: model, status } = await askedModel(args);
  if (status !== comingSoon) throw data(null, { status: 404 });
  return takeModelLead(args, modelInterestForm, { make, model }, modelHref({ slug }));
}
export const clientAction = sendSafely;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export default function ModelPage() {
  const {
    name,
    fullName,
    path,
    isComing,
    offers,
    namesRates,
    cars,
    isUsed,
    searchHref,
    now,
    stockLine: line,
    ...model
  } = useLoaderData<typeof loader>();
  return (
    <PageTime value={now}>
      <div className={styles.page}>
        <ModelDetails {...model} name={name} note={isComing ? comingSoonNote : undefined} stock={line}>
          {isComing && (
            <section className={styles.form} id={interestFormId}>
              <h2 className={styles.formTitle}>{modelInterestForm.title(fullName)}</h2>
              <p className={styles.lead}>
                We will write to you once we know prices and dates, and before the first cars are spoken for.
              </p>
              <SiteLeadForm form={modelInterestForm} action={path} />
            </section>
          )}
          <OfferSection title={`${name} offers`} offers={offers} />
          <CarList
            heading={`${isUsed ? "Used" : "New and demonstrator"} ${name} in stock`}
            cars={cars}
            CarCard={SiteCarCard}
            more={
              <Button href={searchHref} variant="link">
                See every {name}
              </Button>
            }
          />
        </ModelDetails>
      </div>
      {(cars.length > 0 || namesRates) && <SiteComparisonWarning ofOffers={namesRates} hasCars={cars.length > 0} />}
    </PageTime>
  );
}
