import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { styleTextOf } from "../start/style-text.ts";
import { usedStylesMark } from "../start/used-styles-mark.ts";
import type { FinishedPage } from "./create-fragment-cache.ts";
import { pageMarks } from "./page-marks.ts";
import { filesOfLayers, isBase, layersInOrder } from "./layer-files.ts";
import { readStyleRules, styleText } from "./style-rules.ts";
import type { StyleMark, StylePart, StyleRule } from "./style-rules.ts";

/**
 * Fills in which rules of its sheet a page links: those that speak of the page's elements. The file's name says so by itself, so that any process
 * of a build makes the same file for it (`usedStyles`). All rules come with the page's scripts (hydration-script.ts), before anything
 * that is not on the page yet, some layers of the sheet after the other: the link says how many files that are.
 *
 * @example
 * const own = '<link href="/a.used-styles.css" data-layers=""/><p class="note">';
 * withUsedStyles({ parts: [own], own, knownMarks: [] }) // ['<link href="/a.gA.css" data-layers="1"/><p class="note">']
 */
export function withUsedStyles({ parts, own, knownMarks }: FinishedPage): readonly string[] {
  const linkAt = own.indexOf(linked);
  if (linkAt < 0) return parts;
  const sheet = sheetOf(`${own.slice(own.lastIndexOf('"', linkAt) + 1, linkAt)}.css`);
  const used = [pageMarks(own.slice(linkAt)), ...knownMarks];
  const all = used.map((marks) => bitsOf(sheet, marks));
  const bits = allOf(byteCount(sheet.marks), all, "marks");
  let whole = "";
  if (used.some((marks) => marks.has(changingMark))) {
    const files = named(allOf(byteCount(sheet.files), all, "files"));
    addBits(bits, marksOfWholeFiles(sheet, files));
    whole = `" data-whole="${files}`;
  }
  const link = `.${named(bits)}.css" data-layers="${sheet.layers.length}${whole}`;
  // No known part has it: those are parts of the body.
  const place = parts.findIndex((part) => part.includes(linked));
  return parts.map((part, at) => (at === place ? part.replace(linked, () => link) : part));
}

/**
 * Has results that are exchanged in place before the scripts are there (early-answers.ts). The page of another search is made of the same parts: with all
 * rules of each file of style that this page uses, its rules are there too, and it need not bring a file of its own first. Nor do these rules come again
 * with the layers: a browser styles every element anew that a file speaks of, and those of the cards are most of the page.
 */
const changingMark: StyleMark = "[data-results]";

/** The bits of the marks that rules of these files, named as for `usedStyles`, speak of. Pages of a kind use the same files as a rule. */
function marksOfWholeFiles({ rules, files, marks, places, whole }: Sheet, names: string): Uint8Array {
  const ready = whole.get(names);
  if (ready) return ready;
  const bits = new Uint8Array(byteCount(marks));
  const those = namedBy(files, names) ?? new Set();
  for (const { needs } of rules)
    for (const all of needs) if (isOfFiles(all, those)) for (const mark of all) setBit(bits, places.get(mark));
  whole.set(names, bits);
  return bits;
}

/** A bit for each of the sheet's marks and files, in their order. */
interface MarkBits {
  marks: Uint8Array;
  /** The files of style that its classes are written in. */
  files: Uint8Array;
}

/** The bits of a set of marks. Those of a known part are found again: most of a page is known. */
function bitsOf(sheet: Sheet, marks: ReadonlySet<StyleMark>): MarkBits {
  const ready = sheet.bits.get(marks);
  if (ready) return ready;
  const bits = { marks: new Uint8Array(byteCount(sheet.marks)), files: new Uint8Array(byteCount(sheet.files)) };
  for (const mark of marks) {
    setBit(bits.marks, sheet.places.get(mark));
    const file = mark.startsWith(".") ? fileOf(mark) : undefined;
    if (file !== undefined) setBit(bits.files, sheet.filePlaces.get(file));
  }
  sheet.bits.set(marks, bits);
  return bits;
}

function setBit(bits: Uint8Array, place: number | undefined): void {
  if (place !== undefined) bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7));
}

function addBits(bits: Uint8Array, more: Uint8Array): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (more[at] ?? 0);
}

function allOf(length: number, each: readonly MarkBits[], kind: keyof MarkBits): Uint8Array<ArrayBuffer> {
  const bits = new Uint8Array(length);
  for (const one of each) addBits(bits, one[kind]);
  return bits;
}

const named = ({ buffer }: Uint8Array<ArrayBuffer>): string => Buffer.from(buffer).toString("base64url");

/** A selector that speaks of classes of these files alone, whatever else it says of their state. */
const isOfFiles = (all: readonly StyleMark[], files: ReadonlySet<string>): boolean => {
  const classes = all.filter((mark) => mark.startsWith("."));
  return classes.length > 0 && classes.every((mark) => files.has(fileOf(mark) ?? ""));
};

