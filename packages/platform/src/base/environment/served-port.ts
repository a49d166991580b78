import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const fileOf = (dataDir: string) => join(dataDir, "port");

/** Keeps the port on which the sites of a data folder are served, for commands that say where a site answers. */
export function keepServedPort(dataDir: string, port: number): void {
  writeFileSync(fileOf(dataDir), `${port}\n`);
}

/**
 * The port of this machine on which the sites of a data folder answer: that of the environment, otherwise the one on
 * which they were served last, otherwise 4000.
 *
 * @example
 * keepServedPort(dataDir, 4100);
 * servedPort(dataDir, {}) // "4100"
 * servedPort(dataDir, { PORT: "8080" }) // "8080"
 */
export function servedPort(dataDir: string, env: Readonly<Record<string, string | undefined>>): string {
  if (env.PORT) return env.PORT;
  return existsSync(fileOf(dataDir)) ? readFileSync(fileOf(dataDir), "utf8").trim() : "4000";
}
