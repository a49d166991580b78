import type { SiteDocument } from "../site-document.ts";
import type { SiteProblem } from "../site-problem.ts";

/** Looks at the sections that parsed; says nothing while one it needs did not. */
export type FindContradictions = (sections: Partial<SiteDocument>) => SiteProblem[];

/** What a check says: `wrong(path, message)`. */
export type Wrong = (path: string, message: string) => void;

/**
 * A check of sections against one another.
 *
 * @param needs the sections it looks at
 * @param check calls `wrong` for each contradiction
 */
export function contradiction<const Key extends keyof SiteDocument>(
  needs: readonly Key[],
  check: (site: Pick<SiteDocument, Key>, wrong: Wrong) => void,
): FindContradictions {
  return (sections) => {
    const problems: SiteProblem[] = [];
    if (hasAll(sections, needs)) check(sections, (path, message) => problems.push({ path, message }));
    return problems;
  };
}

function hasAll<Key extends keyof SiteDocument>(
  sections: Partial<SiteDocument>,
  needs: readonly Key[],
): sections is Partial<SiteDocument> & Pick<SiteDocument, Key> {
  return needs.every((name) => sections[name] !== undefined);
}

/** Says of each value after the first of its kind that it stands there twice. */
export function repeats<Item>(
  items: readonly Item[],
  pathOf: (index: number) => string,
  keyOf: (item: Item) => string | undefined,
  wrong: Wrong,
): void {
  const first = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const before = first.get(key);
    if (before === undefined) first.set(key, index);
    else wrong(pathOf(index), `${key} stands at ${pathOf(before)} already. Each may stand once.`);
  }
}
