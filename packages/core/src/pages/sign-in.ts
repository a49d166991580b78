import type { Page } from "../page/page.ts";

/** Path of {@link signInPage}. */
export const signInPagePath = "/sign-in";

/** Signing in, and back to where the shopper came from (S1 §2, S2 §2). */
export const signInPage = {
  name: "sign-in",
  paths: [signInPagePath],
  label: "Sign in",
  parameters: ["type", "redirect", "back"],
} as const satisfies Page;
