import type { PaymentMark } from "@forecourt/api";
import { endpointPath } from "@forecourt/api/fetch-endpoint";
import type { Site } from "@forecourt/core/schemas";
import type { ShownPayment } from "@forecourt/dealership/content";

/** Ways to pay whose mark there is. Maestro has none: it is no longer issued. */
const marks: Readonly<Record<Site["banners"]["paymentLogos"][number], PaymentMark | undefined>> = {
  "Apple Pay": "apple-pay",
  "Google Pay": "google-pay",
  Maestro: undefined,
  Mastercard: "mastercard",
  Visa: "visa",
};

/**
 * The ways to pay of a site. Made in loaders, so that no browser carries the table.
 *
 * @example
 * shownPayments(["Visa"]) // [{ name: "Visa", mark: "/api/payment-marks/visa.svg" }]
 */
export function shownPayments(names: Site["banners"]["paymentLogos"]): ShownPayment[] {
  return names.map((name) => {
    const mark = marks[name];
    return { name, mark: mark && endpointPath("GET /api/payment-marks/{name}.svg", { name: mark }) };
  });
}
