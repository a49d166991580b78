import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../pack/run-command.ts";
import { laterNote } from "./publish-later.ts";

const before = 'import { ownPages } from "@forecourt/core/pages";\n';

/**
 * Writes a template's server entry and its versions as they were before 0.2.0, so that the upgrade has code to change.
 */
export function writeAsBefore(template: string): void {
  const manifest = join(template, "package.json");
  const versions = readFileSync(manifest, "utf8").replaceAll(/("@forecourt\/[\w-]+": )"[^"]*"/g, '$1"^0.1.0"');
  writeFileSync(manifest, versions);
  const file = join(template, "server", "app.ts");
  const text = readFileSync(file, "utf8");
  const old = text
    .replace("import { createRender, templatePages }", `${before}import { createRender }`)
    .replace("pages: templatePages(build, pages)", "pages: { own: ownPages(pages) }");
  if (!old.includes(before) || old.includes("templatePages"))
    throw new Error(
      "[release] server/app.ts of the template is written otherwise. Mend tooling/release/upgrade-template.ts.",
    );
  writeFileSync(file, old);
}

/**
 * Moves a template to a release as the guide says, by the command alone, and checks its types on it.
 *
 * @returns what was seen, in a line
 * @throws Error with what is not right afterwards
 */
export async function upgradeTemplate(
  manager: "npm" | "pnpm",
  version: string,
  { template, env }: { template: string; env: Readonly<Record<string, string>> },
): Promise<string> {
  const [command, ...words] = manager === "npm" ? ["npx", "--yes"] : ["pnpm", "dlx"];
  const run = () =>
    runCommand(command, [...words, `@forecourt/upgrade@${version}`], { cwd: template, env: { ...env, CI: "" } });
  const told = await run();
  const manifestFile = join(template, "package.json");
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Record<
    "dependencies" | "devDependencies",
    Record<string, string>
  >;
  const ours = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(([name]) =>
    name.startsWith("@forecourt/"),
  );
  const behind = ours.filter(([, range]) => range !== `^${version}`).map(([name]) => name);
  if (behind.length > 0) throw new Error(`[release] The upgrade to ${version} left ${behind.join(", ")} behind.`);
  if (!told.includes(laterNote)) throw new Error(`[release] The upgrade to ${version} told no note of it:\n${told}`);
  if (readFileSync(join(template, "server", "app.ts"), "utf8").includes("ownPages"))
    throw new Error(`[release] The upgrade to ${version} left the code of server/app.ts as it was.`);
  await runCommand(manager, ["run", "types"], { cwd: template, env });

  const text = readFileSync(manifestFile, "utf8");
  writeFileSync(manifestFile, text.replace(`"@forecourt/core": "^${version}"`, '"@forecourt/core": "^0.0.9"'));
  const refused = await run().then(
    () => false,
    (error: Error) => error.message.includes("2 releases stand here"),
  );
  writeFileSync(manifestFile, text);
  if (!refused) throw new Error(`[release] The upgrade to ${version} took a mix of versions.`);
  return `${ours.length} packages at ${version}, its notes, its types; a mix is refused`;
}
