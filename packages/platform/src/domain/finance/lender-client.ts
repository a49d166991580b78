import type { CustomerData, QuoteAnswer, QuoteRequest } from "@forecourt/api";

/** What became of a request for a quote. `error` is the lender's own sentence for the shopper, where it gave one. */
export type QuoteOutcome =
  | { kind: "quoted"; quote: QuoteAnswer }
  | { kind: "refused"; error: string | undefined }
  | { kind: "failed"; reason: string };

/**
 * What became of a customer. `failed` may be tried again with the same key, `refused` may not.
 * `reason` says what happened in a few words, without anything the lender said.
 */
export type CustomerOutcome =
  | { kind: "created"; redirectUrl: string | undefined }
  | { kind: "refused"; error: string | undefined }
  | { kind: "failed"; reason: string };

/** A customer for the lender: its data, the whole lead, and the key under which the lender makes it once. */
interface NewCustomer {
  data: CustomerData;
  additionalData: Readonly<Record<string, unknown>>;
  idempotencyKey: string;
}

/**
 * The lender behind a site (issue 7 point 6): quotes change nothing and may be repeated; a customer is made once for
 * each key, however often it is asked for. Neither method throws.
 */
export interface LenderClient {
  quote(request: QuoteRequest): Promise<QuoteOutcome>;
  createCustomer(customer: NewCustomer): Promise<CustomerOutcome>;
}
