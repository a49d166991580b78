// `npm run docs [-- --workshop]`: the documents as a site, with a search over all of them, in
// `tooling/docs-site/build`. A link that leads nowhere ends it. `--workshop` puts the workshop below it: every part by
// itself, in each dealer's look.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runCommand } from "../pack/run-command.ts";
import { stagePages } from "./stage-pages.ts";

const version = "1.6.4";
const repository = resolve(import.meta.dirname, "..", "..");
const hasWorkshop = process.argv.includes("--workshop");
/** Not a dependency of the repository: 100 MB would be in everybody's install, so VitePress is installed here once. */
const tools = join(
  tmpdir(),
  `forecourt-docs-${createHash("sha256").update(`${version} ${repository}`).digest("hex").slice(0, 8)}`,
);
const [site, out] = [join(tools, "site"), join(import.meta.dirname, "build")];

if (!existsSync(join(tools, "node_modules", "vitepress"))) {
  mkdirSync(tools, { recursive: true });
  writeFileSync(
    join(tools, "package.json"),
    JSON.stringify({ private: true, type: "module", dependencies: { vitepress: version } }),
  );
  await runCommand("npm", ["install", "--no-audit", "--no-fund"], { cwd: tools });
}
const pages = stagePages(repository, site, { hasWorkshop });
await runCommand(process.execPath, ["node_modules/vitepress/bin/vitepress.js", "build", site, "--outDir", out], {
  cwd: tools,
});
if (hasWorkshop)
  await runCommand(
    "pnpm",
    ["exec", "storybook", "build", "--quiet", "--disable-telemetry", "-o", join(out, "workshop")],
    { cwd: join(repository, "apps", "workshop"), env: { NODE_ENV: "production" } },
  );
process.stdout.write(`${pages.length} pages: ${join(out, "index.html")}\n`);
