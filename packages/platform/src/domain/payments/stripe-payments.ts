import type { Stripe } from "stripe";
import { stripeName } from "./chosen-provider.ts";
import { PaymentProviderError } from "./payment-provider.ts";
import type { Movement, PaymentProvider, ProviderPayment } from "./payment-provider.ts";

/**
 * How long its page lives after the hold, which lasts 15 minutes: Stripe keeps one open for half an hour at least. One
 * that is wanted no longer is closed before. The same payment asks for the same end each time: Stripe refuses a repeat
 * that says something else.
 */
const lifeAfterHoldMs = 20 * 60_000;
/** Parts of a payment that are read with it: its money, in and back. */
const money = "payment_intent.latest_charge.refunds";

/**
 * Stripe by its own library: a Checkout page for each payment, in the account of the site's dealer. Card details go
 * from the shopper to Stripe.
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
  const options = { timeout: 10_000, maxNetworkRetries: 1, telemetry: false, ...serverOf(url) };
  let opened: Promise<Stripe> | undefined;
  const open = () => (opened ??= loadStripe().then(({ Stripe: Library }) => new Library(key, options)));
  const asked = async <Answer>(call: (stripe: Stripe) => Promise<Answer>): Promise<Answer> => {
    try {
      return await call(await open());
    } catch (error) {
      throw await providerError(error);
    }
  };

  /** A payment of which the money is expanded, with what the shopper's bank took back of it. */
  async function paymentOf(session: Stripe.Checkout.Session): Promise<ProviderPayment> {
    const charge = chargeOf(session);
    const disputes = charge?.disputed
      ? await asked((stripe) => stripe.disputes.list({ charge: charge.id, limit: 100 }))
      : undefined;
    return { isOpen: isOpen(session), movements: charge ? movementsOf(charge, disputes?.data ?? []) : [] };
  }

  return {
    name: stripeName,

    async open({ id, cents, currency, description, email, returnUrl, until, isAtOnce }) {
      const session = await asked(({ checkout: { sessions } }) =>
        sessions.create(
          {
            mode: "payment",
            client_reference_id: id,
            customer_email: email,
            ...(isAtOnce ? { payment_method_types: ["card" as const] } : {}),
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
      return paymentOf(await asked(({ checkout: { sessions } }) => sessions.retrieve(ref, { expand: [money] })));
    },

    async close(ref) {
      const session = await asked(({ checkout: { sessions } }) => sessions.retrieve(ref));
      if (session.status === "open") await asked(({ checkout: { sessions } }) => sessions.expire(ref));
    },

    async refund(ref, { key: idempotencyKey }) {
      const session = await asked(({ checkout: { sessions } }) => sessions.retrieve(ref));
      const intent = idOf(session.payment_intent);
      if (intent === undefined) throw new PaymentProviderError("refused", "Stripe has no money of this payment.");
      try {
        await asked((stripe) => stripe.refunds.create({ payment_intent: intent }, { idempotencyKey }));
      } catch (error) {
        if (!(error instanceof Error && isRefundedAlready(error.cause))) throw error;
      }
    },

    async readMessage(body, headers) {
      let object: object;
      try {
        ({ object } = (await open()).webhooks.constructEvent(
          body,
          headers.get("stripe-signature") ?? "",
          webhookSecret,
        ).data);
      } catch {
        throw new PaymentProviderError("message_refused", "The message is not signed as Stripe signs.");
      }
      const intent = intentOfOutcome(object);
      return paymentIdOf(
        intent === undefined ? object : await asked((stripe) => stripe.paymentIntents.retrieve(intent)),
      );
    },

    async *list({ from, to }) {
      const created = { gte: Math.floor(from.getTime() / 1000), lt: Math.ceil(to.getTime() / 1000) };
      try {
        const { checkout } = await open();
        for await (const session of checkout.sessions.list({ created, limit: 100, expand: [`data.${money}`] }))
          yield { ref: session.id, paymentId: session.client_reference_id ?? undefined, ...(await paymentOf(session)) };
      } catch (error) {
        throw await providerError(error);
      }
    },
  };
}

/** The library takes a fifth of a second to load, so it comes with the first payment. */
const loadStripe = () => import("stripe");

function serverOf(url: string | undefined): { protocol?: "http" | "https"; host?: string; port?: string } {
  if (!url) return {};
  const { protocol, hostname, port } = new URL(url);
  return { protocol: protocol === "http:" ? "http" : "https", host: hostname, ...(port ? { port } : {}) };
}

/** The money that came in, where it did. */
function chargeOf({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.Charge | undefined {
  const charge = typeof intent === "object" ? intent?.latest_charge : undefined;
  return charge && typeof charge === "object" && charge.paid && charge.captured ? charge : undefined;
}

/** Whether it can still be paid, or may still come: some ways to pay tell days later whether the money is there. */
function isOpen({ status, payment_status: paid, payment_intent: intent }: Stripe.Checkout.Session): boolean {
  const isOnItsWay = typeof intent !== "object" || intent === null || intent.status === "processing";
  return status === "open" || (status === "complete" && paid === "unpaid" && isOnItsWay);
}

/** Disputes that have moved no money: a question of the bank, or one that it dropped before. */
const harmless: readonly string[] = [
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
  "prevented",
] satisfies Stripe.Dispute.Status[];

function movementsOf(charge: Stripe.Charge, disputes: readonly Stripe.Dispute[]): Movement[] {
  const currency = charge.currency.toUpperCase();
  const dated = (created: number) => new Date(created * 1000);
  const movements: Movement[] = [
    { ref: charge.id, cents: charge.amount_captured, currency, at: dated(charge.created) },
  ];
  const back = (movement: Movement, isUndone: boolean) => {
    movements.push(movement);
    const { ref, cents } = movement;
    if (isUndone) movements.push({ ...movement, ref: `${ref} undone`, cents: -cents, undoes: ref });
  };
  for (const { id, amount, created, status } of charge.refunds?.data ?? [])
    back({ ref: id, cents: -amount, currency, at: dated(created) }, status === "failed" || status === "canceled");
  for (const { id, amount, created, status } of disputes)
    if (!harmless.includes(status))
      back({ ref: id, cents: -amount, currency, at: dated(created), isDispute: true }, status === "won");
  return movements;
}

/** The payment intent of what became of a payment later, a refund or a dispute: these do not say our id. */
function intentOfOutcome(object: object): string | undefined {
  const { object: kind, payment_intent: intent } = object as { object?: unknown; payment_intent?: unknown };
  return (kind === "refund" || kind === "dispute") && typeof intent === "string" ? intent : undefined;
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

/** The error of Stripe, without anything that it says of the shopper. */
async function providerError(error: unknown): Promise<PaymentProviderError> {
  const { Stripe: Library } = await loadStripe();
  const failure =
    error instanceof Library.errors.StripeError
      ? failureOf(error)
      : ({ reason: "unreachable", words: "no answer" } as const);
  const made = new PaymentProviderError(failure.reason, `Stripe: ${failure.words}`);
  made.cause = error;
  return made;
}

/** Types of errors that pass by themselves. */
const passing: readonly string[] = ["StripeConnectionError", "StripeAPIError", "StripeRateLimitError"];

function failureOf(error: Stripe.errors.StripeError): { reason: PaymentProviderError["reason"]; words: string } {
  const words = [error.type, error.code, error.statusCode].filter(Boolean).join(" ");
  if (error.code === "resource_missing") return { reason: "payment_unknown", words };
  return { reason: passing.includes(error.type) ? "unreachable" : "refused", words };
}

const isRefundedAlready = (cause: unknown) =>
  cause instanceof Error && "code" in cause && cause.code === "charge_already_refunded";
