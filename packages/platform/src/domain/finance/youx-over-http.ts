import { quoteAnswerSchema } from "@forecourt/api";
import { z } from "@forecourt/core/zod";
import { OutsideFailure } from "./outside-call.ts";
import type { CallLimits, OutsideCalls } from "./outside-call.ts";
import type { LenderClient } from "./lender-client.ts";

/** A shopper waits for a quote: three attempts, each short. */
const quoteLimits: CallLimits = { timeoutMs: 4000, retries: 2 };
/** A single attempt; the enquiry's worker makes the others, with the same key. */
const customerLimits: CallLimits = { timeoutMs: 10_000, retries: 0 };

const percent = z.number().min(0).max(100);
const quoteSchema = quoteAnswerSchema
  .extend({
    weeklyRepaymentAmount: z.number().positive().max(1_000_000),
    advertisedRate: percent,
    comparisonRate: percent,
  })
  .refine(({ advertisedRate, comparisonRate }) => comparisonRate >= advertisedRate);
const createdSchema = z.object({ redirectUrl: z.url({ protocol: /^https$/ }).max(2000) });
const errorSchema = z.object({ error: z.string().trim().min(1).max(300) });

/**
 * The lender over HTTP: `POST {url}/quote` and `POST {url}/create-customer` as JSON, with a bearer key and an
 * Idempotency-Key for customers.
 */
export function youxOverHttp(
  calls: OutsideCalls,
  limits: { quote: CallLimits; customer: CallLimits } = { quote: quoteLimits, customer: customerLimits },
): LenderClient {
  return {
    async quote(request) {
      try {
        const { status, json } = await calls.post("/quote", request, {}, limits.quote);
        if (status >= 400) return { kind: "refused", error: errorOf(json) };
        const quote = quoteSchema.safeParse(json);
        return quote.success
          ? { kind: "quoted", quote: quote.data }
          : { kind: "failed", reason: "The lender's quote is not in the agreed form." };
      } catch (error) {
        return failed(error);
      }
    },
    async createCustomer({ data, additionalData, idempotencyKey }) {
      try {
        const { status, json } = await calls.post(
          "/create-customer",
          { data, additionalData },
          { "idempotency-key": idempotencyKey },
          limits.customer,
        );
        // 409: another request with this key is under way at the lender's.
        if (status === 409 || status === 425) return { kind: "failed", reason: `The lender answered ${status}.` };
        if (status >= 400) return { kind: "refused", error: errorOf(json) };
        const created = createdSchema.safeParse(json);
        if (created.success) return { kind: "created", redirectUrl: created.data.redirectUrl };
        const error = errorOf(json);
        if (error !== undefined) return { kind: "refused", error };
        // Cut off or garbled: whether a customer was made is not known, and the key makes asking again safe.
        return json === undefined
          ? { kind: "failed", reason: "The lender's answer is not JSON." }
          : { kind: "created", redirectUrl: undefined };
      } catch (error) {
        return failed(error);
      }
    },
  };
}

function errorOf(json: unknown): string | undefined {
  const parsed = errorSchema.safeParse(json);
  return parsed.success ? parsed.data.error : undefined;
}

function failed(error: unknown): { kind: "failed"; reason: string } {
  if (error instanceof OutsideFailure) return { kind: "failed", reason: error.message };
  throw error;
}
