import { standardPages } from "../pages/standard-pages.ts";
import type { DeclaredPage } from "./page.ts";
import { decoded } from "../text/decoded.ts";

/** A page, with the one of its paths that an address has. */
export interface PageAt {
  page: DeclaredPage;
  /** As it is declared: "/cars/{slug}". */
  path: string;
}

/** A word as it stands in an address: any spelling. */
const anyWord = "[^/]+";
/**
 * Conditions, dealerships, makes, models, bodies and cars in the spelling that stays; which there are, only the stock
 * knows.
 */
const keptWord = "[a-z0-9]+(?:-[a-z0-9]+)*";

/**
 * The page of an address: a page of the template itself, else a standard one; a path that says a word goes before one
 * where it varies. Undefined where there is none.
 *
 * @param path without query; closing slash, capitals and percent signs do not matter
 * @param own `pages.own` of the site
 * @example
 * pageAt("/cars/2021-mazda-3-used-s1", [])?.page.name // "vehicle"
 */
export function pageAt(path: string, own: readonly DeclaredPage[]): PageAt | undefined {
  const asked = plainPath(path);
  return placesOf(own).find(({ pattern }) => pattern.test(asked));
}

interface Place extends PageAt {
  pattern: RegExp;
}

const places = new WeakMap<readonly DeclaredPage[], readonly Place[]>();

/** Every path with its pattern, those with the fewest words that vary first; made once for each list of own pages. */
function placesOf(own: readonly DeclaredPage[]): readonly Place[] {
  const known = places.get(own);
  if (known) return known;
  const made = [...own, ...standardPages]
    .flatMap((page: DeclaredPage) => page.paths.map((path) => ({ page, path, pattern: patternOf(path, anyWord, "i") })))
    .toSorted((one, other) => placeholders(one.path) - placeholders(other.path));
  places.set(own, made);
  return made;
}

/**
 * Whether a path is the path of a page in the spelling that stays.
 *
 * @example
 * isPathOf("/search/{segment?}/{model?}", "/search/Mazda") // false
 */
export function isPathOf(declared: string, path: string): boolean {
  return declared.includes("{") ? keptPatternOf(declared).test(path) : declared === path;
}

const keptPatterns = new Map<string, RegExp>();

/** Made once for each declared path, of which there are as many as pages. */
function keptPatternOf(declared: string): RegExp {
  const known = keptPatterns.get(declared) ?? patternOf(declared, keptWord);
  keptPatterns.set(declared, known);
  return known;
}

function patternOf(declared: string, word: string, flags?: string): RegExp {
  const parts = declared
    .slice(1)
    .split("/")
    .map((part) => (part.endsWith("?}") ? `(?:/${word})?` : `/${part.startsWith("{") ? word : part}`));
  return new RegExp(`^${parts.join("")}$`, flags);
}

const placeholders = (path: string): number => path.split("{").length;

/** `/%62rands/` is the page `/brands`. */
function plainPath(path: string): string {
  return decoded(path)
    .replaceAll(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
}
