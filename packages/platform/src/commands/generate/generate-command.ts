import { print, UsageError } from "../command-context.ts";
import type { CommandContext } from "../command-context.ts";
import { ejectPage } from "./eject-page.ts";
import { generateLead } from "./generate-lead.ts";
import { generatePage } from "./generate-page.ts";
import { generateSite } from "./generate-site.ts";
import { generateSlot } from "./generate-slot.ts";
import { templateFolder } from "./template-folder.ts";
import type { TemplateFolder } from "./template-folder.ts";

/** `generate page <name> [--label <text>]` */
export const generatePageCommand = (context: CommandContext, names: readonly string[], label?: string) =>
  writeFiles(context, names, "generate page our-story", (template, name) => generatePage(template, name, label));

/** `generate lead <name> [--label <text>]` */
export const generateLeadCommand = (context: CommandContext, names: readonly string[], label?: string) =>
  writeFiles(context, names, "generate lead fleet", (template, name) => generateLead(template, name, label));

/** `generate site <name> [--label <text>]` */
export const generateSiteCommand = (context: CommandContext, names: readonly string[], label?: string) =>
  writeFiles(context, names, "generate site eastside-cars", (template, name) => generateSite(template, name, label));

/** `generate slot <Slot>` */
export const generateSlotCommand = (context: CommandContext, names: readonly string[]) =>
  writeFiles(context, names, "generate slot CarCard", generateSlot);

/** `eject <page>` */
export const ejectPageCommand = (context: CommandContext, names: readonly string[]) =>
  writeFiles(context, names, "eject vehicle", ejectPage);

async function writeFiles(
  context: CommandContext,
  [name, ...more]: readonly string[],
  example: string,
  make: (template: TemplateFolder, name: string) => void,
): Promise<number> {
  if (name === undefined || more.length > 0) throw new UsageError(`Name one, such as: forecourt ${example}`);
  const template = templateFolder(context.cwd);
  make(template, name);
  const written = template.write();
  await print(context, { written }, written.map((path) => `+ ${path}`).join("\n"));
  return 0;
}
