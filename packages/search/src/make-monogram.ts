/** A short name in capitals that people know a make by. */
const acronym = /^[A-Z]{2,3}$/;

/**
 * The letters that stand for a make without a logo: its initials, or the name itself where that is an acronym.
 *
 * @returns one to three capitals
 * @example
 * makeMonogram("Mazda") // "M"
 * makeMonogram("Land Rover") // "LR"
 * makeMonogram("BMW") // "BMW"
 */
export function makeMonogram(make: string): string {
  const words = make.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const [first = ""] = words;
  if (acronym.test(first)) return first;
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
}
