import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { styleTextOf } from "../start/style-text.ts";
import { usedStylesMark } from "../start/used-styles-mark.ts";
import type { FinishedPage } from "./create-fragment-cache.ts";
import { pageMarks } from "./page-marks.ts";
import { filesOfLayers, isBase, layersInOrder } from "./layer-files.ts";
import { readStyleRules, styleText } from "./style-rules.ts";
import type { StyleMark, StylePart } from "./style-rules.ts";

/**
 * Fills in which rules of its sheet a page links: those that speak of the page's elements. The file's name says so by itself, so that any process
 * of a build makes the same file for it (`usedStyles`). All rules come with the page's scripts (hydration-script.ts), before anything
 * that is not on the page yet, some layers of the sheet after the other: the link says how many files that are.
 *
 * @example
 * const html = '<link href="/a.used-styles.css" data-layers=""/><p class="note">';
 * withUsedStyles({ html, own: html, knownMarks: [] }) // '<link href="/a.gA.css" data-layers="1"/><p class="note">'
 */
export function withUsedStyles({ html, own, knownMarks }: FinishedPage): string {
  const at = html.indexOf(linked);
  if (at < 0) return html;
  const { marks, layers, classFiles } = sheetOf(`${html.slice(html.lastIndexOf('"', at) + 1, at)}.css`);
  const used = pageMarks(own.slice(own.indexOf(linked)));
  for (const part of knownMarks) for (const mark of part) used.add(mark);
  if (used.has(changingMark))
    for (const file of new Set([...used].map((mark) => classFiles.get(mark))))
      for (const mark of file ?? []) used.add(mark);
  return `${html.slice(0, at)}.${namesOf(marks, used)}.css" data-layers="${layers.length}${html.slice(at + linked.length)}`;
}

/**
 * Has results that are exchanged in place before the scripts are there (early-answers.ts). The page of another search is made of the same parts: with all
 * classes of each file of style that this page uses, its rules are there too, and it need not bring a file of its own first.
 */
const changingMark: StyleMark = "[data-results]";

const linked = `.${usedStylesMark}.css" data-layers="`;

/** A file as browsers load it. */
export interface StyleFile {
  plain: Buffer<ArrayBuffer>;
  br: Buffer<ArrayBuffer>;
  gzip: Buffer<ArrayBuffer>;
}

/**
 * Makes the file with the rules that a page links, or with some of its sheet's layers.
 *
 * @param address of the whole sheet
 * @param names what `withUsedStyles` wrote into the file's name, or `layers1` for the first of the files that it counted
 * @returns undefined where it writes no such thing for a sheet of this build: the whole sheet serves as well
 */
export function usedStyles(address: string, names: string): StyleFile | undefined {
  const { parts, marks, layers } = sheetOf(address);
  const key = `${address} ${names}`;
  const ready = known.get(key);
  if (ready) return ready;
  const file = layerFile(layers, names) ?? ruleFile(parts, marks, names);
  if (file) known.set(key, file);
  return file;
}

function layerFile(layers: readonly string[], names: string): StyleFile | undefined {
  const css = layers[Number(/^layers(\d+)$/.exec(names)?.[1] ?? 0) - 1];
  return css === undefined ? undefined : compressed(css, 9);
}

function ruleFile(parts: readonly StylePart[], marks: readonly StyleMark[], names: string): StyleFile | undefined {
  const bytes = Buffer.from(names, "base64url");
  if (marks.length === 0 || bytes.length !== byteCount(marks)) return undefined;
  const used = new Set(marks.filter((_, at) => ((bytes[at >> 3] ?? 0) >> (at & 7)) & 1));
  // Made while someone waits for it: a higher quality takes longer than it saves.
  return compressed(speaking(parts, used), 5);
}

function compressed(css: string, quality: number): StyleFile {
  const plain = Buffer.from(css);
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return { plain, br, gzip: gzipSync(plain) };
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
  /** Texts of the files that together hold what a page may not have yet. */
  layers: readonly string[];
  /** All classes of the file of style that a class is written in. */
  classFiles: ReadonlyMap<StyleMark, readonly StyleMark[]>;
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
  if (text === undefined) return { parts: [], marks: [], layers: [], classFiles: new Map() };
  const parts = layersInOrder(readStyleRules(text));
  const layers = filesOfLayers(parts);
  const marks = [...new Set(parts.flatMap(marksIn))];
  const sheet = { parts, marks, layers, classFiles: classFilesOf(marks) };
  read.set(address, sheet);
  return sheet;
}

const marksIn = (part: StylePart): readonly StyleMark[] =>
  isBase(part) ? [] : "parts" in part ? part.parts.flatMap(marksIn) : part.needs.flat();

/** The build names a class by four letters for its file and the place in it (vite.js). */
function classFilesOf(marks: readonly StyleMark[]): Map<StyleMark, StyleMark[]> {
  const files = new Map<string, StyleMark[]>();
  const classFiles = new Map<StyleMark, StyleMark[]>();
  for (const mark of marks) {
    const [, file] = /^\.([a-z]{4})\d+$/.exec(mark) ?? [];
    if (file === undefined) continue;
    const classes = files.get(file) ?? [];
    files.set(file, classes);
    classes.push(mark);
    classFiles.set(mark, classes);
  }
  return classFiles;
}

const speaking = (parts: readonly StylePart[], marks: ReadonlySet<StyleMark>): string =>
  parts
    .map((part) => {
      if (isBase(part)) return styleText(part);
      if (!("parts" in part)) return part.needs.some((all) => all.every((mark) => marks.has(mark))) ? part.text : "";
      const text = speaking(part.parts, marks);
      return text === "" ? "" : `${part.condition}{${text}}`;
    })
    .join("");
