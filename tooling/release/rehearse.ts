// `npm run rehearse [-- npm|pnpm|newcomer]`: publishes every package to a registry of its own on this machine, makes a
// template from it in an empty folder outside the repository, installs, type-checks, builds and serves it, and opens it
// in Chromium; leaves pages out, and weighs what is left; asks it the operator's commands; adds what guides and recipes
// say, and serves that; fills every slot, and opens it under development: what a team does, by the commands of
// docs/new-template.md. And what a newcomer does: `npm start` in a fresh clone.
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { CheckName } from "@forecourt/template-suite";
import { publicPackages } from "../pack/pack-packages.ts";
import { runCommand } from "../pack/run-command.ts";
import { addToTemplate } from "./add-to-template.ts";
import { changeTemplate } from "./change-template.ts";
import { documentedSteps } from "./documented-steps.ts";
import { fillEverySlot } from "./fill-every-slot.ts";
import { keepSuite } from "./keep-suite.ts";
import { leavePagesOut } from "./leave-pages-out.ts";
import { openTemplate } from "./open-template.ts";
import { laterThan, publishLater } from "./publish-later.ts";
import { publishPackages } from "./publish-packages.ts";
import { serveDemo } from "./serve-demo.ts";
import { endingWays, startDevelopment } from "./start-development.ts";
import type { Development, EndingWay } from "./start-development.ts";
import { startVerdaccio } from "./start-verdaccio.ts";
import { upgradeTemplate, writeAsBefore } from "./upgrade-template.ts";
import { walkAuthorSite } from "./walk-author-site.ts";
import { walkDevelopment } from "./walk-development.ts";
import { walkNewcomer } from "./walk-newcomer.ts";

const repository = resolve(import.meta.dirname, "..", "..");
const asked = process.argv.slice(2);
/**
 * What a template with two layouts of its own keeps: all but the weight, which docs/new-template.md says is too much
 * then.
 */
const checksOfOwnLayouts: readonly CheckName[] = ["pages", "search", "vehicle", "enquiry", "finance", "accessibility"];
const managers = (["npm", "pnpm"] as const).filter((manager) => asked.length === 0 || asked.includes(manager));
/** Releases that a template is moved to: the next, and one whose first number says that it breaks. */
const laterReleases = laterThan(publicPackages()[0]?.version ?? "");
const temporary = realpathSync(tmpdir());
const tools = join(
  temporary,
  `forecourt-verdaccio-${createHash("sha256").update(repository).digest("hex").slice(0, 8)}`,
);
const folder = mkdtempSync(join(temporary, "forecourt-rehearsal-"));

/** Pictures of the layouts that an author made. */
const pictures = join(repository, "test-results", "rehearsal");

const say = (lines: readonly string[]) => void process.stdout.write(lines.map((line) => `  ${line}\n`).join(""));
const timed = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
  const start = performance.now();
  const result = await work();
  process.stdout.write(`✓ ${what} (${((performance.now() - start) / 1000).toFixed(1)} s)\n`);
  return result;
};

if (asked.length === 0 || asked.includes("newcomer")) {
  const seen = await timed("what a newcomer does", () => walkNewcomer({ repository, folder: join(folder, "clone") }));
  say(seen);
}
if (managers.length > 0) await makeTemplates();
rmSync(folder, { recursive: true, force: true });

async function makeTemplates(): Promise<void> {
  await timed("build every package", () =>
    runCommand("pnpm", ["exec", "turbo", "run", "build", "--output-logs=errors-only"], { cwd: repository }),
  );
  const registry = await timed("start Verdaccio", () => startVerdaccio({ folder: join(folder, "registry"), tools }));
  try {
    const published = await timed("publish", () =>
      publishPackages({ registry: registry.address, token: registry.token }),
    );
    process.stdout.write(`  ${published.join(", ")}\n`);
    for (const version of laterReleases)
      await timed(`publish it again as ${version}`, () =>
        publishLater(published, version, {
          folder: join(folder, `later-${version}`),
          registry: registry.address,
          token: registry.token,
        }),
      );
    for (const manager of managers) await rehearse(manager, registry);
  } finally {
    await registry.stop();
  }
}

