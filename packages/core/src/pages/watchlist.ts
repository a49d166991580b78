import type { Page } from "../page/page.ts";

/** Path of {@link watchlistPage}. */
export const watchlistPath = "/watchlist";

/** The saved cars, and on every site the way to erase what the device keeps (S1 §2, decisions.md row 84). */
export const watchlistPage = {
  name: "watchlist",
  paths: [watchlistPath],
  label: "Saved cars",
  linkedWhen: [["saved.favourites", "saved.watchlist"]],
  part: "saved-cars",
} as const satisfies Page;
