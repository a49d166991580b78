import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startSlowRegistry } from "./slow-registry.ts";
import type { SlowRegistry } from "./slow-registry.ts";
import { temporaryFolder } from "../vitest/temporary-folder.ts";

const repository = join(import.meta.dirname, "..", "..");
const programOf = (name: string) => execFileSync("which", [name], { encoding: "utf8" }).trim();
/** The package with the program `node` of this machine. */
const node = `node-${process.platform}-${process.arch}`;
const script = (line: string) => `#!/bin/sh\n${line}\n`;

let folder = "";
let registry: SlowRegistry;
let npm: ChildProcess | undefined;

/** A checkout that has the real `tooling/run.mjs` and one dependency, for a machine that has nothing yet. */
beforeEach(async () => {
  folder = temporaryFolder("install");
  registry = await startSlowRegistry(join(folder, "packages"), [
    {
      manifest: { name: "part", version: "1.0.0", main: "part.js" },
      files: { "part.js": "module.exports = 'a part';" },
    },
    {
      manifest: { name: node, version: "24.21.0", bin: { node: "node.sh" } },
      files: { "node.sh": script(`exec ${process.execPath} "$@"`) },
    },
    {
      manifest: { name: "pnpm", version: "12.21.0", bin: "pnpm.sh" },
      files: { "pnpm.sh": script(`exec ${realpathSync(programOf("pnpm"))} "$@"`) },
    },
  ]);
  const checkout = join(folder, "checkout");
  mkdirSync(join(checkout, "tooling"), { recursive: true });
  mkdirSync(join(folder, "home"));
  copyFileSync(join(repository, "tooling", "run.mjs"), join(checkout, "tooling", "run.mjs"));
  writeFileSync(join(checkout, ".npmrc"), `registry=${registry.url}/\n`);
  writeFileSync(join(checkout, "pnpm-workspace.yaml"), "packages:\n  - .\npmOnFail: ignore\n");
  const scripts = {
    start: "node tooling/run.mjs serve",
    "task:serve": `node --print "'served with ' + require('part')"`,
  };
  writeFileSync(
    join(checkout, "package.json"),
    JSON.stringify({ name: "checkout", private: true, type: "module", scripts, dependencies: { part: "1.0.0" } }),
  );
  // What a machine with Node and npm alone has.
  mkdirSync(join(folder, "bin"));
  for (const program of ["node", "npm", "npx"])
    symlinkSync(realpathSync(programOf(program)), join(folder, "bin", program));
});
afterEach(() => {
  npm?.kill("SIGKILL");
  registry.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** `npm start` as a shell starts it, in a group of its own. */
function start({ hasPnpm }: { hasPnpm: boolean }) {
  const path = [join(folder, "bin"), ...(hasPnpm ? [dirname(programOf("pnpm"))] : []), "/usr/bin", "/bin"];
  const child = spawn("npm", ["start"], {
    cwd: join(folder, "checkout"),
    env: {
      HOME: join(folder, "home"),
      PATH: path.join(":"),
      npm_config_registry: `${registry.url}/`,
    },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  npm = child;
  // Its output closes when the last of what it started has ended.
  const closed = once(child, "close").then(([code]) => ({ code: code as number | null, output }));
  return { pid: child.pid ?? 0, closed };
}

/** What `npm start` waits for on a new machine, in the order in which it comes. */
const waits = [
  ["installs", "part", true],
  ["fetches pnpm", "pnpm", false],
  ["fetches Node", node, false],
] as const;

describe("npm start that is ended", () => {
  it.each(waits)(
    "while it %s, by SIGTERM or Ctrl-C, ends that, and the next start finishes it",
    async (_, awaited, hasPnpm) => {
      for (const end of [
        (pid: number) => process.kill(pid, "SIGTERM"),
        (pid: number) => process.kill(-pid, "SIGINT"),
      ]) {
        const asked = registry.holdBack(awaited);
        const ended = start({ hasPnpm });
        await asked;
        end(ended.pid);
        await ended.closed;
        registry.release();
      }
      const { code, output } = await start({ hasPnpm }).closed;
      expect(output).toContain("served with a part");
      expect(code).toBe(0);
    },
  );
});
