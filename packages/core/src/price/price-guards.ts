/**
 * A price shows only above this many dollars (S1 §4, §9). Guards are separate rules and never merged
 * (decisions.md row 18).
 */
export const lowestShownPriceExclusive = 10;

/** A finance quote shows only for a price above this many dollars (S1 §5). */
export const lowestQuotedPriceExclusive = 500;

/** Our own stock car can be valued only above this many dollars (S2 §4). */
export const lowestValuedPriceExclusive = 200;

/**
 * A payment of this many dollars or less reads "Enquire for Finance" (S1 §5), in the frequency displayed
 * (decisions.md row 17).
 */
export const highestUnshownPayment = 25;
