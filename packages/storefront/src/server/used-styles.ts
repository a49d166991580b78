import { usedStylesMark } from "../start/used-styles-mark.ts";
import type { FinishedPage } from "./create-fragment-cache.ts";
import { addBits, byteCount, named, namedBy, setBit } from "./mark-bits.ts";
import { pageMarks } from "./page-marks.ts";
import type { StyleMark } from "./style-rules.ts";
import { fileOf, isOfFiles, sheetOf } from "./style-sheet.ts";
import type { MarkBits, Sheet } from "./style-sheet.ts";

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

function allOf(length: number, each: readonly MarkBits[], kind: keyof MarkBits): Uint8Array<ArrayBuffer> {
  const bits = new Uint8Array(length);
  for (const one of each) addBits(bits, one[kind]);
  return bits;
}

const linked = `.${usedStylesMark}.css" data-layers="`;
