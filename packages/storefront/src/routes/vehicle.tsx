import type { ApiClient } from "@forecourt/api/client";
import { SavedButtons } from "@forecourt/account/card";
import {
  askedPhone,
  canFavourite,
  hasPriceReport,
  isEnquirable,
  locationOpenState,
  mapFrameUrl,
  noDeliveryEstimate,
  parseBudget,
  siteMoney,
  vehiclePageDescription,
  vehiclePageTitle,
} from "@forecourt/core";
import type { ShownLoan } from "@forecourt/core";
import { carNotice, energyLabel } from "@forecourt/core/schemas";
import type { Car, Site } from "@forecourt/core/schemas";
import { FinancePanel } from "@forecourt/finance/panel";
import { RepaymentEstimate } from "@forecourt/finance/weekly";
import { Breadcrumb } from "@forecourt/ui-kit/breadcrumb";
import { latePart, lazyPart } from "@forecourt/ui-kit/lazy-part";
import { VehicleDetails } from "@forecourt/vehicle/details";
import { frameSources, vehicleFacts } from "@forecourt/vehicle/facts";
import { Suspense, useCallback, useContext, useMemo, useState } from "react";
import { data, isRouteErrorResponse, Outlet, useLoaderData, useRouteError } from "react-router";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction, ShouldRevalidateFunction } from "react-router";
import { asGoneCar, isGoneCar } from "../api-failure.ts";
import { comparisonWarningId } from "../comparison-warning-id.ts";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { pageHead, siteOrigin } from "../head.ts";
import { siteOffers } from "../offers/site-offers.ts";
import { pageParameters } from "../page-parameters.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import type { PageHandle } from "../root/site-document.tsx";
import { namedCars, otherCars } from "../similar-cars.ts";
import { similarSearchHref } from "../similar-search.ts";
import { ErrorPage } from "../root/error-page.tsx";
import { FindSimilarLink } from "../enquiry/find-similar-link.tsx";
import { sendEvent } from "../send-event.ts";
import { PageChat, PageTime, SearchTerms } from "../card-contexts.ts";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import { keepNodes, keptNodes, StructuredData } from "../structured-data.tsx";
import { useSite } from "../use-site.ts";
import { useViewedCar } from "../use-viewed-car.ts";
import { vehicleCrumbs } from "../vehicle-crumbs.ts";
import { SlotsContext } from "../site-slots.ts";
import { reckonedTerms, vehicleFinance, withLoan } from "../vehicle-finance.ts";
import { sellerAndWarranty, vehicleBanner, vehicleReports } from "../vehicle/vehicle-extras.ts";
import { vehicleLinks } from "../vehicle/vehicle-links.ts";
import { vehicleImages, vehicleNodes } from "../vehicle/vehicle-nodes.ts";

const GoneCarPage = lazyPart(async () => (await import("../late-gone-car-page.tsx")).GoneCarPage);
const RelatedCars = latePart("related-cars", async () => (await import("../late-related-cars.tsx")).RelatedCars);

