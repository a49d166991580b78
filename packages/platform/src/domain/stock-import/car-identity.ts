import { createHash } from "node:crypto";
import { comparable } from "./read-source.ts";

/** What tells a car from the others of its source (S1 §9, decisions.md row 65). */
export interface CarIdentity {
  identity: string;
  /** The identity it had while its VIN was not known yet. */
  former: string | undefined;
}

/**
 * A VIN or chassis number as it is compared; undefined for what stands in its place ("TBA", "0000000").
 *
 * @example
 * readVin("jm0 kf4w2 a00 123456") // "JM0KF4W2A00123456"
 */
export function readVin(text: string): string | undefined {
  const vin = text.toUpperCase().replace(/\s+/g, "");
  return /^(?=.*\d)[A-Z0-9-]{6,20}$/.test(vin) && new Set(vin).size >= 4 ? vin : undefined;
}

/**
 * The identity of a car: its VIN, else its stock number, else the values of the columns that the mapping names;
 * undefined where there is none of them.
 *
 * @example
 * carIdentity("JM0KF4W2A00123456", "S1042", []) // { identity: "vin:JM0KF4W2A00123456", former: "stock:S1042" }
 */
export function carIdentity(
  vin: string | undefined,
  stockNumber: string | undefined,
  columns: readonly string[],
): CarIdentity | undefined {
  const stock = stockNumber === undefined ? undefined : `stock:${comparable(stockNumber).toUpperCase()}`;
  if (vin !== undefined) return { identity: `vin:${vin}`, former: stock };
  if (stock !== undefined) return { identity: stock, former: undefined };
  const values = columns.map(comparable);
  if (values.every((value) => value === "")) return undefined;
  return {
    identity: `columns:${createHash("sha256").update(JSON.stringify(values)).digest("hex").slice(0, 32)}`,
    former: undefined,
  };
}
