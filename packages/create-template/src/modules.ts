import { standardPages } from "@forecourt/core/pages";
import type { Page, TemplatePart } from "@forecourt/core/pages";

/** Name of a part of a site that a template may leave out. */
export type ModuleName = TemplatePart;

/** Names of all parts, as the pages declare them. */
export const moduleNames: readonly ModuleName[] = [...new Set(standardPages.flatMap(({ part }: Page) => part ?? []))];

/**
 * Names of the standard pages that go with a part.
 *
 * @example
 * pagesOf("saved-cars") // ["compare", "compare-ask", "watchlist"]
 */
export const pagesOf = (module: ModuleName): string[] =>
  standardPages.filter(({ part }: Page) => part === module).map(({ name }) => name);
