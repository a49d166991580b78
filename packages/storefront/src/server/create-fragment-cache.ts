import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { CachedFragmentKey, FragmentCache } from "@forecourt/ui-kit/cached-fragment";
import { inHtml, escapeNonLatin1 } from "./escape-non-latin1.ts";
import { markedAttributes } from "./page-marks.ts";

/** Size of the cache, in characters. */
const maxCharacters = 32 * 1024 * 1024;

/** A fragment as it is cached. */
interface CachedFragment {
  html: string;
  /** Attributes that style rules select by. Found on the second use: many fragments are used once. */
  attributes?: ReadonlySet<string>;
}

const kept = new LRUCache<string, CachedFragment>({
  maxSize: maxCharacters,
  // The attributes repeat some of the characters.
  sizeCalculation: ({ html }, key) => Math.ceil(html.length * 1.5) + key.length,
});

const numbers = new WeakMap<object, number>();
let numbersSoFar = 0;

function numberOf(object: object): number {
  const known = numbers.get(object);
  if (known !== undefined) return known;
  numbersSoFar += 1;
  numbers.set(object, numbersSoFar);
  return numbersSoFar;
}

const textOf = (key: CachedFragmentKey): string =>
  key.map((part) => (typeof part === "object" ? `#${numberOf(part)}` : (part ?? ""))).join("\n");

// Random, so that no text of a page can contain it.
const word = `\u0001${randomBytes(6).toString("hex")}`;
// Kinds of marks: a part that is known, the beginning of one that is rendered, its end.
const [ready, fresh, end] = ["k", "f", "e"];
/** React parts two texts that stand side by side. */
const parting = "<!-- -->";
/** Ids that React makes from the place of a component in the page. */
const ownId = /_[rR]_/;

/** The parts of one page while it is rendered, and the page with all of them once it is. */
export interface PageParts extends FragmentCache {
  /**
   * Replaces the marks in the HTML by the cached fragments, caches the fragments that were rendered anew, and removes
   * their marks.
   */
  finish: (html: string) => FinishedPage;
}

/** A page with all of its parts. */
export interface FinishedPage {
  /** The page's text, in pieces that are yet to be joined. */
  parts: readonly string[];
  /** The same, joined, without the parts that were known. */
  own: string;
  /** Marks by which style rules name the elements of each known part. */
  knownAttributes: readonly ReadonlySet<string>[];
}

/**
 * Watches over the cached fragments of one page.
 *
 * @example
 * const parts = createFragmentCache();
 * parts.finish(renderToString(<FragmentCacheContext value={parts}>{page}</FragmentCacheContext>)).parts.join("")
 */
export function createFragmentCache(): PageParts {
  const keys: string[] = [];
  const known: (CachedFragment | undefined)[] = [];
  return {
    place(by) {
      const key = textOf(by);
      const part = kept.get(key);
      const number = keys.push(key) - 1;
      known.push(part);
      return part === undefined
        ? { before: `${word}${number}${fresh}`, after: `${word}${end}`, isKept: false }
        : { before: `${word}${number}${ready}`, after: "", isKept: true };
    },
    finish(html) {
      const parts: string[] = [];
      // Joined once: a text that is put together piece by piece is copied anew by each search in it.
      const own: string[] = [];
      const knownAttributes: ReadonlySet<string>[] = [];
      let from = 0;
      // The part whose end is yet to come.
      let opened: { number: number; from: number } | undefined;
      for (let at = html.indexOf(word); at >= 0; at = html.indexOf(word, from)) {
        const kindAt = afterDigits(html, at + word.length);
        const kind = html[kindAt];
        const number = Number(html.slice(at + word.length, kindAt));
        const to = html.endsWith(parting, at) ? at - parting.length : at;
        const before = html.slice(from, to);
        parts.push(before);
        own.push(before);
        from = html.startsWith(parting, kindAt + 1) ? kindAt + 1 + parting.length : kindAt + 1;
        const part = known[number];
        if (kind === ready && part) {
          parts.push(part.html);
          part.attributes ??= markedAttributes(part.html);
          knownAttributes.push(part.attributes);
        } else if (kind === fresh) opened = { number, from };
        else if (opened) {
          const text = html.slice(opened.from, to);
          if (!ownId.test(text)) kept.set(keys[opened.number] ?? "", { html: escapeNonLatin1(text, inHtml) });
          opened = undefined;
        }
      }
      const rest = html.slice(from);
      parts.push(rest);
      own.push(rest);
      return { parts, own: own.join(""), knownAttributes };
    },
  };
}

function afterDigits(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57) at += 1;
  return at;
}
