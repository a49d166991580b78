import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { folderHash } from "./folder-hash.ts";
import { packPackage, publicPackages } from "./pack-packages.ts";
import { runCommand } from "./run-command.ts";

/** A copy of the apps that stands on the packages as published. */
export interface PackedConsumer {
  /** Folder that holds `apps/`, outside the repository. */
  root: string;
  /** The build of the template that was asked for: `client` and `server`. */
  buildDir: string;
}

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const repository = resolve(import.meta.dirname, "..", "..");
/** Libraries that break when a page holds two of them. */
const singletons = ["react", "react-dom", "react-router"];

/**
 * Packs every package as for publishing, and makes a folder outside the workspace in which our templates and the server
 * are installed from those tarballs: nothing of the repository's sources is in reach. Type-checks and builds the
 * templates there, for production. What is there already for the same sources is used again. It lies on the disk, where
 * pnpm links files: a temporary folder in memory would hold a copy of each.
 *
 * With `FORECOURT_PACKED=made` what is there is used as it is: `npm test` has just made it, and several of its steps
 * stand on it at the same time.
 *
 * @throws Error with the output of the step that failed
 */
export async function packedConsumer(options: {
  template: string;
  onProgress?: (line: string) => void;
}): Promise<PackedConsumer> {
  const { template, onProgress = () => {} } = options;
  const templates = globSync("apps/*/react-router.config.ts", { cwd: repository }).map((file) =>
    basename(dirname(file)),
  );
  const folder = `/tmp/forecourt-packed-${createHash("sha256").update(repository).digest("hex").slice(0, 8)}`;
  const consumer = { root: folder, buildDir: join(folder, "apps", template, "build") };
  const stateFile = join(folder, "state.txt");
  if (process.env.FORECOURT_PACKED === "made" && existsSync(stateFile)) return consumer;
  await runCommand(
    "pnpm",
    [
      "exec",
      "turbo",
      "run",
      "build",
      "--filter=./packages/*",
      "--filter=@forecourt/server",
      "--output-logs=errors-only",
    ],
    { cwd: repository },
  );

  const packages = publicPackages();
  const published = packages.flatMap((one) =>
    ["dist", "drizzle", "makes", "payment-marks", "places", "demo", "package.json", "routes.js", "vite.js"].map(
      (name) => join(one.folder, name),
    ),
  );
  const own = [
    ...templates.map((name) => `apps/${name}`),
    "tsconfig.base.json",
    "pnpm-workspace.yaml",
    "tooling/pack",
  ].map((name) => join(repository, name));
  const state = folderHash([...published, ...own]);
  if (existsSync(stateFile) && readFileSync(stateFile, "utf8") === `${template} ${state}`) return consumer;

  rmSync(stateFile, { force: true });
  for (const part of ["tarballs", "apps"]) rmSync(join(folder, part), { recursive: true, force: true });
  onProgress(`packing ${packages.length} packages`);
  const tarballs: Record<string, string> = {};
  for (const one of packages) tarballs[one.name] = `file:${await packPackage(one, join(folder, "tarballs"))}`;

  for (const name of templates) copyApp(name, folder);
  writeServerApp(folder);
  writeWorkspace(folder, tarballs);
  onProgress("installing the tarballs");
  await runCommand("pnpm", ["install", "--prefer-offline", "--no-frozen-lockfile"], {
    cwd: folder,
    env: { CI: "true" },
  });
  refuseDuplicates(folder);
  onProgress("checking the types against the published declarations");
  const tsc = join(repository, "node_modules", ".bin", "tsc");
  await Promise.all(templates.map((name) => runCommand(tsc, ["-p", join(folder, "apps", name)], { cwd: folder })));
  onProgress(`building ${templates.length} templates`);
  const folders = templates.map((name) => join(folder, "apps", name));
  // A process without our condition: packages have no sources there.
  await runCommand(process.execPath, [join(repository, "tooling", "bundle", "folders.ts"), ...folders], {
    cwd: folder,
  });
  writeFileSync(stateFile, `${template} ${state}`);
  return consumer;
}

const readManifest = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Manifest;
/** What a consumer asks for: the version that all packages share. */
const released = `^${readManifest(join(repository, "packages/core/package.json")).version}`;

/**
 * Copies the sources of an app; its `workspace:` dependencies become plain versions, as a consumer would write them.
 */
function copyApp(name: string, folder: string): void {
  const from = join(repository, "apps", name);
  const to = join(folder, "apps", name);
  const left = new Set(["node_modules", "build", "test", ".react-router", ".turbo"]);
  cpSync(from, to, { recursive: true, filter: (path) => !left.has(basename(path)) });
  const manifest = readManifest(join(to, "package.json"));
  for (const list of [manifest.dependencies, manifest.devDependencies])
    for (const [dependency, version] of Object.entries(list ?? {}))
      if (list && version.startsWith("workspace:")) list[dependency] = released;
  writeFileSync(join(to, "package.json"), JSON.stringify(manifest, null, 2));
}

/** What a deployment is: a folder that depends on the server and, for its command line, on the platform. */
function writeServerApp(folder: string): void {
  const to = join(folder, "apps", "server");
  mkdirSync(to, { recursive: true });
  const dependencies = { "@forecourt/platform": released, "@forecourt/server": released };
  writeFileSync(
    join(to, "package.json"),
    JSON.stringify({ name: "deployment", private: true, type: "module", dependencies }, null, 2),
  );
}

/**
 * The consumer's own workspace: the same versions of other people's libraries, ours from the tarballs, no source
 * condition.
 */
function writeWorkspace(folder: string, tarballs: Readonly<Record<string, string>>): void {
  const ours = readFileSync(join(repository, "pnpm-workspace.yaml"), "utf8");
  const shared = ours
    .replace(/^packages:\n(?: +- .*\n)+/m, 'packages:\n  - "apps/*"\n')
    .replace(/^linkWorkspacePackages:.*\n/m, "");
  const overrides = Object.entries(tarballs).map(([name, tarball]) => `  "${name}": "${tarball}"\n`);
  writeFileSync(join(folder, "pnpm-workspace.yaml"), `${shared}\noverrides:\n${overrides.join("")}`);
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "consumer", private: true, type: "module" }, null, 2),
  );
  const base = JSON.parse(readFileSync(join(repository, "tsconfig.base.json"), "utf8")) as {
    compilerOptions: Record<string, unknown>;
  };
  delete base.compilerOptions.customConditions;
  writeFileSync(join(folder, "tsconfig.base.json"), JSON.stringify(base, null, 2));
}

/** Two copies of React or of the router make hooks and contexts fail in ways that are hard to trace. */
function refuseDuplicates(folder: string): void {
  const installed = readdirSync(join(folder, "node_modules", ".pnpm"));
  for (const name of singletons) {
    const copies = installed.filter((entry) => entry.startsWith(`${name}@`));
    if (copies.length !== 1)
      throw new Error(
        `The consumer has ${copies.length} copies of ${name} (${copies.join(", ")}). Make it a peer dependency of every package that uses it.`,
      );
  }
}
