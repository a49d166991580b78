/** A rule of a style sheet, with what a page must have for it to say anything. */
export interface StyleRule {
  text: string;
  /** For each of its selectors, its marks; the rule speaks where a page has all of one of them. */
  needs: readonly (readonly StyleMark[])[];
}

/** A class as `.card`, an attribute as `[data-open]` or `[data-kind=sold]`. */
export type StyleMark = string;

/** Rules under a condition, such as `@media`. */
export interface StyleGroup {
  /** `@media (width>=48rem)` */
  condition: string;
  parts: readonly StylePart[];
}

/** A part of a style sheet, in its order. */
export type StylePart = StyleRule | StyleGroup;

/**
 * Reads the rules of a minified style sheet, as a build writes it. A comment, such as the mark at its end, is left out.
 *
 * @example
 * readStyleRules("@media print{.card .title{margin:0}}")
 * // [{ condition: "@media print", parts: [{ text: ".card .title{margin:0}", needs: [[".card", ".title"]] }] }]
 */
export function readStyleRules(css: string): StylePart[] {
  const parts: StylePart[] = [];
  for (let from = 0; from < css.length;) {
    const opens = placeOf("{;", css, from);
    const head = css.slice(from, opens).replaceAll(comment, "").trim();
    // A statement without a block, such as `@layer base, page;`.
    if (css[opens] !== "{") {
      if (head !== "") parts.push({ text: `${head};`, needs: always });
      from = opens + 1;
      continue;
    }
    const end = endOfBlock(css, opens);
    parts.push(
      /^@(media|supports|container|layer)\b/.test(head)
        ? { condition: head, parts: readStyleRules(css.slice(opens + 1, end)) }
        : { text: `${head}${css.slice(opens, end)}}`, needs: head.startsWith("@") ? always : neededMarks(head) },
    );
    from = end + 1;
  }
  return parts;
}

/** A part as the sheet writes it. */
export const styleText = (part: StylePart): string =>
  "parts" in part ? `${part.condition}{${part.parts.map(styleText).join("")}}` : part.text;

const comment = /\/\*[^]*?\*\//g;

const always: StyleRule["needs"] = [[]];

/**
 * What stands in round brackets is left out: `:not(.open)` speaks where there is no such class. Only a single attribute
 * in `:where()` is needed as it would be without the brackets.
 */
function neededMarks(selectors: string): StyleMark[][] {
  let plain = selectors.replaceAll(/:where\((\[[^\](),]*\])\)/g, "$1");
  for (let before = ""; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)/g, "");
  }
  return plain
    .split(",")
    .map((selector) =>
      [...selector.matchAll(mark)].map(([whole, name, value]) =>
        name === undefined ? whole : value === undefined ? `[${name}]` : `[${name}=${value}]`,
      ),
    );
}

/** Attributes that say how a part is; those of HTML itself change without a script. */
const mark = /\.[\w-]+|\[((?:data|aria)-[\w-]+)(?:="?([^\s"\]]+)"?)?\]/g;

function endOfBlock(css: string, opens: number): number {
  let depth = 0;
  for (let at = opens; at < css.length; at = placeOf("{}", css, at + 1)) {
    depth += css[at] === "{" ? 1 : -1;
    if (depth === 0) return at;
  }
  return css.length;
}

/** Index of the next of these characters outside quoted text; the length if there is none. */
function placeOf(characters: string, css: string, from: number): number {
  let quote = "";
  for (let at = from; at < css.length; at += 1) {
    const character = css.charAt(at);
    if (character === "\\") at += 1;
    else if (quote !== "") quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (characters.includes(character)) return at;
  }
  return css.length;
}
