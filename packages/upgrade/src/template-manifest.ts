import { UpgradeError } from "./upgrade-error.ts";
import { compare } from "semver";
import { versionOf } from "./version.ts";

/** What a package.json says of dependencies. */
export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [key: string]: unknown;
}

const lists = ["dependencies", "devDependencies"] as const;
const isOurs = (name: string) => name.startsWith("@forecourt/");

/**
 * The one version of our packages that a template stands on.
 *
 * @throws UpgradeError where there are none, or several: packages of two releases are not tested together
 * @example
 * standingVersion({ dependencies: { "@forecourt/core": "^0.1.0", "@forecourt/storefront": "^0.1.0" } }) // "0.1.0"
 */
export function standingVersion(manifest: Manifest): string {
  const ours = lists.flatMap((list) => Object.entries(manifest[list] ?? {}).filter(([name]) => isOurs(name)));
  const versions = new Map(ours.map(([name, range]) => [name, versionOf(range)]));
  const unreadable = ours.find(([name]) => versions.get(name) === undefined);
  if (unreadable)
    throw new UpgradeError(
      `${unreadable[0]} is asked for as "${unreadable[1]}", which is no version. Write one, such as ^0.1.0.`,
    );
  const all = [...new Set([...versions.values()].filter((version) => version !== undefined))].toSorted(compare);
  const [version] = all;
  if (version === undefined)
    throw new UpgradeError(
      "No package of @forecourt stands in this package.json. Run this in the folder of a template.",
    );
  if (all.length > 1) {
    const named = all.map(
      (one) => `${one}: ${[...versions].flatMap(([name, of]) => (of === one ? name : [])).join(", ")}`,
    );
    throw new UpgradeError(
      `Packages of ${all.length} releases stand here:\n  ${named.join("\n  ")}\nThey are tested together in one version alone. Write the same version for each, install, and run this again.`,
    );
  }
  return version;
}

/**
 * The manifest with every package of ours at a version, and those of others that a template shares with them at what
 * that release was tested with. Packages that the release does not know stay.
 *
 * @param tested versions of the others, by name
 */
export function movedManifest(manifest: Manifest, version: string, tested: Readonly<Record<string, string>>): Manifest {
  const moved = (list: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(list).map(([name, range]) => [name, isOurs(name) ? `^${version}` : (tested[name] ?? range)]),
    );
  const changed = lists.flatMap((list) => (manifest[list] ? [[list, moved(manifest[list])] as const] : []));
  return { ...manifest, ...Object.fromEntries(changed) };
}
