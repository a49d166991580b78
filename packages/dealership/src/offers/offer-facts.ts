import type { ContentPicture } from "@forecourt/core/schemas";

/** A text of which the start may show. */
export interface OfferText {
  preview: string;
  isFolded: boolean;
}

/** The figures of a loan, as they are written. */
export interface OfferLoanText {
  /** "$129", and how often. */
  repayment?: { amount: string; unit: string } | undefined;
  /** "5.99% p.a." */
  rate?: string | undefined;
  /** "6.42% p.a." */
  comparisonRate?: string | undefined;
  /** What the figures are of: "Loan of $32,990 over 60 months. Finance by Example Finance." */
  example?: string | undefined;
}

/** An offer as a card shows it: its texts are written and its links lead somewhere. */
export interface OfferFacts {
  id: string;
  name: string;
  category?: string | undefined;
  /** Its page. */
  href: string;
  picture?: ContentPicture | undefined;
  /** The car in the picture, where it is not the offer's own: "2026 Toyota HiAce SLWB Super". */
  pictured?: string | undefined;
  price?: { amount: string; label?: string | undefined } | undefined;
  loan?: OfferLoanText | undefined;
  /** Plain words, folded where the site folds them; `html` is the whole text, safe. */
  description?: (OfferText & { html: string }) | undefined;
  disclaimer?: (OfferText & { whole: string }) | undefined;
  /** "Ends 31 December 2026" */
  ends?: string | undefined;
  links: OfferLinks;
}

/** Targets of an offer's buttons; an absent one has no page. */
export interface OfferLinks {
  /** Enquire Now. */
  enquire: string;
  /** Explore {model}. */
  explore?: { label: string; href: string } | undefined;
  /** Book A Test Drive, in the site's own words. */
  testDrive?: { label: string; href: string } | undefined;
}
