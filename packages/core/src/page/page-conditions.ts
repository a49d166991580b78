import type { Site } from "../site/site-document.ts";
import type { RecordWords } from "../content/shown-content.ts";
import { pathSegment } from "../navigation/path-segment.ts";
import type { DeclaredPage, PageCondition } from "./page.ts";

/**
 * The paths under which a site has a page, as they are declared; none where it is off.
 *
 * @example
 * pathsOn(comparePage, aSite({ saved: { compare: true } })) // ["/compare"]
 */
export function pathsOn(page: DeclaredPage, site: Site): string[] {
  const { name = "", paths, settings = [] } = page;
  // A template may have a page of its own of the same name.
  if (site.pages.missing.includes(name) && !site.pages.own.some((own) => own === page)) return [];
  return paths.filter((path) => settings.every((condition) => holds(condition, site, path)));
}

/** Whether conditions of a page hold for one of its paths. */
export function holdAll(conditions: readonly PageCondition[] = [], site: Site, path: string): boolean {
  return conditions.every((condition) => holds(condition, site, path));
}

/**
 * The keys of a site document that turn a page on, for messages and checks.
 *
 * @example
 * settingKeys(getFinanceNowPage) // ["financeEnquiry.enabled", "pages.on"]
 */
export function settingKeys({ settings = [] }: DeclaredPage): string[] {
  return settings.flatMap(keysOf);
}

/** An entry of a list whose words a path varies by: it has a slug, or is a lender with its key. */
type WordEntry = { slug: string; visible?: boolean } | { provider: string; visible?: boolean };
const wordOf = (entry: WordEntry): string => ("slug" in entry ? entry.slug : pathSegment(entry.provider));

/**
 * The words that the path of a page varies by at a site; undefined where any will do, and where only the content will
 * say.
 *
 * @example
 * wordsOf(ourLocationPage, site) // ["dubbo"]
 */
export function wordsOf({ words }: DeclaredPage, site: Site): string[] | undefined {
  if (words === undefined) return undefined;
  const entries = valueAt(site, words) as readonly WordEntry[] | undefined;
  return entries?.filter(({ visible = true }) => visible).map(wordOf);
}

/**
 * The words of each record of content that a path of a page has an address for; undefined where any will do, as in a
 * document, which does not know its content. Offers of a manufacturer have other words than those without one.
 *
 * @param path as it is declared
 */
export function recordWords(
  { records }: DeclaredPage,
  { shownContent }: Pick<Site, "shownContent">,
  path: string,
): readonly RecordWords[] | undefined {
  if (records === undefined || shownContent === undefined) return undefined;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").toSorted();
  return (shownContent[records] ?? []).filter((words) => Object.keys(words).toSorted().join() === names.join());
}

/** The keys that a condition reads. */
export function keysOf(condition: PageCondition): readonly string[] {
  if (typeof condition === "string") return [condition];
  return "key" in condition ? [condition.key] : condition;
}

function holds(condition: PageCondition, site: Site, path: string): boolean {
  if (typeof condition === "string") return names(valueAt(site, condition), path);
  if (!("key" in condition)) return condition.some((key) => names(valueAt(site, key), path));
  return "is" in condition
    ? names(valueAt(site, condition.key), condition.is)
    : !names(valueAt(site, condition.key), condition.not);
}

function names(value: unknown, text: string): boolean {
  return value === true || value === text || (Array.isArray(value) && value.includes(text));
}

/**
 * What stands at a dotted key of a document; undefined where nothing does.
 *
 * @example
 * valueAt({ saved: { compare: true } }, "saved.compare") // true
 */
export function valueAt(document: unknown, key: string): unknown {
  return key
    .split(".")
    .reduce<unknown>(
      (value, name) =>
        typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      document,
    );
}