async function rehearse(manager: "npm" | "pnpm", registry: { address: string }): Promise<void> {
  const outside = join(folder, manager);
  const template = join(outside, "coast-cars");
  mkdirSync(outside);
  // A package manager of its own home: nothing that is cached of these versions on this machine is used.
  const home = join(folder, `${manager}-home`);
  writeFileSync(join(outside, ".npmrc"), `registry=${registry.address}\n`);
  const cache = join(home, "cache");
  // Below `pnpm run`, npm would say that it is pnpm.
  const env: Record<string, string> =
    manager === "npm"
      ? { npm_config_registry: registry.address, npm_config_cache: cache, npm_config_user_agent: "npm" }
      : {
          pnpm_config_registry: registry.address,
          pnpm_config_store_dir: join(home, "store"),
          pnpm_config_cache_dir: cache,
          pnpm_config_minimum_release_age: "0",
        };
  // Nobody is there to say yes when npm asks whether it may fetch what writes the template.
  const type = (line: string, cwd: string) =>
    timed(line, () =>
      runCommand(manager, line.split(" ").slice(1), { cwd, env: { ...env, CI: "true", npm_config_yes: "true" } }),
    );

  const [create, install, build] = documentedSteps[manager];
  await type(create, outside);
  const files = readdirSync(template, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(join(template, file)).isFile(),
  );
  const lines = files.reduce((sum, file) => sum + readFileSync(join(template, file), "utf8").split("\n").length - 1, 0);
  process.stdout.write(`  ${files.length} files, ${lines} lines: ${files.sort().join(", ")}\n`);
  writeFileSync(join(template, ".npmrc"), `registry=${registry.address}\n`);
  await type(install, template);
  await timed("one React, one router", async () => refuseDuplicates(template));
  await type(`${manager} run types`, template);
  await timed("the declarations of packages, for an author who has them checked", () =>
    runCommand("npx", ["--no-install", "tsc", "--skipLibCheck", "false"], { cwd: template, env }),
  );
  await type(build, template);
  const demo = { folder: template, site: "coast-cars", env };
  say(
    await timed("serve the demo and open it", () =>
      serveDemo(demo, async (base) => [...(await keepSuite(base)), await openTemplate(base)]),
    ),
  );
  say([
    await timed("pages left out", () =>
      leavePagesOut(template, () => runCommand(manager, ["run", "build"], { cwd: template, env })),
    ),
  ]);
  const forecourt = (...words: string[]) =>
    runCommand("npx", ["--no-install", "forecourt", ...words], { cwd: template, env });
  for (const command of commandsOf("npx forecourt"))
    process.stdout.write(await timed(command, () => forecourt(...command.split(" ").slice(2))));
  await timed("what guides and recipes say, added", () => addToTemplate(template, forecourt));
  process.stdout.write(
    await timed("npx forecourt site check site.json", () => forecourt("site", "check", "site.json")),
  );
  await timed("the types of what was written", () => runCommand(manager, ["run", "types"], { cwd: template, env }));
  await type(build, template);
  const leads = () => forecourt("leads", "list", "--site", demo.site, "--json");
  say(
    await timed("serve it as its author made it", () =>
      serveDemo(demo, async (base) => [
        ...(await walkAuthorSite(base, { pictures: join(pictures, manager), leads })),
        ...(await keepSuite(base, checksOfOwnLayouts)),
      ]),
    ),
  );
  await developTemplate(manager, template, env);
  writeAsBefore(template);
  for (const version of laterReleases) {
    const moved = await timed(`upgrade to ${version} by the command alone`, () =>
      upgradeTemplate(manager, version, { template, env }),
    );
    process.stdout.write(`  ${moved}\n`);
  }
}

/**
 * Fills every slot and opens the template as its author does; ends development in every way and looks for what stays
 * behind.
 */
async function developTemplate(
  manager: "npm" | "pnpm",
  template: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  fillEverySlot(template);
  await timed("the types of a template that fills every slot", () =>
    runCommand(manager, ["run", "types"], { cwd: template, env }),
  );
  const start = () => startDevelopment({ command: [manager, "run", "dev"], folder: template, site: "coast-cars", env });
  const end = (development: Development, way: EndingWay) =>
    timed(`${manager} run dev ends with its database: ${way}`, async () => {
      await development.stop(way);
      if (existsSync(join(template, ".forecourt", "records", "postmaster.pid")))
        throw new Error(`[release] ${manager} run dev was ended by ${way} and left PostgreSQL running in ${template}.`);
    });
  const [first, ...others] = endingWays;
  const development = await start();
  try {
    say([
      await timed(`${manager} run dev, opened`, () => walkDevelopment(development.base)),
      await timed("changed while it runs", () => changeTemplate(template, development.base)),
    ]);
  } finally {
    await end(development, first);
  }
  for (const way of others) await end(await start(), way);
}

/** The commands of the guide that begin so. */
function commandsOf(beginning: string): string[] {
  const guide = readFileSync(join(repository, "docs", "new-template.md"), "utf8");
  return guide.split("\n").filter((line) => line.startsWith(`${beginning} `));
}

/** Two copies of React or of the router make hooks and contexts fail in ways that are hard to trace. */
function refuseDuplicates(template: string): void {
  const modules = readdirSync(join(template, "node_modules"), { recursive: true, encoding: "utf8" });
  for (const name of ["react", "react-dom", "react-router"]) {
    const copies = new Set(
      modules
        .filter((path) => path.endsWith(`node_modules/${name}/package.json`) || path === `${name}/package.json`)
        .map((path) => realpathSync(join(template, "node_modules", path))),
    );
    if (copies.size !== 1)
      throw new Error(
        `[release] A new template has ${copies.size} copies of ${name}: ${[...copies].join(", ")}. Make it a peer dependency of every package that uses it.`,
      );
  }
}
