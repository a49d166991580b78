import type { GeoPoint } from "./geo.ts";
import { GrowableUint32 } from "./growable.ts";

/**
 * The places of every document, by row: a small code for each distinct place (or list of places), so that a distance is
 * measured once for the many cars of one yard. Code 0 means "has no place".
 */
export class GeoColumn {
  /** Code by row. */
  readonly codes = new GrowableUint32(64);
  /** Distinct places by code; index 0 is unused. */
  readonly places: (readonly GeoPoint[])[] = [[]];
  readonly #codeOf = new Map<string, number>();

  /** Writes a row's places, in place of what it had. */
  set(row: number, places: readonly GeoPoint[] | undefined): void {
    this.codes.set(row, places ? this.#use(places) : 0);
  }

  /** One number for each code: `measure` of its places; 0 for code 0. */
  measure(measure: (places: readonly GeoPoint[]) => number): Float64Array {
    return Float64Array.from(this.places, (places, code) => (code === 0 ? 0 : measure(places)));
  }

  #use(places: readonly GeoPoint[]): number {
    const key = places.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(";");
    let code = this.#codeOf.get(key);
    if (code === undefined) {
      code = this.places.push(places) - 1;
      this.#codeOf.set(key, code);
    }
    return code;
  }
}
