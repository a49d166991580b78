import type { StyleMark } from "./style-rules.ts";

/** Marks that a script may set on a part before the page's whole sheets have loaded. */
export const earlyMarks: readonly StyleMark[] = [
  "[data-pressed]",
  "[data-pending]",
  "[data-selected]",
  "[aria-busy=true]",
];

const markedAttribute = / (?:class|(?:data|aria)-[\w-]+)="[^"]*/g;

/**
 * Finds the attributes that these marks name elements by, and those with these names: most of a page's attributes are
 * none of them.
 *
 * @example
 * '<p id="a" class="note" data-kind="sold" data-place="3">'.match(attributesOf([".note", "[data-kind=sold]"], [])) // ' class="note' and ' data-kind="sold'
 */
export function attributesOf(marks: readonly StyleMark[], names: readonly string[]): RegExp {
  const all = new Set([...names, ...marks.flatMap((mark) => /^\[([\w-]+)/.exec(mark)?.[1] ?? [])]);
  return new RegExp(` (?:${["class", ...all].join("|")})="[^"]*`, "g");
}

/**
 * The attributes of a page's elements that style rules name parts by, each once, without its closing quotation mark.
 *
 * @example
 * markedAttributes('<p class="note" id="a" data-kind="sold">') // ' class="note' and ' data-kind="sold'
 */
export const markedAttributes = (html: string): Set<string> => new Set(html.match(markedAttribute));

/**
 * The marks that such an attribute has.
 *
 * @example
 * marksOf(' class="note big') // [".note", ".big"]
 * marksOf(' data-kind="sold') // ["[data-kind]", "[data-kind=sold]"]
 */
export function marksOf(attribute: string): StyleMark[] {
  const [name = "", value = ""] = attribute.slice(1).split('="');
  return name === "class" ? value.split(" ").map((one) => `.${one}`) : [`[${name}]`, `[${name}=${value}]`];
}
