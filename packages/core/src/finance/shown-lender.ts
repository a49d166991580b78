/** Lenders of a site, and which of them its figures are from. */
export interface ShownLenderInput<Lender> {
  /** Its `provider`; absent where the site shows its own rate. */
  shown?: string | undefined;
  lenders: readonly Lender[];
}

/**
 * The lender whose figures a site shows; undefined where it shows none, so that its own rate counts.
 *
 * @example
 * shownLender({ shown: "youx", lenders: [{ provider: "youx", name: "YouX" }] })?.name // "YouX"
 */
export function shownLender<Lender extends { provider: string }>({
  shown,
  lenders,
}: ShownLenderInput<Lender>): Lender | undefined {
  return lenders.find(({ provider }) => provider === shown);
}
