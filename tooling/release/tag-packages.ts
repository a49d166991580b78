import type { PublicPackage } from "../pack/pack-packages.ts";
import { runCommand } from "../pack/run-command.ts";

/**
 * Tags the commit that packages were published from with the name and version of each. A tag that is there stays where
 * it is.
 *
 * @param cwd the repository
 * @returns the tags that it made, such as `@forecourt/core@0.2.0`
 */
export async function tagPackages(
  packages: readonly Pick<PublicPackage, "name" | "version">[],
  cwd: string,
): Promise<string[]> {
  const git = (...words: string[]) => runCommand("git", words, { cwd });
  const known = (await git("tag", "--list")).split("\n");
  const missing = packages.map(({ name, version }) => `${name}@${version}`).filter((tag) => !known.includes(tag));
  for (const tag of missing) await git("tag", tag, "--message", tag);
  return missing;
}
