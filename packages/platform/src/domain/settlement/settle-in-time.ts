import { failureDetails } from "../../base/log/log-line.ts";
import { eq } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { payments } from "../../records/schema.ts";
import { PaymentProviderError } from "../payments/payment-provider.ts";
import { openPayment } from "./open-payment.ts";
import { settlePayment } from "./settle-payment.ts";
import type { PaymentDependencies } from "./settle-payment.ts";

/**
 * Longest that a shopper waits for a payment provider, in ms: a page has five seconds, and shows what was last heard of
 * after these.
 */
const patienceMs = 2500;

/**
 * Settles a payment for a shopper who looks at it, as far as its provider answers soon. What takes longer goes on, and
 * what fails is logged: the shopper is shown the payment as it was last heard of, and the sweep tries again.
 *
 * @param options.patienceMs @default 2500
 */
export async function settleInTime(
  dependencies: PaymentDependencies,
  {
    siteSlug,
    paymentId,
    patienceMs: patience = patienceMs,
  }: { siteSlug: string; paymentId: string; patienceMs?: number },
): Promise<void> {
  const settling = settlePayment(dependencies, paymentId).catch((error: unknown) => {
    dependencies.log({ level: "warn", event: "payment_not_settled", site: siteSlug, ...failureDetails(error) });
  });
  await withinMs(settling, patience, undefined);
}

/** The same for opening a payment, in ms: a form has five seconds, in which the car is held, too. */
const openingPatienceMs = 3000;

/** Payments that are being opened, by id. */
const opening = new Map<string, ReturnType<typeof openPayment>>();

/**
 * Opens a payment for a shopper who waits for its page. One that takes longer counts as not opened; a page that comes
 * later all the same is closed by the sweep. A request that is sent twice at the same moment has the page that the
 * first opens: a provider refuses the second, and that would free the car.
 *
 * @throws PaymentProviderError when the provider does not open it, or not soon
 */
export async function openInTime(
  database: Database,
  input: Parameters<typeof openPayment>[1],
): Promise<Awaited<ReturnType<typeof openPayment>>> {
  const { id } = input.payment;
  let first = opening.get(id);
  if (!first) opening.set(id, (first = openPayment(database, input).finally(() => opening.delete(id))));
  let opened: Awaited<ReturnType<typeof openPayment>> | undefined;
  try {
    opened = await withinMs(first, openingPatienceMs, undefined);
  } catch (error) {
    // Another process may have opened it meanwhile.
    const [known] = await database.db.select().from(payments).where(eq(payments.id, id));
    if (known?.state !== "open" || known.payUrl === null) throw error;
    return known;
  }
  if (opened) return opened;
  throw new PaymentProviderError("unreachable", `${input.provider.name} did not open the payment in time.`);
}

/**
 * What a promise comes to, or something else when that takes longer; the promise goes on.
 *
 * @example
 * await withinMs(new Promise(() => {}), 10, "late") // "late"
 */
async function withinMs<Value, Late>(promise: Promise<Value>, ms: number, late: Late): Promise<Value | Late> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late), ms);
  });
  return Promise.race([promise, over]).finally(() => clearTimeout(timer));
}
