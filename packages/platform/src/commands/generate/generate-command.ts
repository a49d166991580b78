import { print, UsageError } from "../command-context.ts";
import type { CommandContext } from "../command-context.ts";
import { ejectPage } from "./eject-page.ts";
import { generateLead } from "./generate-lead.ts";
import { generatePage, titleOf } from "./generate-page.ts";
import { generateSite } from "./generate-site.ts";
import { generateSlot } from "./generate-slot.ts";
import { templateFolder } from "./template-folder.ts";
import type { TemplateFolder } from "./template-folder.ts";

/** `generate page <name> [--label <text>]` */
export const generatePageCommand = (context: CommandContext, names: readonly string[], label?: string) =>
  writeFiles(context, names, "generate page our-story", (template, name) => {
    generatePage(template, name, label);
    return nextOfPage(name, label);
  });

/** `generate lead <name> [--label <text>]` */
export const generateLeadCommand = (context: CommandContext, names: readonly string[], label?: string) =>
  writeFiles(context, names, "generate lead fleet", (template, name) => {
    generateLead(template, name, label);
    return `${nextOfPage(name, label)}\nSee what it sent: forecourt leads list`;
  });

/** `generate site <name> [--label <text>]` */
export const generateSiteCommand = (context: CommandContext, names: readonly string[], label?: string) =>
  writeFiles(context, names, "generate site eastside-cars", (template, name) => {
    generateSite(template, name, label);
    return `Make it a site: forecourt site apply sites/${name}.json`;
  });

/** `generate slot <Slot>` */
export const generateSlotCommand = (context: CommandContext, names: readonly string[]) =>
  writeFiles(context, names, "generate slot CarCard", generateSlot);

/** `eject <page>` */
export const ejectPageCommand = (context: CommandContext, names: readonly string[]) =>
  writeFiles(context, names, "eject vehicle", ejectPage);

/** How an author sees a page that was written, and how shoppers find it. */
const nextOfPage = (name: string, label = titleOf(name)) =>
  `It answers at /${name} once the template is built or development starts. For a menu, a site document's navigation takes ${JSON.stringify({ label, to: `/${name}` })}.`;

async function writeFiles(
  context: CommandContext,
  [name, ...more]: readonly string[],
  example: string,
  /** Answers what the author does next, where the files alone are not all. */
  make: (template: TemplateFolder, name: string) => string | void,
): Promise<number> {
  if (name === undefined || more.length > 0) throw new UsageError(`Name one, such as: forecourt ${example}`);
  const template = templateFolder(context.cwd);
  const next = make(template, name);
  const written = template.write();
  const said = [...written.map((path) => `+ ${path}`), ...(next === undefined ? [] : [next])];
  await print(context, { written }, said.join("\n"));
  return 0;
}
