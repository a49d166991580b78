import type { DeclaredPage } from "../page/page.ts";
import * as declared from "./declared-pages.ts";

/** A page of the storefront, as it is declared. */
export type StandardPage = (typeof declared)[keyof typeof declared];
/** Name of a page of the storefront. */
export type StandardPageName = StandardPage["name"];

/**
 * Every page of the storefront, by its path. Whoever builds another one declares it in a file of this folder and names
 * the file in declared-pages.ts.
 *
 * @example
 * standardPages.find(({ name }) => name === "vehicle")?.paths // ["/cars/{slug}"]
 */
export const standardPages: readonly StandardPage[] = /* @__PURE__ */ Object.values<StandardPage>(declared).sort(
  ({ paths: [one] }, { paths: [other] }) => (one < other ? -1 : 1),
);

/**
 * The declaration of a standard page by its name; a declaration is handed back.
 *
 * @example
 * declarationOf("compare").paths // ["/compare"]
 */
export function declarationOf(page: StandardPageName | DeclaredPage): DeclaredPage {
  if (typeof page !== "string") return page;
  const declared = standardPages.find(({ name }) => name === page);
  if (!declared) throw new Error(`[pages] There is no page ${page}. Declare it in packages/core/src/pages.`);
  return declared;
}
