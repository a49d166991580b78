/** A payment to be made on a provider's page. */
export interface NewPayment {
  /** Our id of it, and the key under which the provider opens it once however often it is asked. */
  id: string;
  /** A whole number of cents, above 0. */
  cents: number;
  /** ISO 4217 code, such as "AUD". */
  currency: string;
  /** What the shopper reads on the provider's page: "Deposit for 2021 Mazda CX-5". */
  description: string;
  /** Where a receipt of the provider's own goes. */
  email: string;
  /** Where the shopper comes back to, paid or not. */
  returnUrl: string;
  /** The provider takes no payment after it, as far as it can; what comes later goes back. */
  until: Date;
  /**
   * A car waits for it: only ways to pay that say at once whether the money is there, as cards do, and not after days,
   * as a direct debit does.
   */
  isAtOnce: boolean;
}

/**
 * Money that moved at a provider: in (positive) or back (negative). A refund that failed and a dispute that was won are
 * two movements: what went back, and what undoes it.
 */
export interface Movement {
  /** The provider's name of it, unique within its payment. */
  ref: string;
  cents: number;
  currency: string;
  at: Date;
  /** The shopper's bank moved it. @default the shopper, or the provider */
  isDispute?: boolean;
  /** The movement that it undoes. @default none */
  undoes?: string;
}

/** A payment as its provider has it now: the truth, whatever messages said. */
export interface ProviderPayment {
  /** Whether it can still be paid. */
  isOpen: boolean;
  movements: readonly Movement[];
}

/** A payment as its provider lists it, for the daily comparison. */
export interface ListedPayment extends ProviderPayment {
  ref: string;
  /** Our id, as we gave it; undefined for one that is not ours. */
  paymentId: string | undefined;
}

/**
 * The provider of a site's payments. Card details stay with it: a shopper pays on its page. Its messages say only that
 * something happened; what did is read from it, so that a message may come late, twice, in any order or never.
 *
 * Every method throws {@link PaymentProviderError} when the provider cannot be reached or refuses.
 */
export interface PaymentProvider {
  /** As it stands in the records, such as "stripe". */
  name: string;
  /** Opens a payment. The same id again answers the same page. */
  open(payment: NewPayment): Promise<{ ref: string; url: string }>;
  /** How a payment stands now. */
  read(ref: string): Promise<ProviderPayment>;
  /** Takes no payment any more. One that is paid, or closed already, is left as it is. */
  close(ref: string): Promise<void>;
  /** Sends all that came in back. The same key again sends nothing more. */
  refund(ref: string, options: { key: string }): Promise<void>;
  /**
   * Our id of the payment that a message of the provider is about; undefined for a message about something else.
   *
   * @throws PaymentProviderError `message_refused` when it is not proven to be the provider's
   */
  readMessage(body: string, headers: Headers): Promise<string | undefined>;
  /** Payments that were opened in a span of time, oldest first. */
  list(span: { from: Date; to: Date }): AsyncIterable<ListedPayment>;
}

/**
 * A provider that did not do what it was asked. The message names the provider and the reason, nothing of the shopper.
 */
export class PaymentProviderError extends Error {
  /**
   * What happened: no answer or a server's error, a refusal, an unknown payment, a message that is not the provider's.
   */
  readonly reason: "unreachable" | "refused" | "payment_unknown" | "message_refused";

  constructor(reason: PaymentProviderError["reason"], message: string) {
    super(message);
    this.name = "PaymentProviderError";
    this.reason = reason;
  }
}
