import { pathSegment } from "@forecourt/core";
import { tsvRows } from "../../base/text/tsv-rows.ts";

/** A make that dealers sell. */
export interface Make {
  name: string;
  /** Its word in addresses. */
  slug: string;
  /** Drawing of its logo: an SVG path on a square of 24 units. */
  logo?: string;
}

/** The makes that are known, found by name. */
export interface MakeTable {
  makes: readonly Make[];
  /** The make of a name or another name of it, in any spelling that makes the same address: "citroen", "VW". */
  named(name: string): Make | undefined;
}

/** The files of makes: tab-separated, with a line of headings. */
export interface MakeFiles {
  /** Name, slug, icon, other names with commas between them. */
  makes: string;
  /** Icon and its path. */
  logos: string;
}

/**
 * Reads the makes. A name comes before another make's other name.
 *
 * @example
 * const makes = "name\tslug\ticon\tother names\nVolkswagen\tvolkswagen\tvolkswagen\tVW";
 * readMakeTable({ makes, logos: "icon\tpath" }).named("vw")?.name // "Volkswagen"
 */
export function readMakeTable({ makes: text, logos }: MakeFiles): MakeTable {
  const paths = new Map(tsvRows(logos).map(([icon = "", path = ""]) => [icon, path]));
  const known = new Map<string, Make>();
  const others = new Map<string, Make>();
  for (const [name = "", slug = "", icon = "", names = ""] of tsvRows(text)) {
    const logo = paths.get(icon);
    const make = { name, slug, ...(logo === undefined ? {} : { logo }) };
    known.set(slug, make);
    for (const other of names.split(",")) others.set(pathSegment(other), make);
  }
  others.delete("");
  return {
    makes: [...known.values()],
    named: (name) => known.get(pathSegment(name)) ?? others.get(pathSegment(name)),
  };
}
