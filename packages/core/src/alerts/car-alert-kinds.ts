import type { AlertKind } from "./alert-kinds.ts";

/** State of a car for alerts. */
export interface CarState {
  availability: "for_sale" | "sold" | "away";
  /** The price it is offered at; undefined where it has none. */
  priceDollars: number | undefined;
}

/** A change of a car, as somebody who waits for cars like it sees it. */
export interface WatchedChange {
  /** Undefined for a car that is new. */
  before: CarState | undefined;
  now: CarState;
  /** The car was what they look for before the change; always so for a car that they saved. */
  matchedBefore: boolean;
  matchesNow: boolean;
  /** The price that they wish for, in dollars. */
  wishDollars?: number | undefined;
}

/**
 * Kinds of a change of a car for a waiting shopper, most important first.
 *
 * @example
 * kindsOfChange({ before: { availability: "for_sale", priceDollars: 30000 }, now: { availability: "for_sale", priceDollars: 28500 },
 *   matchedBefore: true, matchesNow: true, wishDollars: 29000 }) // ["below_wish", "price_drop"]
 */
export function kindsOfChange({ before, now, matchedBefore, matchesNow, wishDollars }: WatchedChange): AlertKind[] {
  const wasThere = before?.availability === "for_sale" && matchedBefore;
  if (now.availability === "sold") return wasThere ? ["sold"] : [];
  if (now.availability !== "for_sale" || !matchesNow) return [];
  const isWithin = (price: number | undefined) =>
    price !== undefined && wishDollars !== undefined && price <= wishDollars;
  const isBack = before !== undefined && before.availability !== "for_sale";
  const isLess =
    before?.availability === "for_sale" &&
    now.priceDollars !== undefined &&
    before.priceDollars !== undefined &&
    now.priceDollars < before.priceDollars;
  return [
    ...(isWithin(now.priceDollars) && !(wasThere && isWithin(before.priceDollars)) ? (["below_wish"] as const) : []),
    ...(isBack ? (["back_in_stock"] as const) : []),
    ...(isLess ? (["price_drop"] as const) : []),
    ...(wasThere ? [] : (["new_match"] as const)),
  ];
}

/**
 * Whether what an alert tells is still so when it is sent: nobody is told of a car that is gone, or of a price that
 * rose again.
 *
 * @param before what was known of the car before it was told; undefined where nothing was
 * @example
 * isAlertStillTrue("price_drop", { availability: "for_sale", priceDollars: 27990, isReserved: false }, { beforeDollars: 28990 }) // true
 */
export function isAlertStillTrue(
  kind: AlertKind,
  now: CarState & { isReserved: boolean },
  { beforeDollars, wishDollars }: { beforeDollars?: number | undefined; wishDollars?: number | undefined },
): boolean {
  if (kind === "sold") return now.availability === "sold";
  if (now.availability !== "for_sale" || now.isReserved) return false;
  if (kind === "price_drop")
    return now.priceDollars !== undefined && beforeDollars !== undefined && now.priceDollars < beforeDollars;
  if (kind === "below_wish")
    return now.priceDollars !== undefined && wishDollars !== undefined && now.priceDollars <= wishDollars;
  return true;
}
