import { usedStylesMark } from "../start/used-styles-mark.ts";
import { copied } from "./copied.ts";
import type { FinishedPage } from "./create-fragment-cache.ts";
import { addBits, byteCount, named, namedBy, setBit } from "./mark-bits.ts";
import { earlyMarks, marksOf } from "./page-marks.ts";
import { changingAttribute, fileOf, isOfFiles, sheetOf } from "./style-sheet.ts";
import type { AttributePlaces, MarkBits, Sheet } from "./style-sheet.ts";

/**
 * Links only those rules of the sheet that match the page's elements. The name of the linked file encodes which rules
 * these are, so that any process of the build makes the same file for it (`usedStyles`). The page's scripts load the
 * other rules layer by layer, before they add an element (hydration-script.ts); `data-layers` of the link is the number
 * of these files.
 *
 * @example
 * const own = '<link href="/a.used-styles.css" data-layers=""/><p class="note">';
 * withUsedStyles({ parts: [own], own, knownAttributes: [] }) // ['<link href="/a.gA.css" data-layers="1"/><p class="note">']
 */
export function withUsedStyles({ parts, own, knownAttributes }: FinishedPage): readonly string[] {
  const linkAt = own.indexOf(linked);
  if (linkAt < 0) return parts;
  const sheet = sheetOf(`${own.slice(own.lastIndexOf('"', linkAt) + 1, linkAt)}.css`);
  const all = [
    bitsOf(sheet, own.slice(linkAt).match(sheet.named) ?? []),
    ...knownAttributes.map((attributes) => knownBits(sheet, attributes)),
  ];
  const bits = new Uint8Array(byteCount(sheet.marks));
  for (const { marks } of all) addBits(bits, marks);
  let whole = "";
  if (all.some(({ isChanging }) => isChanging)) {
    const used = new Uint8Array(byteCount(sheet.files));
    for (const { files } of all) addBits(used, files);
    const files = named(used);
    addBits(bits, marksOfWholeFiles(sheet, files));
    whole = `" data-whole="${files}`;
  }
  const link = `.${named(bits)}.css" data-layers="${sheet.layers.length}${whole}`;
  // No known part has it: those are parts of the body.
  const place = parts.findIndex((part) => part.includes(linked));
  return parts.map((part, at) => (at === place ? part.replace(linked, () => link) : part));
}

/**
 * The bits of the marks that rules of these files, named as for `usedStyles`, speak of. Pages of a kind use the same
 * files as a rule.
 */
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

/** Bits of the attributes of a known part, which most of a page consists of. */
function knownBits(sheet: Sheet, attributes: ReadonlySet<string>): MarkBits {
  const ready = sheet.bits.get(attributes);
  if (ready) return ready;
  const bits = bitsOf(sheet, attributes);
  sheet.bits.set(attributes, bits);
  return bits;
}

function bitsOf(sheet: Sheet, attributes: Iterable<string>): MarkBits {
  const marks = new Uint8Array(byteCount(sheet.marks));
  const files = new Uint8Array(byteCount(sheet.files));
  let isChanging = false;
  for (const mark of earlyMarks) setBit(marks, sheet.places.get(mark));
  for (const attribute of attributes) {
    const said = placesOf(sheet, attribute);
    for (const place of said.marks) setBit(marks, place);
    for (const place of said.files) setBit(files, place);
    isChanging ||= said.isChanging;
  }
  return { marks, files, isChanging };
}

/**
 * Most attributes whose places are remembered: a template has some hundreds, and cars and counts make more of them
 * without end.
 */
const maxAttributes = 5000;

/** Bits of one attribute, remembered because pages share nearly all of theirs. */
function placesOf({ attributes, places, filePlaces }: Sheet, attribute: string): AttributePlaces {
  const ready = attributes.get(attribute);
  if (ready) return ready;
  const marks = marksOf(attribute);
  const said = {
    marks: marks.flatMap((mark) => places.get(mark) ?? []),
    files: marks.flatMap((mark) => filePlaces.get(fileOf(mark) ?? "") ?? []),
    isChanging: attribute.startsWith(` ${changingAttribute}="`),
  };
  if (attributes.size >= maxAttributes) attributes.clear();
  attributes.set(copied(attribute), said);
  return said;
}

const linked = `.${usedStylesMark}.css" data-layers="`;
