import { LRUCache } from "lru-cache";

/** Paths whose names are at hand. */
const maxKnownPaths = 1000;

/**
 * Makes what names the route of a path: the pattern that the path matches, and never the path itself. Patterns are
 * React Router's (`/cars/:slug`, `/search/:make?`, `/img/*`) or the contract's (`/api/cars/{slug}`). The most
 * particular pattern wins, as in the router: a fixed part before a parameter, a parameter before the rest.
 *
 * @returns `*` for a path that none of the patterns matches
 * @example
 * createRouteNames(["/cars/:slug", "/cars/{slug}.pdf"])("/cars/2021-mazda-cx-5.pdf") // "/cars/{slug}.pdf"
 */
export function createRouteNames(patterns: readonly string[]): (path: string) => string {
  const routes = patterns
    .map((pattern) => ({ pattern, rank: rankOf(pattern), matches: matcherOf(pattern) }))
    .toSorted((one, other) => (one.rank < other.rank ? 1 : -1));
  const known = new LRUCache<string, string>({
    max: maxKnownPaths,
    maxSize: maxKnownPaths * 100,
    sizeCalculation: (_route, path) => path.length + 1,
  });
  return (path) => {
    const ready = known.get(path);
    if (ready !== undefined) return ready;
    const found = routes.find(({ matches }) => matches.test(path))?.pattern ?? "*";
    known.set(path, found);
    return found;
  };
}

const literally = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");

const partsOf = (pattern: string) => pattern.split("/").filter(Boolean);

/** A digit for each part; the pattern with the greater text is the more particular one. */
function rankOf(pattern: string): string {
  return `${partsOf(pattern).map(rankOfPart).join("")}1`;
}

function rankOfPart(part: string): string {
  if (part === "*") return "0";
  if (part.startsWith(":")) return part.endsWith("?") ? "1" : "2";
  return part.includes("{") ? "3" : "4";
}

function matcherOf(pattern: string): RegExp {
  const parts = partsOf(pattern).map((part) => {
    if (part === "*") return "(?:/.*)?";
    if (part.startsWith(":")) return part.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+";
    return `/${part
      .split(/\{\w+\}/)
      .map(literally)
      .join("[^/]+")}`;
  });
  return new RegExp(`^${parts.join("")}/?$`, "s");
}
