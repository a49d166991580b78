import type { Page } from "../page/page.ts";

/** Path of {@link phoneNumbersPage}. */
export const phoneNumbersPath = "/phone-numbers";

/** The numbers of the dealer, for browsers without JavaScript (decisions.md row 49). */
export const phoneNumbersPage = {
  name: "phone-numbers",
  paths: [phoneNumbersPath],
  label: "Call us",
} as const satisfies Page;
