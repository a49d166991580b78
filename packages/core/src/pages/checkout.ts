import type { Page } from "../page/page.ts";

const reserving = { label: "Reserve a car", gate: "setting", parameters: ["reservation"], module: "checkout" } as const;

/** Where a shopper reserves a car with a deposit (S1 §2). */
export const checkoutPage = {
  ...reserving,
  name: "checkout",
  paths: ["/cars/{slug}/checkout"],
  settings: ["reserve.enabled", { key: "reserve.path", is: "checkout" }],
} as const satisfies Page;

/** The same at sites that call it so (S1 §2, S2 §2). */
export const buyOnlinePage = {
  ...reserving,
  name: "buy-online",
  paths: ["/cars/{slug}/buy-online"],
  settings: ["reserve.enabled", { key: "reserve.path", is: "buy-online" }],
} as const satisfies Page;
