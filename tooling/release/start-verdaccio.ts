import { spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../pack/run-command.ts";
import { freePort } from "./free-port.ts";

const version = "6.10.4";

/** A registry on this machine. */
export interface LocalRegistry {
  address: string;
  token: string;
  stop(): Promise<void>;
}

/**
 * Starts Verdaccio on a free port. Packages of ours are only its own; for all others it asks the registry that this
 * machine uses. Not a dependency of the repository: its three hundred packages would be in everybody's install, so it
 * is installed into `tools` once.
 *
 * @param folder for its storage, empty
 * @param tools where Verdaccio itself is kept from run to run
 */
export async function startVerdaccio({ folder, tools }: { folder: string; tools: string }): Promise<LocalRegistry> {
  const program = join(tools, "node_modules", "verdaccio", "bin", "verdaccio");
  if (!existsSync(program)) {
    mkdirSync(tools, { recursive: true });
    // One of its dependencies asks for a version of node-fetch that is not to be had.
    writeFileSync(
      join(tools, "package.json"),
      JSON.stringify({ private: true, dependencies: { verdaccio: version }, overrides: { "node-fetch": "2.7.0" } }),
    );
    await runCommand("npm", ["install", "--no-audit", "--no-fund"], { cwd: tools });
  }
  const upstream = (await runCommand("npm", ["config", "get", "registry"], { cwd: tools })).trim();
  const config = {
    storage: join(folder, "storage"),
    auth: { htpasswd: { file: join(folder, "htpasswd") } },
    uplinks: { upstream: { url: upstream, cache: true, timeout: "60s" } },
    packages: {
      "@forecourt/*": { access: "$all", publish: "$authenticated" },
      "**": { access: "$all", proxy: "upstream" },
    },
    log: { type: "stdout", format: "json", level: "warn" },
    max_body_size: "50mb",
  };
  const file = join(folder, "config.json");
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(config));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const child = spawn(process.execPath, [program, "--config", file, "--listen", `127.0.0.1:${port}`], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => said.push(text));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await answering(
    `${address}-/ping`,
    () => child.exitCode !== null,
    () => said.join(""),
  );
  const made = await fetch(`${address}-/user/org.couchdb.user:release`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "release", password: "a password of the rehearsal" }),
  });
  const { token } = (await made.json()) as { token?: string };
  if (token === undefined) throw new Error(`[release] Verdaccio made no user: ${made.status}.`);
  return {
    address,
    token,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Asks an address until it answers; the one who waits is told when what is waited for has ended. */
async function answering(url: string, hasEnded: () => boolean, log: () => string): Promise<void> {
  const until = Date.now() + 120_000;
  while (Date.now() < until && !hasEnded()) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`[release] ${url} does not answer:\n${log()}`);
}
