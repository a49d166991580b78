import type { BorrowingLaw } from "../country.ts";

/** A lawyer should confirm the wording (legal-display.md). */
export const borrowingLaw: BorrowingLaw = {
  law: "Credit Contracts and Consumer Finance Act 2003",
  right: "You may ask for a copy of these costs and of the standard terms at any time, free of charge.",
};
