import { ApiError } from "@forecourt/api/client";
import type { PurchaseAnswer } from "@forecourt/api";
import {
  beforeChargesLabel,
  formatMoney,
  priceNote,
  purchaseCalculatorQuery,
  purchaseForm,
  purchaseLoan,
  siteMoney,
  stockWord,
  wallTimeAt,
} from "@forecourt/core";
import { carForms, checkoutJourneyPath } from "@forecourt/core/pages";
import { canBuyOnline, reserveDeposit } from "@forecourt/core/reserve";
import type { Car, Site } from "@forecourt/core/schemas";
import { plateStates, tradeInEstimateWording, tradeInQuestions } from "@forecourt/core/trade-in";
import { data, redirect, useLoaderData } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import { garageLink } from "../garage/garage-link.ts";
import { pageHead } from "../head.ts";
import { linkKey } from "../link-key.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { PurchaseJourney } from "../purchase/purchase-journey.tsx";
import { PurchaseStart } from "../purchase/purchase-start.tsx";
import { purchaseHref, purchaseStepAt, purchaseStepNames } from "../purchase/purchase-view.ts";
import { summaryLines, tradeInLine } from "../purchase/purchase-words.ts";
import { beginPurchase, takePurchaseStep } from "../purchase/take-purchase-step.ts";
import { reservationWords } from "../reserve/reservation-words.ts";
import { hoursText } from "../reserve/hours-text.ts";

const page = "checkout-journey";

function asked({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const site = context.get(siteContext);
  const parameters = pageParameters(page, request);
  const key = linkKey(parameters.get("purchase"));
  if (!key) assertPageOn(page, site);
  return {
    site,
    api: context.get(apiContext),
    key,
    step: parameters.get("step"),
    slug: parameters.get("car_id"),
  };
}

/** The purchase of a car, from its beginning or by its link (S1 §2, decisions.md row 100). Nothing of it is kept. */
export async function loader(args: LoaderFunctionArgs) {
  const { site, api, key, step, slug } = asked(args);
  const { request } = args;
  const { signal } = request;
  const now = args.context.get(nowContext);
  const purchase =
    key &&
    (await api.getPurchase(key, { signal }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === "purchase_unknown") return undefined;
      throw error;
    }));
  // A purchase that holds its car is still shown where the site sells no cars online any more: somebody may be paying just now.
  if (!purchase?.reservation) assertPageOn(page, site);
  const carSlug = purchase?.car.slug ?? slug;
  const car =
    carSlug === null || carSlug === ""
      ? undefined
      : await api.getCar({ slug: carSlug }, { signal }).catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return undefined;
          throw error;
        });
  const money = siteMoney(site);
  const loan = car && purchase?.finance === "finance" ? purchasedLoan(purchase, car, site, now) : undefined;
  const current = purchase && purchaseStepAt(step, purchase.next);
  const reserved = purchase?.reservation ? reservationWords(purchase.reservation, site) : null;
  // Each step is a document of its own: its title says which.
  const said =
    reserved && purchase?.reservation?.state !== "released" ? reserved.title : current && purchaseStepNames[current];
  return data(
    {
      car,
      /** Shown if there is no purchase to continue. */
      start: {
        action: `${checkoutJourneyPath}?${new URLSearchParams({ car_id: car?.slug ?? "" })}`,
        canBuy: car !== undefined && canBuyOnline(car, site.reserve),
        isOver: key !== undefined,
        enquireHref: car && `${car.path}/${carForms.enquire}`,
      },
      journey:
        purchase && key && current
          ? {
              purchase,
              step: current,
              hrefs: Object.fromEntries(
                (["delivery", "trade-in", "finance", "details", "deposit"] as const).map((name) => [
                  name,
                  purchaseHref(key, name),
                ]),
              ),
              questions: tradeInQuestions,
              states: plateStates(site.country),
              tradeInSaid: tradeInLine(purchase, site, tradeInEstimateWording),
              lines: summaryLines(purchase, site, car),
              priceSaid:
                car &&
                beforeChargesLabel(car, site.country) &&
                priceNote(car, { country: site.country, notes: site.price.notes }),
              deposit: depositWords(site),
              delivers: site.delivery.enabled,
              reserved: reserved &&
                purchase.reservation && {
                  ...reserved,
                  payUrl: purchase.reservation.pay_url,
                  state: purchase.reservation.state,
                },
              loan: loan?.loan,
              calculatorHref: loan?.calculatorHref,
              garage: garageLink(site),
            }
          : undefined,
      money,
      head: pageHead({
        title: `${[said, car ? `Buy the ${car.name}` : "Buy online"].filter(Boolean).join(": ")} | ${site.name}`,
        description: `Buy a car from ${site.name} online, step by step.`,
        page,
        site,
        request,
        index: false,
      }),
    },
    { headers: { "cache-control": "no-store", "referrer-policy": "same-origin" } },
  );
}

/** The loan of a purchase, and the calculator of the car's page with the same terms. */
function purchasedLoan({ summary }: PurchaseAnswer, car: Car, site: Site, now: Date) {
  const dollarsOf = (wanted: string) => Math.abs(summary?.lines.find(({ kind }) => kind === wanted)?.cents ?? 0) / 100;
  const terms = {
    deliveryDollars: dollarsOf("delivery"),
    depositDollars: (summary?.deposit_cents ?? 0) / 100,
    tradeInDollars: dollarsOf("trade_in"),
  };
  const loan = purchaseLoan(car, site, terms, wallTimeAt(now, site.timeZone).year);
  const query = purchaseCalculatorQuery(dollarsOf("price"), terms);
  return { loan, calculatorHref: site.calculator.enabled ? `${car.path}?${query}#finance-calculator` : undefined };
}

function depositWords(site: Site) {
  const { isRefundable, terms, hours } = site.reserve;
  const deposit = reserveDeposit(site);
  const vehicle = stockWord(site.search.vehicleType);
  const label = deposit ? formatMoney(deposit.cents / 100, siteMoney(site)) : "";
  return {
    label,
    terms: isRefundable ? undefined : terms,
    lines: [
      `The ${vehicle} is held for you for 15 minutes while you pay, and then reserved for ${hoursText(hours)}.`,
      isRefundable
        ? `The deposit counts towards the price. It is refunded in full if you do not buy the ${vehicle}.`
        : `The deposit counts towards the price. It is not refunded if you do not buy the ${vehicle}.`,
      "This is not yet a contract of sale: we will call you to finish the purchase.",
    ],
  };
}

/** Begins a purchase, or takes a step of one. */
export async function action(args: ActionFunctionArgs) {
  const { api, key, step, slug } = asked(args);
  if (key) {
    // Without a step in the address, the form is that of the purchase's next step.
    const next =
      step ??
      (await api.getPurchase(key).then(
        (purchase) => purchase.next,
        () => "delivery",
      ));
    return takePurchaseStep(args, key, purchaseStepAt(next, "delivery"));
  }
  const back = `${checkoutJourneyPath}?${new URLSearchParams({ car_id: slug ?? "" })}`;
  const car = await api.getCar({ slug: slug ?? "" }).catch(() => undefined);
  return car ? beginPurchase(args, car.id, back) : redirect(back, 303);
}
export const clientAction = sendSafely;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** /checkout-journey: a car is bought in steps that can be left and taken up again. */
export default function CheckoutJourney() {
  const { car, start, journey } = useLoaderData<typeof loader>();
  if (journey) return <PurchaseJourney {...journey} car={car} form={purchaseForm} />;
  return <PurchaseStart {...start} car={car} />;
}
