import type { CarRow } from "./car-of-row.ts";

/** Finds rows that stand for a car that an earlier row of the file stands for (decisions.md row 65). */
export interface RepeatedCars {
  /** Line of the earlier row of the same car; undefined, and remembered, when this is the first. */
  lineOf(row: Pick<CarRow, "identity" | "former">, line: number): number | undefined;
}

/**
 * Remembers the cars of one file. A car with a VIN and one without, of the same stock number, are the same; two VINs
 * that share a stock number are two cars.
 */
export function repeatedCars(): RepeatedCars {
  const identities = new Map<string, number>();
  const formers = new Map<string, number>();
  return {
    lineOf({ identity, former }, line) {
      const earlier =
        identities.get(identity) ??
        formers.get(identity) ??
        (former === undefined ? undefined : identities.get(former));
      if (earlier !== undefined) return earlier;
      identities.set(identity, line);
      if (former !== undefined && !formers.has(former)) formers.set(former, line);
      return undefined;
    },
  };
}
