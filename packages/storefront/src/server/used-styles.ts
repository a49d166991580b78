import { LRUCache } from "lru-cache";
import { styleTextOf } from "../start/style-text.ts";
import { usedStylesMark } from "../start/used-styles-mark.ts";
import { pageMarks } from "./page-marks.ts";
import { readStyleRules } from "./style-rules.ts";
import type { StyleMark, StylePart } from "./style-rules.ts";
import { withThemeValues } from "./theme-values.ts";

/**
 * Fills a page's style element with those rules of its sheets that speak of the page's elements. The whole sheets come with the page's scripts
 * (hydration-script.ts), before anything that is not on the page yet.
 *
 * @example
 * withUsedStyles('<style data-styles="/a.css">…</style><p class="note">') // '<style data-styles="/a.css">.note{…}</style><p class="note">'
 */
export function withUsedStyles(page: string): string {
  const at = page.indexOf(usedStylesMark);
  if (at < 0) return page;
  const opened = page.lastIndexOf("<style", at);
  const [, sheets = ""] = / data-styles="([^"]*)"/.exec(page.slice(opened, at)) ?? [];
  const [, theme = ""] = /<style[^>]* data-theme=""[^>]*>([^<]*)/.exec(page.slice(0, opened)) ?? [];
  const rest = page.slice(at + usedStylesMark.length);
  return page.slice(0, at) + usedRules(sheets, theme, pageMarks(rest)) + rest;
}

interface Sheets {
  parts: readonly StylePart[];
  /** All marks that they name. */
  marks: readonly StyleMark[];
}

const read = new Map<string, Sheets>();
/** Pages of a kind have the same marks as a rule. */
const known = new LRUCache<string, string>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (css, key) => css.length + key.length,
});

function usedRules(addresses: string, theme: string, marks: ReadonlySet<StyleMark>): string {
  const sheets = read.get(addresses) ?? readSheets(addresses);
  const key = `${addresses}\n${theme}\n${sheets.marks.map((mark) => (marks.has(mark) ? "1" : "0")).join("")}`;
  const ready = known.get(key);
  if (ready !== undefined) return ready;
  const css = withThemeValues(speaking(sheets.parts, marks), theme);
  known.set(key, css);
  return css;
}

function readSheets(addresses: string): Sheets {
  const parts = withoutRepeated(addresses.split(" ").flatMap((address) => readStyleRules(styleTextOf(address) ?? "")));
  const sheets = { parts, marks: [...new Set(parts.flatMap(marksIn))] };
  read.set(addresses, sheets);
  return sheets;
}

/** Every sheet says the order of the layers, since any may be the first; a page says it once. */
function withoutRepeated(parts: readonly StylePart[]): StylePart[] {
  const said = new Set<string>();
  return parts.filter((part) => {
    if (!("text" in part) || !part.text.startsWith("@layer")) return true;
    const isNew = !said.has(part.text);
    said.add(part.text);
    return isNew;
  });
}

const marksIn = (part: StylePart): readonly StyleMark[] =>
  "parts" in part ? part.parts.flatMap(marksIn) : part.needs.flat();

const speaking = (parts: readonly StylePart[], marks: ReadonlySet<StyleMark>): string =>
  parts
    .map((part) => {
      if (!("parts" in part)) return part.needs.some((all) => all.every((mark) => marks.has(mark))) ? part.text : "";
      const text = speaking(part.parts, marks);
      return text === "" ? "" : `${part.condition}{${text}}`;
    })
    .join("");
