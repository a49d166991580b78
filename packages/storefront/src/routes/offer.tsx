import { breadcrumbJsonLd, makeSearchPath, offerEnquiryForm, pictureUrl, siteMoney } from "@forecourt/core";
import { offerAddress, specialOffersPath } from "@forecourt/core/pages";
import { offerJsonLd } from "@forecourt/core/schemas";
import { OfferActions, OfferFigures, Prose } from "@forecourt/dealership/offers";
import { Breadcrumb } from "@forecourt/ui-kit/breadcrumb";
import { Picture } from "@forecourt/ui-kit/picture";
import { data, redirect, useLoaderData } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { comparisonWarningId } from "../comparison-warning-id.ts";
import { StockStrip } from "../content/stock-strip.tsx";
import { stripsOf } from "../content/stock-strips.ts";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import { SiteLeadForm } from "../enquiry/site-lead-form.tsx";
import { takeSiteLead } from "../enquiry/site-lead.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { pageHead, siteOrigin } from "../head.ts";
import { nameComparisonRates, offerFacts, offerFormId } from "../offers/offer-facts.ts";
import styles from "../offers/storefront-offers.module.css";
import { assertPageOn } from "../assert-page-on.ts";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import { StructuredData } from "../structured-data.tsx";

const carsShown = 4;

/** The offer of an address; the address that is not its own leads to the one that is (decisions.md row 92). */
async function askedOffer({ request, context, params }: Pick<LoaderFunctionArgs, "request" | "context" | "params">) {
  const site = context.get(siteContext);
  assertPageOn("offer", site);
  const offer = await context.get(apiContext).getOffer({ id: params["id"] ?? "" }, { signal: request.signal });
  const address = offerAddress({ id: offer.id, manufacturer: offer.manufacturer?.slug });
  if (offer.manufacturer?.slug !== params["manufacturer"]) throw redirect(address, 301);
  return { site, offer, address };
}

/** An offer with its cars and the enquiry about it (S2 §2). */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { site, offer, address } = await askedOffer({ request, context, params });
  const [api, now] = [context.get(apiContext), context.get(nowContext)];
  const facts = offerFacts(offer, site);
  const { manufacturer, model, picture, start, end, changesAt } = offer;
  const types = new URLSearchParams((offer.car_types ?? []).map((type) => ["car_type", type])).toString();
  const search =
    manufacturer && model && `${makeSearchPath(manufacturer.name, model.name)}${types === "" ? "" : `?${types}`}`;
  const title = `${[manufacturer?.name, model?.name].filter(Boolean).join(" ") || "Cars"} in stock`;
  const strips =
    search === undefined
      ? undefined
      : await stripsOf(
          [{ kind: "stock-strip", title, search, layout: "carousel", count: carsShown }],
          api,
          request.signal,
        );
  const strip = strips?.byBlock[0];
  const origin = siteOrigin(site, request);
  const image = picture && origin + pictureUrl(picture.file, 1280);
  const description = (offer.description ?? `${offer.name} at ${site.name}.`).slice(0, 300);
  return data(
    {
      address,
      offer: facts,
      stock: search === undefined || !strip?.cars.length ? undefined : { title, search, strip },
      namesRates: nameComparisonRates([facts]),
      now: now.getTime(),
      crumbs: [
        { label: "Home", to: "/" },
        { label: "Special offers", to: specialOffersPath },
        { label: offer.name, to: undefined },
      ],
      origin,
      // Only the server's page says it to search engines.
      described: {
        name: offer.name,
        description,
        url: `${origin}${address}`,
        image,
        category: offer.category,
        priceDollars: offer.price?.dollars,
        currency: siteMoney(site).currency,
        start,
        end,
        make: manufacturer?.name,
        model: model?.name,
        sellerName: site.name,
      },
      head: pageHead({
        title: `${offer.name} | ${site.name}`,
        description,
        page: "offer",
        site,
        request,
        address,
        image,
      }),
    },
    {
      headers:
        strips?.isUnavailable === true
          ? { "cache-control": "no-store" }
          : expiryHeaders({
              site,
              now,
              cars: strip?.cars ?? [],
              changes: changesAt === undefined ? [] : [new Date(changesAt)],
            }),
    },
  );
}

/** Takes the enquiry, with or without JavaScript. */
export async function action(args: ActionFunctionArgs) {
  const { address } = await askedOffer(args);
  return takeSiteLead(args, offerEnquiryForm, address);
}
export const clientAction = sendSafely;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export default function OfferPage() {
  const { address, offer, stock, namesRates, now, crumbs, origin, described } = useLoaderData<typeof loader>();
  const { id, name, category, picture, description, disclaimer, ends, links } = offer;
  return (
    <>
      <div className={styles.page}>
        <Breadcrumb items={crumbs.map(({ label, to }) => ({ label, href: to }))} />
        <div className={styles.columns}>
          <div className={styles.main}>
            {picture && (
              <Picture
                className={styles.picture}
                src={(width) => pictureUrl(picture.file, width)}
                alt={picture.alt}
                sizes="(min-width: 992px) 760px, 100vw"
                ratio="3/2"
                priority
              />
            )}
            <header className={styles.head}>
              {category !== undefined && <p className={styles.category}>{category}</p>}
              <h1 className={styles.title}>{name}</h1>
              {ends !== undefined && <p className={styles.ends}>{ends}</p>}
            </header>
            <OfferFigures {...offer} warningId={comparisonWarningId} />
            {description && <Prose html={description.html} />}
            <OfferActions name={name} links={{ ...links, enquire: `#${offerFormId}` }} />
            {disclaimer && <p className={styles.disclaimer}>{disclaimer.whole}</p>}
          </div>
          <aside className={styles.side} id={offerFormId} aria-labelledby="offer-form">
            <h2 id="offer-form">{offerEnquiryForm.title("this offer")}</h2>
            <SiteLeadForm
              key={id}
              form={offerEnquiryForm}
              action={address}
              start={{ message: `Hi, I would like to know more about: ${name}` }}
            />
          </aside>
        </div>
        {stock && (
          <StockStrip
            block={{ title: stock.title, search: stock.search, layout: "carousel" }}
            strip={stock.strip}
            now={now}
          />
        )}
        <StructuredData nodes={import.meta.env.SSR ? [offerJsonLd(described), breadcrumbJsonLd(crumbs, origin)] : []} />
      </div>
      {(namesRates || stock) && <SiteComparisonWarning ofOffers={namesRates} hasCars={stock !== undefined} />}
    </>
  );
}
