/** What a purchase is summed up from. Money in whole cents. */
export interface PurchaseParts {
  /** Price of the car. */
  priceCents: number;
  /** Bringing it to the shopper; undefined for collection, or while it is not chosen. */
  deliveryCents?: number | undefined;
  /** The lower end of the estimate of the shopper's own car; undefined without one. */
  tradeInCents?: number | undefined;
  /** What is paid to reserve the car, as part of the price. */
  depositCents: number;
}

/** A line of the summary. Its cents count into the total: what comes off it is negative. */
export interface PurchaseLine {
  kind: "price" | "delivery" | "trade_in";
  cents: number;
}

/** A purchase in figures, in whole cents. */
export interface PurchaseSummary {
  lines: PurchaseLine[];
  /** The sum of the lines. */
  totalCents: number;
  depositCents: number;
  /** What is left to pay after the deposit: the total less the deposit. */
  leftCents: number;
  /** What of the trade-in's value the purchase does not use up: the dealer pays it out when the cars change hands. */
  paidOutCents: number;
}

/**
 * A purchase in figures (decisions.md row 100): price, delivery, and off them the lower end of the estimate of a
 * trade-in, so that the lines sum to the total to the cent, and total less deposit is what is left. A trade-in that is
 * worth more than the purchase counts up to what is left beside the deposit; the rest is paid out.
 *
 * @throws RangeError for an amount that is no whole number of cents, or below 0, and for a deposit above the price
 * @example
 * purchaseSummary({ priceCents: 3899000, deliveryCents: 35000, tradeInCents: 1200000, depositCents: 20000 }).leftCents // 2714000
 */
export function purchaseSummary({
  priceCents,
  deliveryCents,
  tradeInCents,
  depositCents,
}: PurchaseParts): PurchaseSummary {
  for (const cents of [priceCents, deliveryCents ?? 0, tradeInCents ?? 0, depositCents])
    if (!Number.isSafeInteger(cents) || cents < 0)
      throw new RangeError(`[purchase] ${cents} is no amount in cents. Use a whole number from 0.`);
  if (depositCents > priceCents)
    throw new RangeError(`[purchase] A deposit of ${depositCents} is above the price, ${priceCents}.`);
  const before = priceCents + (deliveryCents ?? 0);
  const used = Math.min(tradeInCents ?? 0, before - depositCents);
  const lines: PurchaseLine[] = [
    { kind: "price", cents: priceCents },
    ...(deliveryCents === undefined ? [] : [{ kind: "delivery" as const, cents: deliveryCents }]),
    // -0 is no amount that anybody writes.
    ...(tradeInCents === undefined ? [] : [{ kind: "trade_in" as const, cents: used === 0 ? 0 : -used }]),
  ];
  const totalCents = before - used;
  return {
    lines,
    totalCents,
    depositCents,
    leftCents: totalCents - depositCents,
    paidOutCents: (tradeInCents ?? 0) - used,
  };
}
