import type { Page } from "../page/page.ts";

/** Paths that a site may give the shopper's own page, the usual one first (S2 §2, decisions.md row 102). */
export const garagePaths = ["/my-garage", "/mymotorama", "/mybigboxcars", "/myblinkr", "/myservco"] as const;

/**
 * What a shopper who is signed in has at the site: saved cars, enquiries, bookings, payments, their details. It always
 * asks for sign-in.
 */
export const myGaragePage = {
  name: "my-garage",
  paths: garagePaths,
  label: "My garage",
  settings: ["garage.enabled", "garage.path"],
  gate: "always",
} as const satisfies Page;
