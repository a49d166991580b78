import { styleText } from "./style-rules.ts";
import type { StylePart } from "./style-rules.ts";

/** Characters of a file: what a slow phone reads and puts on in one go without keeping a press waiting. */
const longestFile = 60_000;

/**
 * The layer of elements rather than of classes. It speaks of every element, so a page has all of it at first, and it
 * does not come again.
 */
export const isBase = (part: StylePart): boolean => "parts" in part && part.condition === "@layer fc-base";

/**
 * Splits a sheet into files that may be added in any order: one for each layer, and one for rules outside of all
 * layers. The page's first rules declare the order of the layers. One file with all of it would make the browser
 * recalculate every style of the page in one task.
 *
 * @returns the rules of each file, without those that every page has: the base layer and the declared order
 * @example
 * filesOfLayers(readStyleRules("@layer fc-base,kit;@layer fc-base{h1{top:0}}@layer kit{.a{top:0}}.b{top:0}@layer kit{.c{top:0}}"))
 * // in one file: @layer kit{.a{top:0}} @layer kit{.c{top:0}} .b{top:0}
 */
export function filesOfLayers(parts: readonly StylePart[]): StylePart[][] {
  const layers = new Map<string, StylePart[]>();
  for (const part of parts) {
    if (isBase(part) || isOrder(part)) continue;
    const layer = "parts" in part && part.condition.startsWith("@layer") ? part.condition : "none";
    layers.set(layer, [...(layers.get(layer) ?? []), part]);
  }
  const files: StylePart[][] = [];
  let length = Infinity;
  for (const layer of layers.values()) {
    const more = layer.map(styleText).join("").length;
    if (length + more > longestFile) [length] = [0, files.push([])];
    length += more;
    files.at(-1)?.push(...layer);
  }
  return files;
}

const isOrder = (part: StylePart): boolean => "text" in part && part.text.startsWith("@layer");

/**
 * Says the order of a sheet's layers at its beginning, once: a page that has rules of some of them must not learn of
 * the others in another order.
 *
 * @example
 * layersInOrder(readStyleRules("@layer a{h1{top:0}}@layer b{h1{top:1px}}")).map(styleText).join("")
 * // "@layer a,b;@layer a{h1{top:0}}@layer b{h1{top:1px}}"
 */
export function layersInOrder(parts: readonly StylePart[]): StylePart[] {
  const names = new Set(
    parts.flatMap((part) => {
      const [, said = ""] = /^@layer([^;]*)/.exec("parts" in part ? part.condition : part.text) ?? [];
      return said.split(",").map((name) => name.trim());
    }),
  );
  names.delete("");
  const rules = parts.filter((part) => !isOrder(part));
  return names.size === 0 ? rules : [{ text: `@layer ${[...names].join(",")};`, needs: [[]] }, ...rules];
}
