/** A set of cars by their places in a list: a bit for each, so that sets of many cars are joined and cut in no time. */
export interface CarSet {
  add(place: number): void;
  /** Keeps those that the other has too. */
  keep(other: CarSet): void;
  /** Takes in those of the other. */
  take(other: CarSet): void;
  copy(): CarSet;
  /** In the order of their places. */
  places(): number[];
  readonly bits: Uint32Array;
}

/**
 * Makes a set for so many cars.
 *
 * @param isFull all of them are in it. @default false
 */
export function createCarSet(cars: number, isFull = false): CarSet {
  const bits = new Uint32Array(Math.ceil(cars / 32));
  if (isFull) for (let place = 0; place < cars; place += 1) set(bits, place);
  return carSet(bits);
}

function carSet(bits: Uint32Array): CarSet {
  return {
    bits,
    add: (place) => set(bits, place),
    keep(other) {
      for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (other.bits[at] ?? 0);
    },
    take(other) {
      for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (other.bits[at] ?? 0);
    },
    copy: () => carSet(bits.slice()),
    places() {
      const places: number[] = [];
      for (let at = 0; at < bits.length; at += 1)
        for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1)
          places.push(at * 32 + 31 - Math.clz32(rest & -rest));
      return places;
    },
  };
}

function set(bits: Uint32Array, place: number): void {
  const at = place >>> 5;
  bits[at] = (bits[at] ?? 0) | (1 << (place & 31));
}
