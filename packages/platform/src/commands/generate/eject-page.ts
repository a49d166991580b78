import { capitalized } from "@forecourt/core";
import { UsageError } from "../command-context.ts";
import type { TemplateFolder } from "./template-folder.ts";

const usual = ["headers", "loader", "meta"];
/** The standard pages whose loader, hook and view are exported, with what else their modules hand on. */
const pages = {
  home: { view: "HomeView", hook: "useHomePage", more: ["action", "clientAction"] },
  search: { view: "SearchView", hook: "useSearchPage", more: ["ErrorBoundary", "handle", "shouldRevalidate"] },
  vehicle: { view: "VehicleView", hook: "useVehiclePage", more: ["ErrorBoundary", "shouldRevalidate"] },
  finance: { view: "FinanceView", hook: "useFinancePage", more: [] },
} as const;

/** Names of the standard pages that can be taken into a template. */
export const ejectedNames = Object.keys(pages) as (keyof typeof pages)[];

/**
 * Takes the module of a standard page into a template: its address, its declaration and its data stay ours, what it
 * shows is the author's.
 *
 * @throws UsageError for another page
 */
export function ejectPage(template: TemplateFolder, name: string): void {
  const page = ejectedNames.find((one) => one === name);
  if (!page) throw new UsageError(`"${name}" cannot be taken into a template. These can: ${ejectedNames.join(", ")}.`);
  const { view, hook, more } = pages[page];
  const component = capitalized(page);
  template.add(
    `app/routes/${page}.tsx`,
    `import { ${[view, hook].join(", ")} } from "@forecourt/storefront/pages/${page}";

export { ${[...usual, ...more].toSorted().join(", ")} } from "@forecourt/storefront/pages/${page}";

/** The standard page. Its data and parts are in \`page\`: place them as you like in place of the view. */
export default function ${component}Page() {
  const page = ${hook}();
  return <${view} page={page} />;
}
`,
  );
  template.change(
    "app/routes.ts",
    /standardRoutes\((?:\{([^{}]*?),?\s*\})?\)/,
    (_, options = "") =>
      /own: \[/.test(options)
        ? `standardRoutes({${options.replace("own: [", `own: ["${page}", `)} })`
        : `standardRoutes({${options.trim() === "" ? "" : `${options},`} own: ["${page}"] })`,
    `Write standardRoutes({ own: ["${page}"] }).`,
  );
}
