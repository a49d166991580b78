/**
 * What a receipt is named by, short enough to be read out.
 *
 * @param paymentId id of the payment
 * @example
 * receiptNumber("3f2a9c1e-0000-4000-8000-000000000000") // "R-3F2A9C1E"
 */
export function receiptNumber(paymentId: string): string {
  return `R-${paymentId.slice(0, 8).toUpperCase()}`;
}