// Few countries want one: the others do not pay for it.
const LegalPanels = latePart(
  "legal-panels",
  async () => (await import("../vehicle/late-legal-panels.tsx")).LegalPanels,
);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const api = context.get(apiContext);
  const now = context.get(nowContext);
  const slug = params.slug ?? "";
  const found = await api.getCar({ slug }, { signal: request.signal }).catch(async (error: unknown) => {
    throw await asGoneCar(error, (gone) => otherCars(api, { slug: gone }, request.signal), slug);
  });
  const car = site.vehiclePage.hideVin ? { ...found, vin: null } : found;
  const { enabled: hasSimilar, layout, heading } = site.similar;
  const asked = pageParameters("vehicle", request);
  const finance = vehicleFinance(car, site, asked);
  const budget = finance && reckonedTerms(finance.loan, parseBudget(asked));
  const [others, compares, offers, latest] = await Promise.all([
    hasSimilar ? otherCars(api, car, request.signal) : undefined,
    hasComparison(api, car, site, request.signal),
    siteOffers(api, site, { limit: 2, car, signal: request.signal }),
    siteOffers(api, site, { limit: 2, signal: request.signal }),
  ]);
  const place =
    site.locations.find((location) => location.id === car.location?.id) ??
    site.locations.find((location) => location.primary) ??
    site.locations[0];
  const open = place && locationOpenState(place, { now, timeZone: site.timeZone });
  const crumbs = vehicleCrumbs(car, site);
  const origin = siteOrigin(site, request);
  const money = siteMoney(site);
  const { phone } = askedPhone(site, { car });
  const mapUrl = place?.id === car.location?.id ? mapFrameUrl(place?.address ?? {}) : undefined;
  const frames = frameSources(car, mapUrl);
  const postcode = asked.get("postcode");
  const delivery =
    site.delivery.enabled && isEnquirable(car)
      ? {
          asked: postcode === null ? undefined : { postcode, result: await askDelivery(api, postcode, request.signal) },
        }
      : undefined;
  const page = {
    car: sentCar(car),
    others: others && namedCars(others),
    similar: hasSimilar ? { layout, heading } : undefined,
    crumbs,
    finance,
    budget,
    openText: open?.text,
    phone,
    textMessages: site.phones.textMessages && isEnquirable(car),
    facts: vehicleFacts(car, { site, money, now, loan: finance?.figure && finance.loan, hasComparison: compares }),
    links: vehicleLinks(site, car, phone),
    reports: vehicleReports(site, car),
    banner: vehicleBanner(site, car, latest.offers),
    offers: offers.offers.map(({ name, href, ends }) => ({ title: name, text: ends ?? "See the offer", href })),
    where: site.vehiclePage.map
      ? {
          mapUrl,
          seller: sellerAndWarranty(car, site, place, now),
        }
      : undefined,
    delivery,
    viewer: site.viewer,
    chat: site.chat.scriptUrl,
    notice: carNotice(car, { site, place }),
    energy: energyLabel(car, { country: site.country, money }),
    hasBottomBar: site.vehiclePage.stickyBottomBar,
    lowBandWord: site.priceComparison.lowBandWord,
    hasPriceReport: hasPriceReport(site),
    origin,
    now: now.getTime(),
    head: pageHead({
      title: vehiclePageTitle(car, { siteName: site.name }),
      description: vehiclePageDescription(car, { siteName: site.name, ...money }),
      page: "vehicle",
      site,
      request,
      address: car.path,
      image: vehicleImages(car, origin)[0],
      type: "product",
      unavailableAfter: car.unavailable_after,
    }),
  };
  keepNodes(page, () => vehicleNodes(car, { site, crumbs, place, origin }));
  return data(page, {
    headers: {
      "x-car": car.id,
      ...(frames && { "x-frame-sources": frames }),
      ...expiryHeaders({
        site,
        now,
        cars: [car, ...(others?.cars ?? []), ...(others?.fromDealer ?? [])],
        locations: place ? [place] : [],
        changes: latest.changes,
      }),
    },
  });
}

/** Without what lenders and valuers say of it: this loader reads that, and nothing in the browser does. */
const sentCar = ({ youxQuote: _youx, ...car }: Car): Car => ({ ...car, finance_lenders: {}, autograb_data: null });

/**
 * Whether the price of a car compares with others: a panel that turns out to have no figure would leave a hole in the page.
 * Another company's comparison is asked for by the browser alone, so that no page waits for it.
 */
async function hasComparison(
  api: ApiClient,
  car: Car,
  site: Pick<Site, "priceComparison" | "reports">,
  signal: AbortSignal,
): Promise<boolean> {
  if (site.priceComparison.source === "autogauge") return hasPriceReport(site);
  if (!site.priceComparison.enabled) return false;
  return api.comparePrice({ slug: car.slug }, { signal }).then(
    ({ fill }) => fill !== null,
    () => true,
  );
}

/** Asked by a form that was sent without JavaScript; a service that fails reads like a place without an estimate (S1 §8). */
const askDelivery = (api: ApiClient, postcode: string, signal: AbortSignal) =>
  api.estimateDelivery({ postcode }, { signal }).catch(() => ({ ok: false as const, error: noDeliveryEstimate }));

