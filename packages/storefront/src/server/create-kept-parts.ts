import { LRUCache } from "lru-cache";
import type { KeptParts } from "../kept-part.tsx";

/** Memory for parts, in characters. */
const mostCharacters = 32 * 1024 * 1024;

const kept = new LRUCache<string, string>({ maxSize: mostCharacters, sizeCalculation: (html, key) => html.length + key.length });

const owners = new WeakMap<object, number>();
let ownersSoFar = 0;

function numberOf(owner: object): number {
  const known = owners.get(owner);
  if (known !== undefined) return known;
  ownersSoFar += 1;
  owners.set(owner, ownersSoFar);
  return ownersSoFar;
}

// No page holds these: HTML does not allow them.
const [begin, known, fresh, end] = ["\ufdd0", "\ufdd1", "\ufdd2", "\ufdd0\ufdd3"];
// React parts two texts that stand side by side.
const mark = /(?:<!-- -->)?\ufdd0(?:(\d+)(\ufdd1|\ufdd2)|\ufdd3)(?:<!-- -->)?/;
/** Ids that React makes from the place of a component in the page. */
const ownId = /_[rR]_/;

/** The parts of one page while it is rendered, and the page with all of them once it is. */
export interface PageParts extends KeptParts {
  /** Puts kept parts in their places, remembers those that were rendered anew, and takes out all marks. */
  finish: (html: string) => string;
}

/**
 * Watches over the kept parts of one page.
 *
 * @example
 * const parts = createKeptParts();
 * parts.finish(renderToString(<KeptPartsContext value={parts}>{page}</KeptPartsContext>))
 */
export function createKeptParts(): PageParts {
  const keys: string[] = [];
  const texts: (string | undefined)[] = [];
  return {
    place(owner, by) {
      const key = `${numberOf(owner)} ${by}`;
      const text = kept.get(key);
      const number = keys.push(key) - 1;
      texts.push(text);
      return text === undefined ? { before: `${begin}${number}${fresh}`, after: end, isKept: false } : { before: `${begin}${number}${known}`, after: "", isKept: true };
    },
    finish(html) {
      const pieces = html.split(mark);
      let page = "";
      // Split by the marks: text, number, kind, text, number, kind …; an end has neither number nor kind.
      for (let at = 0; at < pieces.length; at += 3) {
        const number = Number(pieces[at - 2]);
        if (pieces[at - 1] === known) page += texts[number] ?? "";
        else if (pieces[at - 1] === fresh && !ownId.test(pieces[at] ?? "")) kept.set(keys[number] ?? "", copyOf(pieces[at] ?? ""));
        page += pieces[at] ?? "";
      }
      return page;
    },
  };
}

/** A slice of a page would keep the whole page in memory. */
const copyOf = (slice: string): string => Buffer.from(slice).toString();
