import { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoint.ts";

/** Ways to pay whose own mark there is. */
const paymentMarkSchema = z.enum(["apple-pay", "google-pay", "mastercard", "visa"]);
/** A way to pay whose own mark there is. */
export type PaymentMark = z.output<typeof paymentMarkSchema>;

/** Ways to pay. */
export const paymentEndpoints = {
  getPaymentMark: {
    method: "GET",
    path: "/api/payment-marks/{name}.svg",
    summary: "The mark of a way to pay, as its owner draws it, in black.",
    params: z.object({ name: paymentMarkSchema }),
    response: z.string(),
    media: "image/svg+xml",
  },
  takePaymentMessage: {
    method: "POST",
    path: "/api/payment-messages/{provider}",
    summary:
      "Takes a signed message of a payment provider: that something happened to a payment. What did is read from the provider.",
    params: z.object({ provider: z.string().regex(/^[a-z]{2,20}$/) }),
    errors: {
      400: ["message_refused"],
      404: ["provider_unknown"],
      413: ["body_too_large"],
      503: ["payments_unavailable"],
    },
    response: z.object({ received: z.literal(true) }),
  },
} as const satisfies Record<string, Endpoint>;
