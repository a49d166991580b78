// `npm run release [-- --dry-run]`: builds every package, then publishes those whose version the registry does not have
// yet.
import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { publicPackages } from "../pack/pack-packages.ts";
import { runCommand } from "../pack/run-command.ts";
import { publishPackages } from "./publish-packages.ts";
import { tagPackages } from "./tag-packages.ts";

const repository = resolve(import.meta.dirname, "..", "..");
const dryRun = process.argv.includes("--dry-run");
const unknown = process.argv.slice(2).filter((word) => word !== "--dry-run");
/** A registry compares what a provenance says with the address in the package, and refuses one without. */
const unaddressed = globSync("{packages,apps}/*/package.json", { cwd: repository }).filter((file) => {
  const manifest = JSON.parse(readFileSync(join(repository, file), "utf8")) as {
    private?: boolean;
    repository?: unknown;
  };
  return manifest.private !== true && manifest.repository === undefined;
});
const { FORECOURT_REGISTRY: named, NODE_AUTH_TOKEN: token, FORECOURT_PROVENANCE: provenance } = process.env;

if (unknown.length > 0) fail(`There is no flag ${unknown.join(" ")}. --dry-run does everything but send.`);
else if (!named && !dryRun)
  fail(
    "FORECOURT_REGISTRY names no registry, and packages of dealers are not sent to the public one by mistake. Set it to the registry's address, NODE_AUTH_TOKEN to its token, or say --dry-run.",
  );
else if (provenance === "true" && unaddressed.length > 0)
  fail(
    `FORECOURT_PROVENANCE attests which repository a package was built from, and these do not name it: ${unaddressed.join(", ")}. Add "repository": { "type": "git", "url": "git+https://…" } to each, or leave FORECOURT_PROVENANCE out.`,
  );
else {
  const registry =
    named ||
    execFileSync("npm", ["config", "get", "registry"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  await runCommand("pnpm", ["exec", "turbo", "run", "build", "--output-logs=errors-only"], { cwd: repository });
  const published = await publishPackages({ registry, token, provenance: provenance === "true", dryRun });
  // Those of an earlier try, too, which ended before its tags. The changesets action makes a release of each such line;
  // `changeset git-tag` of version 3 prints none.
  if (!dryRun)
    for (const tag of await tagPackages(publicPackages(), repository)) process.stdout.write(`New tag: ${tag}\n`);
  process.stdout.write(
    `${published.map((one) => `${dryRun ? "would publish" : "published"} ${one}\n`).join("")}${published.length} packages\n`,
  );
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}
