import { capitalized } from "../text/capitalized.ts";

/** A line of the comparison: a piece of equipment that not all cars list the same. */
export interface ComparedEquipment {
  /** Its shortest name among the cars. */
  name: string;
  /**
   * In the order of the cars: the name where a car lists just that, its own words where it lists more, undefined where
   * it lists none.
   */
  values: (string | undefined)[];
}

/** Equipment as one car lists it. */
interface Piece {
  text: string;
  /** Words that say what it is, without numbers. */
  kind: ReadonlySet<string>;
  /** All of them: the same key is the same equipment. */
  key: string;
  /** What is said is that the thing itself is missing. */
  isAbsence: boolean;
}

/**
 * The equipment that not every car has alike, in the cars' own order. The same thing in other words ("Sat nav" and
 * "Satellite navigation") is one line, and so is one that is better in one car ("Cruise control" and "Adaptive cruise
 * control"), each car in its own words: a shopper who reads down a column finds a thing once (S1 §2,
 * decisions.md row 24).
 *
 * @example
 * comparedEquipment([{ standardEquipment: ["Tow bar", "Cruise control"] }, { standardEquipment: ["Adaptive cruise control"] }])
 * // [{ name: "Tow bar", values: ["Tow bar", undefined] }, { name: "Cruise control", values: ["Cruise control", "Adaptive cruise control"] }]
 */
export function comparedEquipment(cars: readonly { standardEquipment?: readonly string[] }[]): ComparedEquipment[] {
  const lists = cars.map(({ standardEquipment = [] }) =>
    standardEquipment.map(pieceOf).filter(({ key }) => key !== ""),
  );
  const pieces = [...new Map(lists.flat().map((piece) => [piece.text.toLowerCase(), piece])).values()];
  const lines = new Map<string, Piece>();
  for (const piece of pieces) {
    const isBasic = !pieces.some((other) => other.kind.size < piece.kind.size && isSame(other, piece));
    const line = lineOf(piece);
    if (isBasic && (lines.get(line)?.text.length ?? Infinity) > piece.text.length) lines.set(line, piece);
  }
  return [...lines.values()].flatMap((basic) => {
    const found = lists.map((list) => best(list.filter((piece) => isSame(basic, piece))));
    if (new Set(found.map((of) => of.map(({ key }) => key).join())).size < 2) return [];
    const isOne = new Set(found.flat().map(({ key }) => key)).size === 1;
    const name = isOne ? basic.text : withoutGrade(basic.text);
    const nameKey = pieceOf(name).key;
    const words = (of: readonly Piece[]) =>
      of.length === 0 ? undefined : of.map(({ key, text }) => (key === nameKey ? name : text)).join(", ");
    return [{ name, values: found.map(words) }];
  });
}

/**
 * Whether the second is the first, or more than it: "Adaptive cruise control" is a cruise control, "Tow bar
 * preparation" is no tow bar.
 */
function isSame(basic: Piece, piece: Piece): boolean {
  return piece.isAbsence || basic.isAbsence
    ? basic.key === piece.key
    : [...basic.kind].every((word) => piece.kind.has(word));
}

/** Without what another piece of the same car says more fully. */
function best(pieces: readonly Piece[]): Piece[] {
  const once = pieces.filter(({ key }, index) => pieces.findIndex((other) => other.key === key) === index);
  return once.filter(
    (piece) =>
      !once.some(
        (other) =>
          other !== piece &&
          (other.kind.size > piece.kind.size ||
            (other.kind.size === piece.kind.size && other.key.length > piece.key.length)) &&
          isSame(piece, other),
      ),
  );
}

const lineOf = ({ key, kind, isAbsence }: Piece): string => (isAbsence ? key : [...kind].toSorted().join(" "));

/** Phrases that say the same, as the words that are compared; in this order. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b(?:satellite navigation|sat ?nav|gps navigation|navigation system|gps)\b/g, "navigation"],
  [/\b(?:air ?con|a c|airconditioning)\b/g, "air conditioning"],
  [/\bclimate control\b/g, "climate air conditioning"],
  [/\b(?:reverse|rear ?view|backup|rear) camera\b/g, "reversing camera"],
  [/\bautonomous emergency braking\b/g, "aeb"],
  [/\btow bar\b/g, "towbar"],
  [/\bbull bar\b/g, "bullbar"],
  [/\b(?:sun roof|moon ?roof|glass roof)\b/g, "sunroof"],
  [/\b(?:mag wheels|mags|alloys)\b/g, "alloy wheels"],
  [/\bautomatic wipers\b/g, "rain sensing wipers"],
  [/\bheads? ?up display\b/g, "hud"],
];
const otherWords: Readonly<Record<string, string>> = {
  monitoring: "alert",
  monitor: "alert",
  warning: "alert",
  detection: "alert",
  keeping: "keep",
  park: "parking",
  automatic: "auto",
  electric: "power",
  electrically: "power",
  accented: "appointed",
  trimmed: "appointed",
  faced: "appointed",
  upholstered: "appointed",
  upholstery: "seat",
};
const fillers = new Set(["and", "with", "the", "of", "a", "for", "to", "in", "built", "system", "inch"]);
/** They tell two of a kind apart. */
const grades = new Set(["manual", "standard"]);
const counts = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const absences = new Set([
  "preparation",
  "prep",
  "ready",
  "provision",
  "delete",
  "without",
  "no",
  "not",
  "less",
  "optional",
]);
/**
 * A number or a plain grade before the thing itself: "19-inch alloy wheels", "Six airbags", "Manual air conditioning".
 */
const grade = new RegExp(
  String.raw`^(?:\d+(?:[.,]\d+)?(?:[ -]?inch|")?|${counts.join("|")}|manual|standard)\s+(?=\S)`,
  "i",
);

function withoutGrade(text: string): string {
  return capitalized(text.replace(grade, ""));
}

function pieceOf(text: string): Piece {
  const plain = phrases.reduce(
    (said, [phrase, word]) => said.replace(phrase, word),
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  );
  const words = plain.split(" ").map((word) => {
    const one = word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
    return otherWords[word] ?? otherWords[one] ?? one;
  });
  const meant = words.filter((word) => word !== "" && !fillers.has(word));
  const kind = new Set(meant.filter((word) => !/^\d/.test(word) && !counts.includes(word) && !grades.has(word)));
  return {
    text: text.trim(),
    kind: kind.size > 0 ? kind : new Set(meant),
    key: [...new Set(meant)].toSorted().join(" "),
    isAbsence: words.some((word) => absences.has(word)),
  };
}
