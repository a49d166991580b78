// Plain JavaScript on purpose: a template's routes.ts asks for these through Node's own resolution, which does not
// know the source condition. From a checkout the TypeScript source is used, from a published package the built file.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The standard pages, by the name of their module: path, and the pages that open on top of them. */
const pages = {
  home: { index: true },
  search: { path: "search/:segment?/:model?" },
  // The same results under the address of used-car sites' breadcrumbs (decisions.md row 79).
  "used-car": { path: "used-car/:segment?/:model?", module: "search" },
  brands: { path: "brands" },
  service: { path: "service" },
  vehicle: {
    path: "cars/:slug",
    children: {
      enquire: { path: "enquire" },
      "test-drive": { path: "test-drive" },
      "request-photos": { path: "request-photos" },
      "find-similar": { path: "find-similar" },
    },
  },
  "book-test-drive": { path: "book-test-drive" },
  print: { path: "print" },
  watchlist: { path: "watchlist" },
  compare: { path: "compare" },
  success: { path: "success" },
  "my-test-drive": { path: "my-test-drive" },
  "phone-numbers": { path: "phone-numbers" },
  "sign-in": { path: "sign-in" },
  finance: { path: "finance" },
  // The other routes that a site may give its finance enquiry (S2 §2); which of them it has is said by its settings.
  "finance-enquiry": { path: "finance-enquiry", module: "finance" },
  "apply-for-finance": { path: "apply-for-finance", module: "finance" },
  "finance-pre-approval": { path: "finance-pre-approval", module: "finance" },
  "get-finance-now": { path: "get-finance-now", module: "finance" },
  "personalised-finance": { path: "personalised/finance", module: "finance" },
  "not-found": { path: "*" },
};

/** Absolute path of a standard route module of the storefront. */
export function standard(name) {
  const source = fileURLToPath(new URL(`./src/routes/${name}.tsx`, import.meta.url));
  return existsSync(source) ? source : fileURLToPath(new URL(`./dist/routes/${name}.js`, import.meta.url));
}

/** The standard pages as React Router's route entries, except those the template has pages of its own for. */
export const standardRoutes = ({ without = [] } = {}) =>
  Object.entries(pages)
    .filter(([name]) => !without.includes(name))
    .map(([name, page]) => entry(name, page));

// With an id of its own: the module's path would stand in every page otherwise.
const entry = (name, { index, path, children, module = name }) => ({
  id: `routes/${name}`,
  ...(index ? { index } : { path }),
  file: standard(module),
  ...(children ? { children: Object.entries(children).map(([child, page]) => entry(child, page)) } : {}),
});
