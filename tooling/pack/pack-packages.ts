import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { runCommand } from "./run-command.ts";

const repository = resolve(import.meta.dirname, "..", "..");

export interface PublicPackage {
  name: string;
  version: string;
  folder: string;
}

/** The packages that are published, and their folders. */
export function publicPackages(): PublicPackage[] {
  return globSync("{packages,apps}/*/package.json", { cwd: repository }).flatMap((file) => {
    const folder = resolve(repository, file, "..");
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
      name: string;
      version: string;
      private?: boolean;
    };
    return manifest.private === true ? [] : [{ name: manifest.name, version: manifest.version, folder }];
  });
}

/**
 * Packs a built package as for publishing.
 *
 * @param destination the tarball's folder
 * @returns path of the tarball. Its name changes with the content: a package manager keeps what it knows of a tarball
 *   by its path.
 */
export async function packPackage({ folder }: Pick<PublicPackage, "folder">, destination: string): Promise<string> {
  mkdirSync(destination, { recursive: true });
  const output = await runCommand("pnpm", ["pack", "--json", "--pack-destination", destination], { cwd: folder });
  const { filename } = JSON.parse(output) as { filename: string };
  const packed = join(destination, basename(filename));
  const hash = createHash("sha256").update(readFileSync(packed)).digest("hex").slice(0, 12);
  const tarball = packed.replace(/\.tgz$/, `-${hash}.tgz`);
  renameSync(packed, tarball);
  return tarball;
}
