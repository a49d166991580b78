import { spawnSync } from "node:child_process";

/**
 * Installs what the manifest of this folder asks for.
 *
 * @param say hears why the package manager could not be started: else nothing would be said, as it is what says what
 *   goes wrong
 * @returns the exit code
 */
export function install(manager: string, say: (text: string) => void): number {
  const { status, error } = spawnSync(manager, ["install"], { stdio: "inherit" });
  if (error)
    say(`${manager} could not be started (${error.message}). The files are changed; now run: ${manager} install\n`);
  return status ?? 1;
}
