import { signInPage } from "../pages/sign-in.ts";
import { standardPages } from "../pages/standard-pages.ts";
import type { Site } from "../site/site-document.ts";
import type { SiteProblem } from "../site/site-problem.ts";
import { keysOf, valueAt } from "./page-conditions.ts";
import type { DeclaredPage } from "./page.ts";

/**
 * A site as its template can show it: settings of which every page is missing from the template are off, so that
 * buttons, menus and lists that read them leave out what leads nowhere. Without the page of sign-in no page asks for
 * it: those that always do are missing too, and the others are open.
 *
 * @example
 * siteOfTemplate(aSite({ saved: { compare: true }, pages: { missing: ["compare", "compare-ask"] } })).saved.compare // false
 */
export function siteOfTemplate(site: Site): Site {
  const { on } = site.pages;
  const missing = withClosedPages(site.pages.missing);
  if (missing.length === 0) return site;
  const switches = lostSwitches(missing).reduce(switchedOff, site);
  const paths = missingOf(missing).map(({ paths: [path] }): string => path);
  return {
    ...switches,
    ...(hasSignIn(missing) ? {} : { gatedRoutes: [] }),
    pages: { ...site.pages, missing, on: on.filter((path) => !paths.includes(path)) },
  };
}

/**
 * What a document turns on though the template of the site was made without the pages that show it. Such a document is
 * refused when it is checked or applied; one that was stored earlier is served without them.
 *
 * @param document the site's own, without what lies below it
 * @example
 * missingPageProblems({ saved: { compare: true } }, aSite({ pages: { missing: ["compare", "compare-ask"] } }))
 *   .map(({ path }) => path) // ["saved.compare"]
 */
export function missingPageProblems(document: unknown, { template, pages: { missing } }: Site): SiteProblem[] {
  const on = valueAt(document, "pages.on");
  const listed = missingOf(missing).flatMap(({ paths: [path] }) => {
    const index = Array.isArray(on) ? on.indexOf(path) : -1;
    return index === -1
      ? []
      : [{ path: `pages.on.${index}`, message: `The template ${template} was made without ${path}. Leave it out.` }];
  });
  const switched = lostSwitches(missing)
    .filter((key) => valueAt(document, key) === true)
    .map((path) => ({
      path,
      message: `The template ${template} was made without the page that this turns on. Set it to false, or take a template that has the page.`,
    }));
  return [...listed, ...switched, ...(hasSignIn(missing) ? [] : gateProblems(document, template))];
}

const hasSignIn = (missing: readonly string[]) => !missing.includes(signInPage.name);

/** What is missing, with the pages that nobody reaches where nobody can sign in. */
function withClosedPages(missing: readonly string[]): string[] {
  const closed = hasSignIn(missing)
    ? []
    : standardPages.filter(({ gate }: DeclaredPage) => gate === "always").map(({ name }) => name);
  return [...new Set([...missing, ...closed])];
}

function gateProblems(document: unknown, template: string): SiteProblem[] {
  const gated = valueAt(document, "gatedRoutes");
  if (!Array.isArray(gated)) return [];
  return gated.map((route, index) => ({
    path: `gatedRoutes.${index}`,
    message: `The template ${template} was made without ${signInPage.paths[0]}, so nobody could sign in for ${route}. Leave it out.`,
  }));
}

/** Keys that turn on pages of which the template has none. */
function lostSwitches(missing: readonly string[]): string[] {
  const isMissing = ({ name = "" }: DeclaredPage) => missing.includes(name);
  const keysOfPages = (pages: readonly DeclaredPage[]) =>
    pages.flatMap(({ settings = [], linkedWhen = [] }) => [...settings, ...linkedWhen].flatMap(keysOf));
  const kept = new Set(keysOfPages(standardPages.filter((page) => !isMissing(page))));
  return [...new Set(keysOfPages(standardPages.filter(isMissing)))].filter((key) => !kept.has(key));
}

const missingOf = (missing: readonly string[]) => standardPages.filter(({ name }) => missing.includes(name));

/** The site with a switch off; a key that is no switch stays. */
function switchedOff(site: Site, key: string): Site {
  if (valueAt(site, key) !== true) return site;
  const off = (value: object, [name = "", ...rest]: readonly string[]): object => ({
    ...value,
    [name]: rest.length === 0 ? false : off((value as Record<string, object>)[name] ?? {}, rest),
  });
  return off(site, key.split(".")) as Site;
}
