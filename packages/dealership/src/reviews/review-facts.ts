/** A review as it is shown. */
export interface ReviewFacts {
  id: string;
  /** Who wrote it. */
  name: string;
  rating: number;
  /** Plain words; left out where somebody gave stars alone. */
  text?: string | undefined;
  /** Such as `2026-11-02`. */
  date: string;
  /** As people write it. */
  day: string;
  /** Where it was written, such as Google. */
  source: string;
  /** The place that it is about, where the dealer has several. */
  place?: string | undefined;
  /** What the dealer answered. */
  reply?: { text: string; day?: string | undefined } | undefined;
  /** Nobody wrote it: it shows what a review looks like. */
  isExample?: boolean | undefined;
}

/** The reviews that show, with what is said of all of them. */
export interface ReviewsFacts {
  summary: { count: number; average_rating: number };
  /** The newest first; perhaps not all. */
  reviews: readonly ReviewFacts[];
  /** For how many months a review shows. */
  months: number;
}