/** The build names a class by four letters for its file and the place in it (vite.js). */
const fileOf = (mark: StyleMark): string | undefined => /^\.([a-z]{4})\d+$/.exec(mark)?.[1];

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
 * @param names what `withUsedStyles` wrote into the file's name, or `layers1` for the first of the files that it counted, `layers1-` and the files of style
 * that the page has whole for what is left of it
 * @returns undefined where it writes no such thing for a sheet of this build: the whole sheet serves as well
 */
export function usedStyles(address: string, names: string): StyleFile | undefined {
  const sheet = sheetOf(address);
  const key = `${address} ${names}`;
  const ready = known.get(key);
  if (ready) return ready;
  const file = layerFile(sheet, names) ?? ruleFile(sheet, names);
  if (file) known.set(key, file);
  return file;
}

function layerFile({ layers, files }: Sheet, names: string): StyleFile | undefined {
  const [, place, left = ""] = /^layers(\d+)(?:-([\w-]*))?$/.exec(names) ?? [];
  const parts = layers[Number(place ?? 0) - 1];
  const whole = left === "" ? new Set<string>() : namedBy(files, left);
  return parts && whole && compressed(withoutFiles(parts, whole), 9);
}

function ruleFile({ parts, marks }: Sheet, names: string): StyleFile | undefined {
  const used = marks.length === 0 ? undefined : namedBy(marks, names);
  // Made while someone waits for it: a higher quality takes longer than it saves.
  return used && compressed(speaking(parts, used), 5);
}

function compressed(css: string, quality: number): StyleFile {
  const plain = Buffer.from(css);
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return { plain, br, gzip: gzipSync(plain) };
}

const byteCount = (all: readonly string[]): number => Math.ceil(all.length / 8);

/** Those that a name says; undefined where it says nothing of as many as there are. */
function namedBy(all: readonly string[], names: string): Set<string> | undefined {
  const bytes = Buffer.from(names, "base64url");
  if (bytes.length !== byteCount(all)) return undefined;
  return new Set(all.filter((_, at) => ((bytes[at >> 3] ?? 0) >> (at & 7)) & 1));
}

interface Sheet {
  parts: readonly StylePart[];
  /** All marks that its rules name, each once. */
  marks: readonly StyleMark[];
  /** What speaks of a page by its marks, without that layer that every page has. */
  rules: readonly StyleRule[];
  /** The files that together hold what a page may not have yet. */
  layers: readonly (readonly StylePart[])[];
  /** The files of style that its classes are written in. */
  files: readonly string[];
  /** Where each mark and each file stands among them. */
  places: ReadonlyMap<StyleMark, number>;
  filePlaces: ReadonlyMap<string, number>;
  /** Bits of sets of marks that were asked for, and of the marks of whole files. */
  bits: WeakMap<ReadonlySet<StyleMark>, MarkBits>;
  whole: LRUCache<string, Uint8Array>;
}

/** Sets of files that pages use, of one sheet. */
const maxFileSets = 500;

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
  if (text === undefined) return sheetOfParts([]);
  const sheet = sheetOfParts(layersInOrder(readStyleRules(text)));
  read.set(address, sheet);
  return sheet;
}

function sheetOfParts(parts: readonly StylePart[]): Sheet {
  const rules = parts.flatMap(rulesIn);
  const marks = [...new Set(rules.flatMap(({ needs }) => needs.flat()))];
  const files = [...new Set(marks.flatMap((mark) => fileOf(mark) ?? []))];
  return {
    parts,
    marks,
    rules,
    layers: filesOfLayers(parts),
    files,
    places: placesOf(marks),
    filePlaces: placesOf(files),
    bits: new WeakMap(),
    whole: new LRUCache({ max: maxFileSets }),
  };
}

const placesOf = (all: readonly string[]): Map<string, number> => new Map(all.map((one, place) => [one, place]));

const rulesIn = (part: StylePart): readonly StyleRule[] =>
  isBase(part) ? [] : "parts" in part ? part.parts.flatMap(rulesIn) : [part];

const speaking = (parts: readonly StylePart[], marks: ReadonlySet<StyleMark>): string =>
  parts
    .map((part) => {
      if (isBase(part)) return styleText(part);
      if (!("parts" in part)) return part.needs.some((all) => all.every((mark) => marks.has(mark))) ? part.text : "";
      const text = speaking(part.parts, marks);
      return text === "" ? "" : `${part.condition}{${text}}`;
    })
    .join("");

const withoutFiles = (parts: readonly StylePart[], files: ReadonlySet<string>): string =>
  parts
    .map((part) => {
      if (!("parts" in part)) return part.needs.some((all) => isOfFiles(all, files)) ? "" : part.text;
      const text = withoutFiles(part.parts, files);
      return text === "" ? "" : `${part.condition}{${text}}`;
    })
    .join("");
