import { LRUCache } from "lru-cache";
import { styleTextOf } from "../start/style-text.ts";
import { attributesOf } from "./page-marks.ts";
import { filesOfLayers, isBase, layersInOrder } from "./layer-files.ts";
import { readStyleRules } from "./style-rules.ts";
import type { StyleMark, StylePart, StyleRule } from "./style-rules.ts";

/** A bit for each of the sheet's marks and files, in their order. */
export interface MarkBits {
  marks: Uint8Array;
  /** The files of style that its classes are written in. */
  files: Uint8Array;
  /** One of the attributes says that results change in place. */
  isChanging: boolean;
}

/** Where what an attribute says stands among the sheet's marks and files. */
export interface AttributePlaces {
  marks: readonly number[];
  files: readonly number[];
  isChanging: boolean;
}

/** The whole style sheet of a template, taken apart. */
export interface Sheet {
  parts: readonly StylePart[];
  /** All marks that its rules name, each once. */
  marks: readonly StyleMark[];
  /** Rules that depend on a page's marks, without the layer that every page has. */
  rules: readonly StyleRule[];
  /** The files that together hold what a page may not have yet. */
  layers: readonly (readonly StylePart[])[];
  /** The files of style that its classes are written in. */
  files: readonly string[];
  /** Index of each mark and each file. */
  places: ReadonlyMap<StyleMark, number>;
  filePlaces: ReadonlyMap<string, number>;
  /** Finds the attributes of a page that say something to its rules, without their closing quotation marks. */
  named: RegExp;
  /** Remembered marks of attributes; bits of sets of them, and of the marks of whole files. */
  attributes: Map<string, AttributePlaces>;
  bits: WeakMap<ReadonlySet<string>, MarkBits>;
  whole: LRUCache<string, Uint8Array>;
}

/**
 * Marks a page whose results are replaced in place before its scripts have loaded (early-answers.ts). Such a page links
 * every rule of each style file that it uses: the page of another search has the same parts, so it needs no sheet of
 * its own. The layers leave these rules out: a browser recalculates the style of every element that a new sheet
 * matches, and the cards are most of the page.
 */
export const changingAttribute = "data-results";

/** Sets of files that pages use, of one sheet. */
const maxFileSets = 500;

const read = new Map<string, Sheet>();
/** The sheet of an address of this build, read once; one without rules where the build has none there. */
export function sheetOf(address: string): Sheet {
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
    named: attributesOf(marks, [changingAttribute]),
    attributes: new Map(),
    bits: new WeakMap(),
    whole: new LRUCache({ max: maxFileSets }),
  };
}

const placesOf = (all: readonly string[]): Map<string, number> => new Map(all.map((one, place) => [one, place]));

const rulesIn = (part: StylePart): readonly StyleRule[] =>
  isBase(part) ? [] : "parts" in part ? part.parts.flatMap(rulesIn) : [part];

/** A selector that speaks of classes of these files alone, whatever else it says of their state. */
export const isOfFiles = (all: readonly StyleMark[], files: ReadonlySet<string>): boolean => {
  const classes = all.filter((mark) => mark.startsWith("."));
  return classes.length > 0 && classes.every((mark) => files.has(fileOf(mark) ?? ""));
};

/** The build names a class by four letters for its file and the place in it (vite.js). */
export const fileOf = (mark: StyleMark): string | undefined => /^\.([a-z]{4})\d+$/.exec(mark)?.[1];
