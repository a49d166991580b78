import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../pack/run-command.ts";

/** What the later release of the rehearsal says of itself. */
export const laterNote = "Breaking: this release was made by the rehearsal.";

/**
 * The releases after a version: the next, and one whose first number says that it breaks.
 *
 * @example
 * laterThan("0.2.0") // ["0.3.0", "1.0.0"]
 */
export function laterThan(version: string): [next: string, breaking: string] {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return [`${major}.${minor + 1}.0`, `${major + 1}.0.0`];
}

/**
 * Publishes packages again as a later release: the same code under another version, with a note. Nobody gets it who
 * does not ask for that version.
 *
 * @param published what was published before, as `name@version`
 */
export async function publishLater(
  published: readonly string[],
  version: string,
  { folder, registry, token }: { folder: string; registry: string; token: string },
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const config = join(folder, "npmrc");
  writeFileSync(config, `//${new URL(registry).host}/:_authToken=${token}\n`, { mode: 0o600 });
  const npm = (...words: string[]) =>
    runCommand("npm", [...words, "--registry", registry, "--userconfig", config], { cwd: folder });
  // One after the other they take a minute; each waits for the registry most of its time.
  await Promise.all(
    published.map(async (earlier) => {
      const to = join(folder, earlier.replaceAll(/[^a-z]+/g, "-"));
      mkdirSync(to);
      await npm("pack", earlier, "--pack-destination", to);
      const [tarball = ""] = readdirSync(to);
      await runCommand("tar", ["-xzf", tarball], { cwd: to });
      const home = join(to, "package");
      change(join(home, "package.json"), (manifest) => ({
        ...manifest,
        version,
        ...Object.fromEntries(
          (["dependencies", "peerDependencies"] as const).flatMap((list) =>
            manifest[list] ? [[list, moved(manifest[list], version)]] : [],
          ),
        ),
      }));
      const facts = join(home, "dist", "release-facts.json");
      if (existsSync(facts))
        change(facts, (known) => ({
          ...known,
          version,
          notes: { ...known.notes, [version]: [laterNote] },
        }));
      await npm("publish", home, "--tag", "later", "--access", "restricted");
    }),
  );
}

const moved = (list: Record<string, string>, version: string) =>
  Object.fromEntries(
    Object.entries(list).map(([name, range]) => [name, name.startsWith("@forecourt/") ? `^${version}` : range]),
  );

interface Changed {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  notes?: object;
}

function change(file: string, to: (value: Changed) => unknown): void {
  writeFileSync(file, JSON.stringify(to(JSON.parse(readFileSync(file, "utf8")) as Changed)));
}
