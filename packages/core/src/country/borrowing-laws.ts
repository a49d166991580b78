import type { CountryCode } from "./countries.ts";

/** What a country's law has a lender tell before anybody borrows (legal-display.md). */
export interface BorrowingLaw {
  law: string;
  /** What a shopper may ask for. */
  right: string;
}

/** The countries whose law has each lender's costs and standard terms published. A lawyer should confirm the wording (legal-display.md). */
export const borrowingLaws: Readonly<Partial<Record<CountryCode, BorrowingLaw>>> = {
  NZ: {
    law: "Credit Contracts and Consumer Finance Act 2003",
    right: "You may ask for a copy of these costs and of the standard terms at any time, free of charge.",
  },
};
