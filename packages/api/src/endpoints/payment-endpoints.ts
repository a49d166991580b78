import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";

/** Ways to pay whose own mark there is. */
export const paymentMarkSchema = z.enum(["apple-pay", "google-pay", "mastercard", "visa"]);
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
} as const satisfies Record<string, Endpoint>;