/** Opening, closing and sending the enquiry does not change the car. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams["slug"] !== nextParams["slug"];

/** The page is whole before its scripts come. */
export const handle = { start: "touch" } satisfies PageHandle;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** A car that is gone has a page of its own, with its status; every other error is the site's usual page. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || !isGoneCar(error.data)) return <ErrorPage />;
  return (
    <Suspense>
      <GoneCarPage {...error.data} />
    </Suspense>
  );
}

export default function VehiclePage() {
  const page = useLoaderData<typeof loader>();
  const { car, others, similar, crumbs, finance, budget, where, origin, now, ...shown } = page;
  const { site, money } = useSite();
  const { VehicleFinance = FinancePanel, VehicleSidebar } = useContext(SlotsContext);
  useViewedCar(car);
  const terms = useMemo(() => ({ budget }), [budget]);
  const [changed, setChanged] = useState<{ carId: string; loan: ShownLoan }>();
  const onLoan = useCallback((loan: ShownLoan) => setChanged({ carId: car.id, loan }), [car.id]);
  const changedLoan = changed?.carId === car.id ? changed.loan : undefined;
  const loan = changedLoan ?? finance?.loan;
  // What the shopper set goes along to the finance enquiry.
  const enquiryHref = finance?.enquiryHref && withLoan(finance.enquiryHref, loan, finance);
  const links = useMemo(
    () =>
      finance
        ? shown.links.map((link) =>
            link.kind === "finance" ? { ...link, href: withLoan(link.href, loan, finance) } : link,
          )
        : shown.links,
    [shown.links, finance, loan],
  );
  const panel = finance && (
    <VehicleFinance
      key={car.id}
      {...finance}
      enquiryHref={enquiryHref}
      loan={loan}
      onLoan={onLoan}
      money={money}
      warningId={comparisonWarningId}
      onUsed={() => sendEvent(site.analytics, "calculatorUsed", { carId: car.id })}
    />
  );
  const { favourites, watchlist, favouriteNeeds: needs } = site.saved;
  const canSave = canFavourite(car, { enabled: favourites || watchlist, needs });
  return (
    <PageTime value={now}>
      <VehicleDetails
        Sidebar={VehicleSidebar}
        car={car}
        money={money}
        stock={site.stock}
        now={new Date(now)}
        url={`${origin}${car.path}`}
        facts={shown.facts}
        links={links}
        phone={shown.phone}
        textMessages={shown.textMessages}
        openText={shown.openText}
        viewer={shown.viewer}
        hasBottomBar={shown.hasBottomBar}
        lowBandWord={shown.lowBandWord}
        hasPriceReport={shown.hasPriceReport}
        delivery={shown.delivery}
        place={where}
        reports={shown.reports}
        banner={shown.banner}
        offers={shown.offers}
        saved={
          canSave && (
            <SavedButtons
              site={site.slug}
              car={car}
              canSave
              canCompare={false}
              signInToSave={site.saved.signInToSave}
            />
          )
        }
        similarHref={similarSearchHref(car)}
        findSimilar={!isEnquirable(car) && <FindSimilarLink car={car} />}
        estimate={
          finance?.figure && (
            <RepaymentEstimate
              loan={loan}
              money={money}
              warningId={comparisonWarningId}
              href={finance.calculator ? "#finance-calculator" : enquiryHref}
              withMonth={!finance.calculator}
            />
          )
        }
        breadcrumb={<Breadcrumb items={crumbs.map(({ label, to }) => ({ label, href: to }))} />}
        finance={
          shown.notice || shown.energy ? (
            <>
              <LegalPanels notice={shown.notice} energy={shown.energy} slug={car.slug} />
              {panel}
            </>
          ) : (
            panel
          )
        }
        loan={changedLoan}
        warningId={comparisonWarningId}
        similar={
          similar && (
            <SearchTerms value={terms}>
              <RelatedCars key={car.id} car={car} settings={similar} others={others} />
            </SearchTerms>
          )
        }
      />
      <StructuredData nodes={import.meta.env.SSR ? keptNodes(page) : []} />
      <PageChat value={shown.chat}>
        <Outlet context={car} />
      </PageChat>
      <SiteComparisonWarning
        terms={budget}
        subject="Estimates of other cars"
        showsRates={
          finance !== undefined && (finance.calculator ?? finance.figure ?? finance.quoteRequest) !== undefined
        }
      />
    </PageTime>
  );
}
