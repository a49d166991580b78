/** A set of cars by their places in a list: a bit for each, so that sets of many cars are joined and cut in no time. */
export interface CarSet {
  add(place: number): void;
  /** Becomes the same set as the other. */
  become(other: CarSet): void;
  /** Keeps those that the other has too. */
  keep(other: CarSet): void;
  /** Takes in those of the other. */
  take(other: CarSet): void;
  /** Leaves out those of the other. */
  drop(other: CarSet): void;
  /** Calls the visitor with each place, in their order; a list of them would be made a hundred thousand times. */
  each(visit: (place: number) => void): void;
  readonly bits: Uint32Array;
}

/**
 * Makes a set for so many cars.
 *
 * @param isFull all of them are in it. @default false
 */
export function createCarSet(cars: number, isFull = false): CarSet {
  const bits = new Uint32Array(Math.ceil(cars / 32));
  const add = (place: number) => {
    const at = place >>> 5;
    bits[at] = (bits[at] ?? 0) | (1 << (place & 31));
  };
  if (isFull) for (let place = 0; place < cars; place += 1) add(place);
  return {
    bits,
    add,
    become: (other) => bits.set(other.bits),
    keep(other) {
      for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (other.bits[at] ?? 0);
    },
    take(other) {
      for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (other.bits[at] ?? 0);
    },
    drop(other) {
      for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & ~(other.bits[at] ?? 0);
    },
    each(visit) {
      for (let at = 0; at < bits.length; at += 1)
        for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) visit(at * 32 + 31 - Math.clz32(rest & -rest));
    },
  };
}
