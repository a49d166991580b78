import { eq, sql } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { payments } from "../../records/schema.ts";
import { PaymentProviderError } from "../payments/payment-provider.ts";
import type { PaymentProvider } from "../payments/payment-provider.ts";

type Payment = typeof payments.$inferSelect;

/**
 * Opens a payment at its provider and notes where it is paid. The same payment again opens the same page.
 *
 * @throws PaymentProviderError when the provider does not open it
 */
export async function openPayment(
  database: Database,
  {
    provider,
    payment,
    description,
    email,
    returnUrl,
    until,
  }: {
    provider: PaymentProvider;
    payment: Payment;
    description: string;
    email: string;
    returnUrl: string;
    until: Date;
  },
): Promise<Payment> {
  const { id, cents, currency } = payment;
  const isAtOnce = payment.kind === "deposit";
  const { ref, url } = await provider.open({ id, cents, currency, description, email, returnUrl, until, isAtOnce });
  const [opened] = await database.db
    .update(payments)
    .set({
      providerRef: ref,
      payUrl: isPage(url, returnUrl) ? url : null,
      // One that was given up while the provider was slow has a page there now, which the sweep closes.
      nextCheckAt: sql`case when ${payments.state} = 'closed' then now() else ${payments.nextCheckAt} end`,
    })
    .where(eq(payments.id, id))
    .returning();
  if (!isPage(url, returnUrl))
    throw new PaymentProviderError("refused", `${provider.name} answered with an address that is no page to pay on.`);
  return opened ?? payment;
}

/** Whether shoppers may be sent to an address: https, or our own origin, as in development. */
function isPage(url: string, returnUrl: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin } = new URL(url);
  return protocol === "https:" || origin === new URL(returnUrl).origin;
}
