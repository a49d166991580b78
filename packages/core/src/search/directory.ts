import { bodySegment } from "../body/body-segment.ts";
import { pathSegment } from "../navigation/path-segment.ts";
import { editDistance } from "../text/edit-distance.ts";
import { bodySearchPath, makeSearchPath } from "./search-paths.ts";
import { hitsPerPage } from "./search-query.ts";
import type { SearchWords } from "./search-words.ts";

/** An entry of a directory: a make, a model or a category of the stock. */
export interface DirectoryEntry {
  name: string;
  /** Its name in addresses. */
  slug: string;
  /** Its search page. */
  to: string;
  /** Cars that the site shows of it. */
  count: number;
  /** Of a make: address of its logo, where one is known. */
  logo?: string;
  /** Of a model: its make. */
  make?: string;
  /** Of a make: its models, most cars first. */
  models?: DirectoryEntry[];
}

/** A page of a directory. */
export interface DirectoryPage {
  hits: DirectoryEntry[];
  /** Entries found, all pages together. */
  count: number;
  pages: number;
  /** 1-based. */
  page: number;
}

/** The makes of a site's stock, most cars first. */
export function makeDirectory({ makes }: SearchWords): DirectoryEntry[] {
  const entries = makes.map(({ name, count, models }) => ({
    name,
    slug: pathSegment(name),
    to: makeSearchPath(name),
    count,
    models: unique(models.map((model) => modelEntry(name, model.name, model.count))),
  }));
  return unique(entries);
}

/** The models of a site's stock, most cars first; of one make, named in any spelling, where one is given. */
export function modelDirectory({ makes }: SearchWords, { make }: { make?: string | undefined } = {}): DirectoryEntry[] {
  const wanted = make === undefined ? makes : makes.filter(({ name }) => pathSegment(name) === pathSegment(make));
  return unique(
    wanted.flatMap(({ name, models }) =>
      models.map((model) => ({ ...modelEntry(name, model.name, model.count), make: name })),
    ),
  );
}

/** The categories of a site's stock, which are its bodies, most cars first. */
export function categoryDirectory({ bodies }: SearchWords): DirectoryEntry[] {
  return unique(bodies.map(({ name, count }) => ({ name, slug: bodySegment(name), to: bodySearchPath(name), count })));
}

/**
 * A page of a directory, 21 entries (S1 §7, §9). The words asked for may stand anywhere in the name, or at the
 * beginning of the make's; where none does, the names that are a letter or two away are found.
 *
 * @example
 * directoryPage(makeDirectory(words), { query: "maz" }).hits.map(({ name }) => name) // ["Mazda"]
 */
export function directoryPage(
  entries: readonly DirectoryEntry[],
  { query = "", page = 1 }: { query?: string | undefined; page?: number | undefined } = {},
): DirectoryPage {
  const words = pathSegment(query.slice(0, 60))
    .split("-")
    .filter((word) => word !== "");
  const textOf = ({ name, make }: DirectoryEntry) => pathSegment(make === undefined ? name : `${make} ${name}`);
  const asked = words.join("");
  const exact = entries.filter(
    (entry) => words.every((word) => textOf(entry).includes(word)) || textOf(entry).replaceAll("-", "").includes(asked),
  );
  const near = () =>
    entries.filter(
      (entry) => editDistance(asked, entry.slug.replaceAll("-", "")) <= Math.min(2, Math.floor(asked.length / 3)),
    );
  const isNothing = query.trim() !== "" && words.length === 0;
  const found = isNothing ? [] : exact.length > 0 ? exact : near();
  const pages = Math.ceil(found.length / hitsPerPage);
  const at = Math.min(Math.max(1, page), Math.max(1, pages));
  return { hits: found.slice((at - 1) * hitsPerPage, at * hitsPerPage), count: found.length, pages, page: at };
}

function modelEntry(make: string, name: string, count: number): DirectoryEntry {
  return { name, slug: pathSegment(name), to: makeSearchPath(make, name), count };
}

/** One entry for each address, named as most cars are; entries whose name no address can hold are left out. */
function unique(entries: readonly DirectoryEntry[]): DirectoryEntry[] {
  const byPath = new Map<string, DirectoryEntry>();
  for (const entry of entries.toSorted((one, other) => other.count - one.count)) {
    if (entry.slug === "") continue;
    const first = byPath.get(entry.to);
    const models = first?.models && entry.models ? { models: unique([...first.models, ...entry.models]) } : {};
    byPath.set(entry.to, first ? { ...first, ...models, count: first.count + entry.count } : entry);
  }
  return [...byPath.values()].sort((one, other) => other.count - one.count || (one.to < other.to ? -1 : 1));
}
