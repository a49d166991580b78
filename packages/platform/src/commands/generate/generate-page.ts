import { UsageError } from "../command-context.ts";
import type { TemplateFolder } from "./template-folder.ts";

/**
 * A page of a template's own: its module, and its declaration in app/pages.ts.
 *
 * @param name in the words of a path, which it becomes
 * @param label what menus call it. @default the name
 */
export function generatePage(template: TemplateFolder, name: string, label = labelOf(name)): void {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    throw new UsageError(
      `"${name}" is no name of a page. Use small letters, digits and single hyphens, such as our-story.`,
    );
  const component = name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")
    .replace(/^(?=\d)/, "Page");
  template.add(
    `app/routes/${name}.tsx`,
    `import { useSite } from "@forecourt/storefront";
import type { Route } from "./+types/${name}";

export const meta: Route.MetaFunction = () => [{ title: ${JSON.stringify(label)} }];

export default function ${component}() {
  const { site } = useSite();
  return (
    <div>
      <h1>${label.replaceAll(/[{}<>]/g, "")}</h1>
      <p>{site.name}</p>
    </div>
  );
}
`,
  );
  const declaration = `{ name: "${name}", paths: ["/${name}"], label: ${JSON.stringify(label)}, sitemap: "pages" }`;
  template.change(
    "app/pages.ts",
    /(pages: readonly OwnPage\[\] = \[)([\s\S]*?),?\s*\];/,
    (_, start, entries) => `${start}${entries}${entries.trim() === "" ? "" : ","}\n  ${declaration},\n];`,
    `Add this to its pages: ${declaration}`,
  );
}

const labelOf = (name: string) => {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
