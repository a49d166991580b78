import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { looks } from "./looks.ts";
import { moduleNames, pagesOf } from "./modules.ts";
import type { TemplateChoice } from "./template-choice.ts";
import { workflowText } from "./workflow.ts";

/** Where the texts of a new template come from. */
export interface TemplateSources {
  /** Copy of our own template (tooling/pack/copy-template.ts). */
  template: string;
  /** Files that only a template of its own has. */
  files: string;
}

/**
 * Every file of a new template with its text, by path.
 *
 * @throws Error when our own template no longer has a place that a choice changes
 */
export function templateFiles(choice: TemplateChoice, { template, files }: TemplateSources): Map<string, string> {
  const texts = new Map([...read(template), ...read(files)]);
  const change = (path: string, from: string, to: string) => {
    const text = texts.get(path);
    if (!text?.includes(from))
      throw new Error(
        `[create-template] ${path} no longer holds "${from}", which a choice replaces. Mend packages/create-template/src/template-files.ts.`,
      );
    texts.set(path, text.replaceAll(from, to));
  };
  texts.set("app/theme.ts", themeText(choice));
  texts.set(".github/workflows/suite.yml", workflowText(choice));
  change("vite.config.ts", "__NAME__", choice.name);
  change("package.json", "__NAME__", choice.name);
  change("site.json", "__NAME__", choice.name);
  change("site.json", "__TITLE__", titleOf(choice.name));

  const left = moduleNames.filter((name) => !choice.modules.includes(name)).flatMap(pagesOf);
  if (left.length > 0)
    change(
      "app/routes.ts",
      "standardRoutes()",
      `standardRoutes({ without: ${JSON.stringify(left).replaceAll(",", ", ")} })`,
    );
  if (!choice.modules.includes("saved-cars")) {
    change("site.json", '"favourites": true,\n    "compare": true', '"favourites": false,\n    "compare": false');
  }
  const workspace = texts.get("pnpm-workspace.yaml");
  if (workspace === undefined) throw new Error("[create-template] pnpm-workspace.yaml is missing among the files.");
  if (choice.manager !== "pnpm") texts.delete("pnpm-workspace.yaml");
  return texts;
}

function themeText({ look }: TemplateChoice): string {
  const keys = Object.entries(looks[look].preset).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `import type { ThemePreset } from "@forecourt/ui-kit/theme";\n\n/** The look of this template; a site's document changes single values of it. */\nexport const theme: ThemePreset = { ${keys.join(", ")} };\n`;
}

const titleOf = (name: string) =>
  name
    .split("-")
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

/** Texts of a folder. A package manager leaves `.gitignore` out of a package, so it travels without its dot. */
function* read(folder: string): Iterable<[string, string]> {
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (!statSync(join(folder, path)).isFile()) continue;
    yield [
      path
        .split(sep)
        .join("/")
        .replace(/^gitignore$/, ".gitignore"),
      readFileSync(join(folder, path), "utf8"),
    ];
  }
}
