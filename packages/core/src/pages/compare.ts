import type { Page } from "../page/page.ts";

/** Path of {@link comparePage}. */
export const comparePath = "/compare";

/** Up to four cars side by side (S1 §2, decisions.md row 24). */
export const comparePage = {
  name: "compare",
  paths: [comparePath],
  label: "Compare",
  settings: ["saved.compare"],
  parameters: ["ids"],
  part: "saved-cars",
} as const satisfies Page;
