import { Stripe } from "stripe";
import { stripeName } from "./chosen-provider.ts";
import { PaymentProviderError } from "./payment-provider.ts";
import type { Movement, PaymentProvider, ProviderPayment } from "./payment-provider.ts";

/**
 * How long its page lives after the hold, which lasts 15 minutes: Stripe keeps one open for half an hour at least. One that is wanted no longer is
 * closed before. The same payment asks for the same end each time: Stripe refuses a repeat that says something else.
 */
const lifeAfterHoldMs = 20 * 60_000;
/** What is read with a payment: its money, in and back. */
const money = "payment_intent.latest_charge.refunds";

/**
 * Stripe by its own library: a Checkout page for each payment, in the account of the site's dealer. Card details go from the shopper to Stripe.
 *
 * @param options.key secret key of the account
 * @param options.webhookSecret with which Stripe signs its messages
 * @param options.url another server that answers as Stripe does, for tests. @default Stripe's own
 */
export function createStripePayments({
  key,
  webhookSecret,
  url,
}: {
  key: string;
  webhookSecret: string;
  url?: string | undefined;
}): PaymentProvider {
  const stripe = new Stripe(key, { timeout: 10_000, maxNetworkRetries: 1, telemetry: false, ...serverOf(url) });
  const { sessions } = stripe.checkout;
  return {
    name: stripeName,

    async open({ id, cents, currency, description, email, returnUrl, until }) {
      const session = await asked(() =>
        sessions.create(
          {
            mode: "payment",
            client_reference_id: id,
            customer_email: email,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: cents,
                  product_data: { name: description },
                },
              },
            ],
            payment_intent_data: { description, metadata: { payment_id: id } },
            success_url: returnUrl,
            cancel_url: returnUrl,
            expires_at: Math.ceil((until.getTime() + lifeAfterHoldMs) / 1000),
          },
          { idempotencyKey: `open ${id}` },
        ),
      );
      if (!session.url) throw new PaymentProviderError("refused", "Stripe opened a payment without a page.");
      return { ref: session.id, url: session.url };
    },

    async read(ref) {
      return paymentOf(await asked(() => sessions.retrieve(ref, { expand: [money] })));
    },

    async close(ref) {
      const session = await asked(() => sessions.retrieve(ref));
      if (session.status === "open") await asked(() => sessions.expire(ref));
    },

    async refund(ref, { key: idempotencyKey }) {
      const session = await asked(() => sessions.retrieve(ref));
      const intent = idOf(session.payment_intent);
      if (intent === undefined) throw new PaymentProviderError("refused", "Stripe has no money of this payment.");
      try {
        await asked(() => stripe.refunds.create({ payment_intent: intent }, { idempotencyKey }));
      } catch (error) {
        if (!(error instanceof Error && isRefundedAlready(error.cause))) throw error;
      }
    },

    readMessage(body, headers) {
      try {
        const { data } = stripe.webhooks.constructEvent(body, headers.get("stripe-signature") ?? "", webhookSecret);
        return paymentIdOf(data.object);
      } catch {
        throw new PaymentProviderError("message_refused", "The message is not signed as Stripe signs.");
      }
    },

    async *list({ from, to }) {
      const created = { gte: Math.floor(from.getTime() / 1000), lt: Math.ceil(to.getTime() / 1000) };
      try {
        for await (const session of sessions.list({ created, limit: 100, expand: [`data.${money}`] }))
          yield { ref: session.id, paymentId: session.client_reference_id ?? undefined, ...paymentOf(session) };
      } catch (error) {
        throw providerError(error);
      }
    },
  };
}

function serverOf(url: string | undefined): { protocol?: "http" | "https"; host?: string; port?: string } {
  if (!url) return {};
  const { protocol, hostname, port } = new URL(url);
  return { protocol: protocol === "http:" ? "http" : "https", host: hostname, ...(port ? { port } : {}) };
}

/** A payment of which the money is expanded. */
function paymentOf({ status, payment_status: paid, payment_intent: intent }: Stripe.Checkout.Session): ProviderPayment {
  const charge = typeof intent === "object" ? intent?.latest_charge : undefined;
  const movements: Movement[] = [];
  if (charge && typeof charge === "object" && charge.paid && charge.captured) {
    const currency = charge.currency.toUpperCase();
    movements.push({
      ref: charge.id,
      cents: charge.amount_captured,
      currency,
      at: new Date(charge.created * 1000),
    });
    for (const refund of charge.refunds?.data ?? [])
      if (refund.status !== "failed" && refund.status !== "canceled")
        movements.push({ ref: refund.id, cents: -refund.amount, currency, at: new Date(refund.created * 1000) });
  }
  // Some ways to pay tell days later whether the money came.
  return { isOpen: status === "open" || (status === "complete" && paid === "unpaid"), movements };
}

/** Our id of the payment that an object of a message belongs to. */
function paymentIdOf(object: object): string | undefined {
  const { client_reference_id: own, metadata } = object as {
    client_reference_id?: unknown;
    metadata?: Record<string, unknown> | null;
  };
  const id = own ?? metadata?.["payment_id"];
  return typeof id === "string" ? id : undefined;
}

const idOf = (object: string | { id: string } | null): string | undefined =>
  typeof object === "string" ? object : object?.id;

async function asked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw providerError(error);
  }
}

/** What went wrong, without anything that Stripe said of the shopper. */
function providerError(error: unknown): PaymentProviderError {
  const failure =
    error instanceof Stripe.errors.StripeError
      ? failureOf(error)
      : ({ reason: "unreachable", words: "no answer" } as const);
  const made = new PaymentProviderError(failure.reason, `Stripe: ${failure.words}`);
  made.cause = error;
  return made;
}

function failureOf(error: Stripe.errors.StripeError): { reason: PaymentProviderError["reason"]; words: string } {
  const words = [error.type, error.code, error.statusCode].filter(Boolean).join(" ");
  if (error.code === "resource_missing") return { reason: "payment_unknown", words };
  const isPassing =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError;
  return { reason: isPassing ? "unreachable" : "refused", words };
}

const isRefundedAlready = (cause: unknown) =>
  cause instanceof Stripe.errors.StripeError && cause.code === "charge_already_refunded";
