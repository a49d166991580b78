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

/** Paths of {@link compareAskPage}: an enquiry, and a test drive. */
export const compareEnquirePath = "/compare/enquire";
/** The other path of {@link compareAskPage}. */
export const compareTestDrivePath = "/compare/test-drive";

/** One enquiry about all cars of a comparison, or one test drive of all. */
export const compareAskPage = {
  name: "compare-ask",
  paths: [compareEnquirePath, compareTestDrivePath],
  settings: ["saved.compare"],
  parameters: ["ids"],
  part: "saved-cars",
} as const satisfies Page;
