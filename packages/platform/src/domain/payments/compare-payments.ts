import { and, eq, gte, inArray, isNotNull, lt } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { ledgerEntries, payments } from "../../records/schema.ts";
import { amountWithCurrency } from "./decimal-amount.ts";
import type { ListedPayment, PaymentProvider } from "./payment-provider.ts";

/** A payment of which provider and records do not say the same. */
export interface PaymentDifference {
  /** The provider's name of it; null where it was never opened there. */
  ref: string | null;
  paymentId: string | undefined;
  /** What differs, in a sentence. */
  what: string;
}

/** What a comparison came to. */
export interface ComparedPayments {
  compared: number;
  /** What is with the dealer by the ledger, in cents, by currency. */
  ledgerCents: Record<string, number>;
  /** The same by the provider. */
  providerCents: Record<string, number>;
  differences: PaymentDifference[];
}

/**
 * Compares what a site's provider has of the payments of a span with the ledger: each difference is one line, and the
 * sums of both stand beside one another. Changes nothing.
 *
 * @throws PaymentProviderError when the provider does not answer
 */
export async function comparePayments(
  database: Database,
  provider: PaymentProvider,
  { siteSlug, from, to }: { siteSlug: string; from: Date; to: Date },
): Promise<ComparedPayments> {
  const differences: PaymentDifference[] = [];
  const listed = new Map<string, ListedPayment>();
  for await (const one of provider.list({ from, to })) listed.set(one.ref, one);
  const ours = await database.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.siteSlug, siteSlug),
        eq(payments.provider, provider.name),
        isNotNull(payments.providerRef),
        gte(payments.createdAt, from),
        lt(payments.createdAt, to),
      ),
    );
  const entries =
    ours.length === 0
      ? []
      : await database.db
          .select()
          .from(ledgerEntries)
          .where(
            inArray(
              ledgerEntries.paymentId,
              ours.map(({ id }) => id),
            ),
          );
  const known = new Set(ours.map(({ providerRef }) => providerRef));
  for (const payment of ours) {
    const ref = payment.providerRef;
    const there = ref === null ? undefined : listed.get(ref);
    const say = (what: string) => differences.push({ ref, paymentId: payment.id, what });
    if (!there) {
      say("the provider does not list it");
      continue;
    }
    const here = entries.filter(({ paymentId }) => paymentId === payment.id);
    for (const { ref: movement, cents, currency } of there.movements) {
      const noted = here.find(({ providerRef }) => providerRef === movement);
      if (!noted) say(`${amountWithCurrency(cents, currency)} (${movement}) is not in the ledger`);
      else if (noted.cents !== cents || noted.currency !== currency)
        say(
          `${movement} is ${amountWithCurrency(cents, currency)} there and ${amountWithCurrency(noted.cents, noted.currency)} in the ledger`,
        );
    }
    for (const { providerRef, cents, currency } of here)
      if (!there.movements.some(({ ref: movement }) => movement === providerRef))
        say(`${amountWithCurrency(cents, currency)} (${providerRef}) is in the ledger and not there`);
    const left = there.movements.reduce((sum, { cents }) => sum + cents, 0);
    const shouldBe = payment.state === "paid" || payment.state === "kept" ? keptOf(payment.cents, here) : 0;
    if (left !== shouldBe && payment.state !== "refund_due" && payment.state !== "open")
      say(
        `${amountWithCurrency(left, payment.currency)} is with the dealer, and ${payment.state} means ${amountWithCurrency(shouldBe, payment.currency)}`,
      );
  }
  const others = [...listed.values()].filter(({ ref }) => !known.has(ref));
  const elsewhere = await ofOtherSites(database, others);
  for (const { ref, paymentId, movements } of others)
    if (!elsewhere.has(ref) && movements.length > 0)
      differences.push({ ref, paymentId, what: "the provider has it, and the records do not" });
  const ofOurs = [...listed.values()].filter(({ ref }) => known.has(ref));
  return {
    compared: ours.length,
    ledgerCents: sums(entries),
    providerCents: sums(ofOurs.flatMap(({ movements }) => movements)),
    differences,
  };
}

/** Amount of a paid payment that the dealer keeps by the ledger: all of it, or the rest after a partial refund. */
function keptOf(cents: number, noted: readonly { cents: number }[]): number {
  const left = noted.reduce((sum, entry) => sum + entry.cents, 0);
  return left > 0 && noted.some((entry) => entry.cents < 0) ? Math.min(left, cents) : cents;
}

/** Payments that another site of ours has on the same account. */
async function ofOtherSites(database: Database, listed: readonly ListedPayment[]): Promise<Set<string>> {
  if (listed.length === 0) return new Set();
  const found = await database.db
    .select({ ref: payments.providerRef })
    .from(payments)
    .where(
      inArray(
        payments.providerRef,
        listed.map(({ ref }) => ref),
      ),
    );
  return new Set(found.flatMap(({ ref }) => ref ?? []));
}

function sums(movements: readonly { cents: number; currency: string }[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const { cents, currency } of movements) total[currency] = (total[currency] ?? 0) + cents;
  return total;
}
