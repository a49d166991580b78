import { UsageError } from "../command-context.ts";
import { refuseName, titleOf } from "./generate-page.ts";
import type { TemplateFolder } from "./template-folder.ts";

/**
 * One more site for a template: a document like that of its demo dealer, under another name and without its host names.
 *
 * @param name by which the platform knows the site
 * @param label name of the dealer. @default the name
 */
export function generateSite(template: TemplateFolder, name: string, label = titleOf(name)): void {
  refuseName(name, "site", "eastside-cars");
  const { hosts: _hosts, ...demo } = JSON.parse(template.text("site.json")) as Record<string, unknown>;
  if (demo["slug"] === name) throw new UsageError(`site.json is the site "${name}" already. Say another name.`);
  template.add(`sites/${name}.json`, `${JSON.stringify({ ...demo, slug: name, name: label }, undefined, 2)}\n`);
}
