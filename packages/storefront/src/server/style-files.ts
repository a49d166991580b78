import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { isBase } from "./layer-files.ts";
import { namedBy } from "./mark-bits.ts";
import { styleText } from "./style-rules.ts";
import type { StyleMark, StylePart } from "./style-rules.ts";
import { isOfFiles, sheetOf } from "./style-sheet.ts";
import type { Sheet } from "./style-sheet.ts";

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
 * @param names from the file's name: the rules, as `withUsedStyles` encodes them; or `layers1` for the first of the
 *   layer files, and `layers1-` with the style files that the page has whole, for the first one without their rules
 * @returns undefined for a name that this build does not write: the whole sheet is right too
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

/** Pages of a kind have the same marks as a rule. */
const known = new LRUCache<string, StyleFile>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ plain, br, gzip }) => plain.length + br.length + gzip.length,
});

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
