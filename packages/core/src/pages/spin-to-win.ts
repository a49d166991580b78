import type { Page } from "../page/page.ts";

/** Path of {@link spinToWinPage}. */
export const spinToWinPath = "/spin-to-win";

/** The promotion of a wheel that each shopper turns once, and what a turn came to (S2 §2, decisions.md row 103). */
export const spinToWinPage = {
  name: "spin-to-win",
  paths: [spinToWinPath],
  label: "Spin to win",
  settings: ["spinToWin.enabled"],
  gate: "setting",
  parameters: ["turn"],
} as const satisfies Page;
