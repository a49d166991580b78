import { declarationOf, parametersOf } from "@forecourt/core/pages";
import type { DeclaredPage, StandardPageName } from "@forecourt/core/pages";

/**
 * The query parameters of a page's address, those alone that belong to the page: the page cache drops all others before
 * a page is made. Loaders read them here, so that development is no different.
 *
 * @param page name of a standard page, or the declaration of a template's own
 * @throws Error outside production, when a parameter is read that the page does not declare
 * @example
 * pageParameters("brands", request).get("query")
 */
export function pageParameters(page: StandardPageName | DeclaredPage, { url }: Pick<Request, "url">): URLSearchParams {
  return new PageParameters(declarationOf(page), new URL(url).searchParams);
}

class PageParameters extends URLSearchParams {
  readonly #page: string;
  readonly #known: ReadonlySet<string>;

  constructor(page: DeclaredPage, asked: URLSearchParams) {
    const known = new Set(parametersOf(page));
    super([...asked].filter(([name]) => known.has(name)));
    this.#page = page.name ?? page.paths[0];
    this.#known = known;
  }

  override get(name: string): string | null {
    this.#check(name);
    return super.get(name);
  }

  override getAll(name: string): string[] {
    this.#check(name);
    return super.getAll(name);
  }

  override has(name: string, value?: string): boolean {
    this.#check(name);
    return value === undefined ? super.has(name) : super.has(name, value);
  }

  #check(name: string): void {
    if (this.#known.has(name) || process.env.NODE_ENV === "production") return;
    throw new Error(
      `[pages] The page "${this.#page}" reads the query parameter "${name}", which its declaration does not name, so the page cache drops it. Add it to the parameters of the page.`,
    );
  }
}
