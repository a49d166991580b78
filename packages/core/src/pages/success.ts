import type { Page } from "../page/page.ts";

/** Path of {@link successPage}. */
export const successPath = "/success";

/**
 * The thanks for an enquiry, and when and where a test drive is booked (S1 §2); opened without having sent anything it
 * leads to the first page.
 */
export const successPage = {
  name: "success",
  paths: [successPath],
  parameters: ["booked", "location", "booking", "held", "car", "sent"],
} as const satisfies Page;
