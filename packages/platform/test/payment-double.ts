import { PaymentProviderError } from "../src/domain/payments/payment-provider.ts";
import type { ListedPayment, Movement, NewPayment, PaymentProvider } from "../src/domain/payments/payment-provider.ts";

/** A payment as the double keeps it. */
interface Kept {
  payment: NewPayment;
  isOpen: boolean;
  movements: Movement[];
}

/** A payment provider in memory, which can be down, slow or lie. It stands for what is outside of our process. */
export interface PaymentDouble extends PaymentProvider {
  kept: Map<string, Kept>;
  /** Refuses every call while it is true. */
  isDown: boolean;
  /** Calls by name, in order. */
  calls: string[];
  /** A shopper pays, if it is still open, as a provider sees to. */
  pay(ref: string, change?: Partial<Movement>): boolean;
  /** Money went through although the page was closed: banks do that. */
  payAnyway(ref: string, change?: Partial<Movement>): void;
  /** Somebody sends money back on the provider's own pages. */
  sendBack(ref: string, cents?: number): void;
  /** The shopper's bank takes the money back. */
  chargeBack(ref: string): void;
  /** What went back last is with the dealer again: its refund failed, or the dispute was won. */
  restore(ref: string): void;
  /** Every refund fails at once while it is true. */
  refusesRefunds: boolean;
}

/** Makes one. `clock` is what its movements are dated by. */
export function paymentDouble(clock: () => Date): PaymentDouble {
  const kept = new Map<string, Kept>();
  const refunds = new Set<string>();
  const answer = async (call: string, ref?: string): Promise<Kept | undefined> => {
    await Promise.resolve();
    double.calls.push(call);
    if (double.isDown) throw new PaymentProviderError("unreachable", "The provider does not answer.");
    const found = ref === undefined ? undefined : kept.get(ref);
    if (ref !== undefined && !found) throw new PaymentProviderError("payment_unknown", "There is no such payment.");
    return found;
  };
  const left = ({ movements }: Kept) => movements.reduce((sum, { cents }) => sum + cents, 0);
  const double: PaymentDouble = {
    name: "double",
    kept,
    isDown: false,
    refusesRefunds: false,
    calls: [],
    async open(payment) {
      await answer("open");
      const ref = `ref_${payment.id}`;
      if (!kept.has(ref)) kept.set(ref, { payment, isOpen: true, movements: [] });
      return { ref, url: `https://pay.example/${ref}` };
    },
    async read(ref) {
      const found = await answer("read", ref);
      return { isOpen: found?.isOpen ?? false, movements: [...(found?.movements ?? [])] };
    },
    async close(ref) {
      const found = await answer("close", ref);
      if (found) found.isOpen = false;
    },
    async refund(ref, { key }) {
      const found = await answer("refund", ref);
      if (!found || refunds.has(key)) return;
      refunds.add(key);
      double.sendBack(ref);
      if (double.refusesRefunds) double.restore(ref);
    },
    readMessage: async (body) => body,
    async *list({ from, to }): AsyncIterable<ListedPayment> {
      await answer("list");
      for (const [ref, { payment, isOpen, movements }] of kept)
        if (movements.every(({ at }) => at >= from && at < to)) yield { ref, paymentId: payment.id, isOpen, movements };
    },
    pay(ref, change) {
      const found = kept.get(ref);
      if (!found?.isOpen) return false;
      double.payAnyway(ref, change);
      return true;
    },
    payAnyway(ref, change = {}) {
      const found = kept.get(ref);
      if (!found) return;
      const { cents, currency } = found.payment;
      found.isOpen = false;
      found.movements.push({ ref: `in_${found.movements.length}`, cents, currency, at: clock(), ...change });
    },
    sendBack(ref, cents) {
      const found = kept.get(ref);
      if (!found || left(found) <= 0) return;
      const [first] = found.movements;
      found.movements.push({
        ref: `back_${found.movements.length}`,
        cents: -(cents ?? left(found)),
        currency: first?.currency ?? "AUD",
        at: clock(),
      });
    },
    chargeBack(ref) {
      double.sendBack(ref);
      const last = kept.get(ref)?.movements.at(-1);
      if (last) last.isDispute = true;
    },
    restore(ref) {
      const last = kept.get(ref)?.movements.at(-1);
      if (last)
        kept.get(ref)?.movements.push({ ...last, ref: `${last.ref}_undone`, cents: -last.cents, undoes: last.ref });
    },
  };
  return double;
}
