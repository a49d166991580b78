import type { creditScores } from "@forecourt/core";

/** How a shopper rates their own credit history. */
export type CreditScore = (typeof creditScores)[number];

/** As shoppers read them (S2 §5). */
export const creditScoreNames: Readonly<Record<CreditScore, string>> = {
  GREAT: "Great",
  DECENT: "Decent",
  POOR: "Poor",
};
