import type { LookName } from "./looks.ts";
import type { ModuleName } from "./modules.ts";

/** What a person chooses of a new template. */
export interface TemplateChoice {
  /** Name of the app, of its public path and of its demo site: lower-case letters, digits and hyphens. */
  name: string;
  look: LookName;
  modules: readonly ModuleName[];
  /** Who installs it: pnpm wants a file of its own. */
  manager: "npm" | "pnpm";
}

/**
 * What is wrong with a name, as a sentence; undefined when nothing is.
 *
 * @example
 * nameProblem("Coast Cars") // "A name is made of lower-case letters, digits and hyphens, and begins with a letter, such as coast-cars."
 */
export function nameProblem(name: string): string | undefined {
  if (/^[a-z][a-z0-9-]{0,39}$/.test(name) && !name.endsWith("-")) return undefined;
  const near =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^[^a-z]+|-$/g, "")
      .slice(0, 40) || "my-template";
  return `A name is made of lower-case letters, digits and hyphens, and begins with a letter, such as ${near}.`;
}
