import { ApiError } from "@forecourt/api/client";
import { purchaseForm, siteMoney } from "@forecourt/core";
import { carForms, checkoutJourneyPath, linkKey } from "@forecourt/core/pages";
import { canBuyOnline } from "@forecourt/core/reserve";
import { data, redirect, useLoaderData } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import { pageHead } from "../head.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { journeyData, journeyTitle } from "../purchase/journey-data.ts";
import { PurchaseJourney } from "../purchase/purchase-journey.tsx";
import { PurchaseStart } from "../purchase/purchase-start.tsx";
import { purchaseStepAt } from "../purchase/purchase-view.ts";
import { beginPurchase, takePurchaseStep } from "../purchase/take-purchase-step.ts";

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
  // A purchase that holds its car is still shown where the site sells no cars online any more: somebody may be paying
  // just now.
  if (!purchase?.reservation) assertPageOn(page, site);
  const carSlug = purchase?.car.slug ?? slug;
  const car =
    carSlug === null || carSlug === ""
      ? undefined
      : await api.getCar({ slug: carSlug }, { signal }).catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return undefined;
          throw error;
        });
  const journey = purchase && key && journeyData(purchase, { key, step, car, site, now });
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
      journey,
      money: siteMoney(site),
      head: pageHead({
        title: `${[journey && journeyTitle(journey), car ? `Buy the ${car.name}` : "Buy online"].filter(Boolean).join(": ")} | ${site.name}`,
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
