import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { publicPackages } from "../pack/pack-packages.ts";
import { runCommand } from "../pack/run-command.ts";

const repository = resolve(import.meta.dirname, "..", "..");

/** Where and how packages are published. */
export interface Publishing {
  /** Address of the registry. */
  registry: string;
  /** Token of the registry; without one, what npm is configured with is used. */
  token?: string | undefined;
  /** Attest where the packages were built; the registry must take that. */
  provenance?: boolean;
  /** Do everything but send. */
  dryRun?: boolean;
}

/**
 * The name under which a registry hands a version out. A version before a release has a name of its own: nobody gets it
 * who asks for no version, or for the latest.
 *
 * @example
 * distTag("0.2.0") // "latest"
 * distTag("0.2.0-next.1") // "next"
 */
export const distTag = (version: string): string =>
  version.includes("-") ? (/-.*?([a-z]+)/i.exec(version)?.[1] ?? "next") : "latest";

/**
 * Publishes every package whose version the registry does not have yet. They must be built.
 *
 * @returns what was published, as `name@version`
 * @throws Error with the output of pnpm when the registry refuses
 */
export async function publishPackages({
  registry,
  token,
  provenance = false,
  dryRun = false,
}: Publishing): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-publish-"));
  try {
    const config = join(folder, "npmrc");
    const { host, pathname } = new URL(registry);
    writeFileSync(
      config,
      token === undefined ? "" : `//${host}${pathname.replace(/\/*$/, "/")}:_authToken=${token}\n`,
      { mode: 0o600 },
    );
    const flags = [...(provenance ? ["--provenance"] : []), ...(dryRun ? ["--dry-run"] : [])];
    const env: Record<string, string> =
      token === undefined
        ? {}
        : {
            NPM_CONFIG_USERCONFIG: config,
            npm_config_userconfig: config,
            PNPM_CONFIG_USERCONFIG: config,
            pnpm_config_userconfig: config,
          };
    // All packages share a version.
    const [{ version } = { version: "" }] = publicPackages();
    const output = await runCommand(
      "pnpm",
      [
        "--recursive",
        "publish",
        "--registry",
        registry,
        "--access",
        "restricted",
        "--tag",
        distTag(version),
        "--no-git-checks",
        "--json",
        ...flags,
      ],
      { cwd: repository, env },
    );
    return publishedNames(output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function publishedNames(output: string): string[] {
  const start = output.search(/^[[{]/m);
  if (start < 0) return [];
  const said = JSON.parse(output.slice(start)) as Published | Published[];
  return (Array.isArray(said) ? said : [said]).map(({ name, version }) => `${name}@${version}`);
}

interface Published {
  name: string;
  version: string;
}
