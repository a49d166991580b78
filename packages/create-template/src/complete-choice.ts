import { basename, resolve } from "node:path";
import { CreateError } from "./create-error.ts";
import { lookNames, looks } from "./looks.ts";
import { moduleNames } from "./modules.ts";
import { oneOf, readModules } from "./read-flags.ts";
import type { Flags } from "./read-flags.ts";
import { nameProblem } from "./template-choice.ts";
import type { TemplateChoice } from "./template-choice.ts";

/** Asks the person one question; undefined where nobody can be asked. */
export type Ask = ((question: string, usual: string) => Promise<string>) | undefined;

/**
 * Completes what the command line left open: asks where somebody can be asked, takes the usual otherwise.
 *
 * @param agent `npm_config_user_agent`, by which a package manager tells its name
 * @throws CreateError for an answer that cannot be
 */
export async function completeChoice(
  flags: Flags,
  ask: Ask,
  agent: string | undefined,
): Promise<TemplateChoice & { folder: string }> {
  const answer = async (question: string, usual: string) =>
    ask && !flags.yes ? (await ask(question, usual)).trim() || usual : usual;
  const folder = flags.folder ?? (await answer("Folder of the new template", flags.name ?? "my-template"));
  const name = flags.name ?? basename(resolve(folder));
  const problem = nameProblem(name);
  if (problem)
    throw new CreateError(
      `"${name}" cannot be the name of a template. ${problem} Another name than the folder's is given with --name.`,
    );
  const described = lookNames.map((look) => `${look}: ${looks[look].says}`).join("; ");
  const look = flags.look ?? oneOf("look", await answer(`Base look (${described})`, "airy"), lookNames);
  const modules =
    flags.modules ??
    readModules(await answer(`Modules, with commas between (${moduleNames.join(", ")}), all or none`, "all"));
  return { folder, name, look, modules, manager: flags.manager ?? (agent?.startsWith("pnpm/") ? "pnpm" : "npm") };
}
