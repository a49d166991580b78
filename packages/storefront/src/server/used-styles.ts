import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { styleTextOf } from "../start/style-text.ts";
import { usedStylesMark } from "../start/used-styles-mark.ts";
import type { FinishedPage } from "./create-fragment-cache.ts";
import { pageMarks } from "./page-marks.ts";
import { readStyleRules } from "./style-rules.ts";
import type { StyleMark, StylePart } from "./style-rules.ts";

/**
 * Fills in which rules of its sheet a page links: those that speak of the page's elements. The file's name says so by itself, so that any process
 * of a build makes the same file for it (`usedStyles`). The whole sheet comes with the page's scripts (hydration-script.ts), before anything
 * that is not on the page yet.
 *
 * @example
 * const html = '<link href="/a.used-styles.css"/><p class="note">';
 * withUsedStyles({ html, own: html, knownMarks: [] }) // '<link href="/a.gA.css"/><p class="note">'
 */
export function withUsedStyles({ html, own, knownMarks }: FinishedPage): string {
  const at = html.indexOf(linked);
  if (at < 0) return html;
  const { marks } = sheetOf(`${html.slice(html.lastIndexOf('"', at) + 1, at)}.css`);
  const used = pageMarks(own.slice(own.indexOf(linked)));
  for (const part of knownMarks) for (const mark of part) used.add(mark);
  return `${html.slice(0, at)}.${namesOf(marks, used)}${html.slice(at + usedStylesMark.length + 1)}`;
}

const linked = `.${usedStylesMark}.css"`;

/** A file as browsers load it. */
export interface StyleFile {
  plain: Buffer<ArrayBuffer>;
  br: Buffer<ArrayBuffer>;
  gzip: Buffer<ArrayBuffer>;
}

/**
 * Makes the file with the rules that a page links.
 *
 * @param address of the whole sheet
 * @param names what `withUsedStyles` wrote into the file's name
 * @returns undefined where it writes no such thing for a sheet of this build: the whole sheet serves as well
 */
export function usedStyles(address: string, names: string): StyleFile | undefined {
  const { parts, marks } = sheetOf(address);
  const bytes = Buffer.from(names, "base64url");
  if (marks.length === 0 || bytes.length !== byteCount(marks)) return undefined;
  const key = `${address} ${names}`;
  const ready = known.get(key);
  if (ready) return ready;
  const used = new Set(marks.filter((_, at) => ((bytes[at >> 3] ?? 0) >> (at & 7)) & 1));
  const plain = Buffer.from(speaking(parts, used));
  // Made while someone waits for it: a higher quality takes longer than it saves.
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const file = { plain, br, gzip: gzipSync(plain) };
  known.set(key, file);
  return file;
}

const byteCount = (marks: readonly StyleMark[]): number => Math.ceil(marks.length / 8);

/** A bit for each mark of the sheet, in its order. */
function namesOf(marks: readonly StyleMark[], used: ReadonlySet<StyleMark>): string {
  const bytes = Buffer.alloc(byteCount(marks));
  for (const [at, mark] of marks.entries())
    if (used.has(mark)) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (1 << (at & 7));
  return bytes.toString("base64url");
}

interface Sheet {
  parts: readonly StylePart[];
  /** All marks that its rules name, each once. */
  marks: readonly StyleMark[];
}

const read = new Map<string, Sheet>();
/** Pages of a kind have the same marks as a rule. */
const known = new LRUCache<string, StyleFile>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ plain, br, gzip }) => plain.length + br.length + gzip.length,
});

function sheetOf(address: string): Sheet {
  const ready = read.get(address);
  if (ready) return ready;
  const text = styleTextOf(address);
  if (text === undefined) return { parts: [], marks: [] };
  const parts = withoutRepeated(readStyleRules(text));
  const sheet = { parts, marks: [...new Set(parts.flatMap(marksIn))] };
  read.set(address, sheet);
  return sheet;
}

/** Every sheet of the packages says the order of the layers, since any may be the first; a page needs it once. */
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
