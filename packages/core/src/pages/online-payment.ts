import type { Page } from "../page/page.ts";

/** Path of {@link onlinePaymentPage}. */
export const onlinePaymentPath = "/online-payment";

/**
 * Where a shopper pays an invoice, or what is left to pay of a car (S2 §2, decisions.md row 101). It always asks for
 * sign-in.
 */
export const onlinePaymentPage = {
  name: "online-payment",
  paths: [onlinePaymentPath],
  label: "Pay online",
  settings: ["onlinePayment.enabled"],
  gate: "always",
  parameters: ["payment", "reference", "amount"],
} as const satisfies Page;
