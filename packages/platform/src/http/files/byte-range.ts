/**
 * The bytes that a `Range` header asks for, first and last; "none" when there are no such bytes, undefined when all are
 * wanted: without the header, or with one that asks for several parts (RFC 9110 §14.2 lets a server leave it unheard).
 *
 * @example
 * byteRange("bytes=0-99", 1000) // { from: 0, to: 99 }
 * byteRange("bytes=-100", 1000) // { from: 900, to: 999 }
 */
export function byteRange(header: string | null, size: number): { from: number; to: number } | "none" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to && from < size ? { from, to } : "none";
}
