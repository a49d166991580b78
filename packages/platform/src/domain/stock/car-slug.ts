import type { Car } from "@forecourt/core/schemas";

const longestStart = 90;
const longestTail = 40;

/**
 * Everything of a car's slug but its ending: year, make, model, badge and `new` or `used`; a demo counts as used,
 * because the word is there for tracking (S1 §2, decisions.md row 78).
 *
 * @example
 * carSlugStart({ year: 2021, make: "Mazda", model: "CX-5", badge: "Touring", car_type: "demo" }) // "2021-mazda-cx-5-touring-used"
 */
export function carSlugStart(car: Pick<Car, "year" | "make" | "model" | "badge" | "car_type">): string {
  const words = slugWords([car.year ?? "", car.make, car.model, car.badge ?? ""].join(" "), longestStart);
  const condition = car.car_type === "new" ? "new" : "used";
  return words === "" ? condition : `${words}-${condition}`;
}

/**
 * The ending of a car's slug: its stock number. Undefined where it has none that a path can hold; the number of its
 * record stands there then.
 *
 * @example
 * carSlugTail("S/1042 b") // "s-1042-b"
 */
export function carSlugTail(stockNumber: string | null): string | undefined {
  const words = slugWords(stockNumber ?? "", longestTail);
  return words === "" ? undefined : words;
}

function slugWords(text: string, longest: number): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain
    .replaceAll("+", " plus ")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest);
  return words.replace(/^-+|-+$/g, "");
}
