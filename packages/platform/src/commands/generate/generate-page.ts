import { capitalized } from "@forecourt/core";
import { UsageError } from "../command-context.ts";
import type { TemplateFolder } from "./template-folder.ts";

/**
 * A page of a template's own: its module with a style sheet, as wide as the other pages, and its declaration in
 * app/pages.ts.
 *
 * @param name in the words of a path, which it becomes
 * @param label what menus call it. @default the name
 */
export function generatePage(template: TemplateFolder, name: string, label?: string): void {
  addPage(
    template,
    name,
    label,
    ({ component, title }) => `import { useSite } from "@forecourt/storefront";
import type { Route } from "./+types/${name}";
import styles from "./${name}.module.css";

export const meta: Route.MetaFunction = () => [{ title: ${JSON.stringify(title)} }];

export default function ${component}() {
  const { site } = useSite();
  return (
    <div className={styles.page}>
      <h1>${title.replaceAll(/[{}<>]/g, "")}</h1>
      <p>{site.name}</p>
    </div>
  );
}
`,
  );
  template.add(
    `app/routes/${name}.module.css`,
    `.page {
  max-inline-size: calc(var(--fc-content) + 2 * var(--fc-gutter));
  margin-inline: auto;
  padding: var(--fc-space-32) var(--fc-gutter) var(--fc-space-48);
}
`,
  );
}

/**
 * Declares a page and adds its module.
 *
 * @param moduleText of the module, for a component of this name and a page of this title
 * @throws UsageError for a name that is no path
 */
export function addPage(
  template: TemplateFolder,
  name: string,
  label = titleOf(name),
  moduleText: (page: { component: string; title: string }) => string,
): void {
  refuseName(name, "page", "our-story");
  const component = name
    .split("-")
    .map(capitalized)
    .join("")
    .replace(/^(?=\d)/, "Page");
  template.add(`app/routes/${name}.tsx`, moduleText({ component, title: label }));
  const declaration = `{ name: "${name}", paths: ["/${name}"], label: ${JSON.stringify(label)}, sitemap: "pages" }`;
  template.change(
    "app/pages.ts",
    /(pages: readonly OwnPage\[\] = \[)([\s\S]*?),?\s*\];/,
    (_, start, entries) => `${start}${entries}${entries.trim() === "" ? "" : ","}\n  ${declaration},\n];`,
    `Add this to its pages: ${declaration}`,
  );
}

/** Refuses a name that is no part of a path. */
export function refuseName(name: string, what: string, example: string): void {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    throw new UsageError(
      `"${name}" is no name of a ${what}. Use small letters, digits and single hyphens, such as ${example}.`,
    );
}

/**
 * A name as people read it.
 *
 * @example
 * titleOf("our-story") // "Our story"
 */
export const titleOf = (name: string): string => capitalized(name.replaceAll("-", " "));
