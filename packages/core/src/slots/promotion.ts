/** A promotion among the results (S1 §3 "promo node", decisions.md row 61). `Content` is what the site shows in it. */
export interface Promotion<Content> {
  /** First instant at which it shows; left out for always. */
  start?: string | null;
  /** First instant at which it no longer shows. */
  expiry?: string | null;
  /** Place among the results, 1-based. @default 9 */
  position?: number | null;
  /** False hides it. @default true */
  display?: boolean | null;
  /** Never moved: left out when its place is taken. @default false */
  strictDisplay?: boolean | null;
  node: Content;
}

/**
 * Whether a promotion shows at an instant. Dates that cannot be read hide it: a promotion must not outlive its terms by
 * a slip of the pen.
 *
 * @example
 * isPromotionShown({ start: "2026-11-01", expiry: "2026-12-01", node: "sale" }, new Date("2026-11-21T00:00:00Z")) // true
 */
export function isPromotionShown(promotion: Promotion<unknown>, now: Date): boolean {
  if (promotion.display === false) return false;
  const starts = promotion.start ? Date.parse(promotion.start) : Number.NEGATIVE_INFINITY;
  const ends = promotion.expiry ? Date.parse(promotion.expiry) : Number.POSITIVE_INFINITY;
  return starts <= now.getTime() && now.getTime() < ends;
}
