import type { OnlinePaymentAnswer } from "@forecourt/api";
import { ApiError } from "@forecourt/api/client";
import { onlinePaymentForm } from "@forecourt/core";
import { linkKey, onlinePaymentAddress, onlinePaymentPath } from "@forecourt/core/pages";
import { data, redirect, useLoaderData } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { apiContext, siteContext } from "../contexts.ts";
import { CallUs } from "../enquiry/call-us.tsx";
import { sendSafely } from "../enquiry/send-safely.ts";
import { SiteLeadForm } from "../enquiry/site-lead-form.tsx";
import { FormPage } from "../form-page.tsx";
import { garageLink } from "../garage/garage-link.ts";
import { pageHead } from "../head.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { OnlinePaymentState } from "../pay/online-payment-state.tsx";
import { onlinePaymentWords } from "../pay/online-payment-words.ts";
import { takeOnlinePayment } from "../pay/take-online-payment.ts";
import styles from "../reserve/storefront-reserve.module.css";
import { useSite } from "../use-site.ts";

const page = "online-payment";

/**
 * Data of the page that pays an invoice, or shows the state of such a payment (S2 §2, decisions.md row 101). It is not
 * cached.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const parameters = pageParameters(page, request);
  const key = linkKey(parameters.get("payment"));
  // A payment that was begun is still shown where the site takes no others any more.
  if (!key) assertPageOn(page, site);
  const payment =
    key &&
    (await context
      .get(apiContext)
      .getOnlinePayment(key, { signal: request.signal })
      .catch((error: unknown): OnlinePaymentAnswer => {
        if (error instanceof ApiError && error.code === "payment_unknown") throw redirect(onlinePaymentPath, 303);
        throw error;
      }));
  const start = (name: string) => (parameters.get(name) ?? "").slice(0, 40);
  const words = payment && onlinePaymentWords(payment, site);
  return data(
    {
      payment: payment && words && { ...payment, words },
      action: onlinePaymentAddress(key),
      garage: garageLink(site),
      // If it is unknown, the form says so after it is sent.
      canPay: site.paymentProviders === undefined || site.paymentProviders[0] != null,
      limits: { least: site.onlinePayment.least, most: site.onlinePayment.most },
      start: { reference: start("reference"), amount: start("amount") },
      head: pageHead({
        title: `${words?.title ?? "Pay online"} | ${site.name}`,
        description: `Pay an invoice from ${site.name} online.`,
        page,
        site,
        request,
        index: false,
      }),
    },
    { headers: { "cache-control": "no-store", "referrer-policy": "same-origin" } },
  );
}

/** Begins the payment. */
export async function action(args: ActionFunctionArgs) {
  assertPageOn(page, args.context.get(siteContext));
  return takeOnlinePayment(args);
}
export const clientAction = sendSafely;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** /online-payment: what is paid and by whom, then the receipt. */
export default function OnlinePayment() {
  const { payment, action: address, garage, canPay, ...form } = useLoaderData<typeof loader>();
  const { site } = useSite();
  if (payment) return <OnlinePaymentState payment={payment} garage={garage} action={address} />;
  if (!canPay)
    return (
      <FormPage
        title={onlinePaymentForm.title("")}
        lead="Payments cannot be taken online at the moment. Please call us, and we will tell you how to pay."
      >
        <p className={styles.call}>
          Call <CallUs site={site.slug} phone={site.dealer.phone} isKnown />.
        </p>
      </FormPage>
    );
  return (
    <FormPage
      title={onlinePaymentForm.title("")}
      lead={`Pay an invoice from ${site.name}, or what is left to pay on your car.`}
      side={
        <>
          <h2>How it works</h2>
          <ol className={styles.steps}>
            <li>Tell us the amount, and the number of the invoice or the car.</li>
            <li>Pay on the secure page of our payment provider. We never see your card.</li>
            <li>Your receipt is shown at once and sent by email.</li>
          </ol>
        </>
      }
      sideLabel="How it works"
      sideStands="after"
    >
      <SiteLeadForm
        form={onlinePaymentForm}
        action={onlinePaymentPath}
        start={form.start}
        onlinePayment={form.limits}
      />
    </FormPage>
  );
}
