// A file's name says which of a sheet's marks or files it is for: a bit for each, in their order.

/** How many bytes have a bit for each. */
export const byteCount = (all: readonly string[]): number => Math.ceil(all.length / 8);

/** Sets the bit of a place; nothing where there is none. */
export function setBit(bits: Uint8Array, place: number | undefined): void {
  if (place !== undefined) bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7));
}

/** Sets all bits that `more` has. */
export function addBits(bits: Uint8Array, more: Uint8Array): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (more[at] ?? 0);
}

/**
 * The bits as a name.
 *
 * @example
 * named(new Uint8Array([128])) // "gA"
 */
export const named = ({ buffer }: Uint8Array<ArrayBuffer>): string => Buffer.from(buffer).toString("base64url");

/** The marks in a file name; undefined if it has another number of bits. */
export function namedBy(all: readonly string[], names: string): Set<string> | undefined {
  const bytes = Buffer.from(names, "base64url");
  if (bytes.length !== byteCount(all)) return undefined;
  return new Set(all.filter((_, at) => ((bytes[at >> 3] ?? 0) >> (at & 7)) & 1));
}
