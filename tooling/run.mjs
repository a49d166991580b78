// Runs a package script on Node 24 with pnpm 12, whatever Node (20 or newer) this machine has.
// `pnpm run` installs what is missing first. Exit codes pass through; nothing is downloaded when both are there.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const NODE = "24.21.0";
const PNPM = "12.21.0";
const [script, ...args] = process.argv.slice(2);
const parent = process.ppid;
// Older ones have no `import.meta.dirname`, and fetch Node 24 all the same.
const root = resolve(fileURLToPath(new URL("..", import.meta.url)));

/** Asks what is under way to end. */
let ask = () => {};
let isEnding = false;
function end() {
  if (!isEnding) ask();
  isEnding = true;
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
// npm that is ended tells nobody: what it started is then another's child.
setInterval(() => process.ppid !== parent && end(), 250).unref();

const PATH = isReady(process.env.PATH) ? process.env.PATH : await fetchTools();
const { code } = await run(
  "pnpm",
  ["run", "--silent", `task:${script}`, ...args],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      PATH,
      npm_config_update_notifier: "false",
      // What one process compiled, TypeScript included, the next one has: it starts a third sooner.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules", ".cache", "node-compile"),
    },
  },
  (pnpm) => pnpm.kill("SIGINT"),
);
process.exit(code);

/** Whether Node 24 and pnpm 12 are on a path. */
function isReady(path) {
  const majorOf = (program) => {
    const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8", env: { ...process.env, PATH: path } });
    return Number(stdout?.trim().replace(/^v/, "").split(".")[0] || 0);
  };
  return majorOf("node") >= 24 && majorOf("pnpm") >= 12;
}

/**
 * The path with Node and pnpm, which npx and pnpm fetch and keep. What npx keeps half-made, because it was ended, goes.
 * pnpm needs no Node, and fetches it in a sixth of the time that npm takes.
 */
async function fetchTools() {
  const pnpm = `pnpm@${PNPM}`;
  const system = process.platform === "win32" ? "win" : process.platform;
  // As the package `node` names what it installs.
  const prefix = system === "darwin" && process.arch === "arm64" ? "node-bin" : "node";
  const node = `${prefix}-${system}-${process.arch}@${NODE}`;
  // Where npx keeps it, and the lock that the next one would wait for.
  const name = createHash("sha512").update(pnpm).digest("hex").slice(0, 16);
  const forget = () =>
    rmSync(join(process.env.npm_config_cache ?? join(homedir(), ".npm"), "_npx", name), {
      recursive: true,
      force: true,
    });
  const forgetHalf = () => isEnding && forget();
  process.on("exit", forgetHalf);
  // Of both only the path of what they fetch is wanted: a signal to npx ends its shell, and nothing below hears of it.
  const tenYears = "--config.dlx-cache-max-age=5256000";
  const words = ["-y", "-p", pnpm, "--", "pnpm", `--package=${node}`, tenYears, "--silent", "dlx"];
  const fetchOnce = () =>
    run(
      "npx",
      [...words, "node", "--print", "process.env.PATH"],
      { stdio: ["inherit", "pipe", "inherit"] },
      ({ pid }) => endGroup(pid),
    ).then(({ output }) => output.trim());
  let path = await fetchOnce();
  if (!isReady(path)) {
    forget();
    path = await fetchOnce();
  }
  process.off("exit", forgetHalf);
  if (isReady(path)) return path;
  console.error(
    `forecourt: npx and pnpm could not fetch Node ${NODE} and pnpm ${PNPM}. Install Node 24 or newer and pnpm 12 to go on without.`,
  );
  process.exit(1);
}

/**
 * Runs a command in a group of its own. On SIGTERM pnpm kills what it runs within a moment: databases would go on
 * without their server. On SIGINT it waits. In a group of its own it hears of neither but from `askToEnd`. When this
 * process is ending, what the command leaves of its group is ended too, such as the installation that pnpm began with;
 * nothing further is begun.
 */
async function run(command, words, options, askToEnd) {
  if (isEnding) process.exit(130);
  const child = spawn(command, words, { ...options, detached: true });
  ask = () => askToEnd(child);
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (text) => (output += text));
  const code = await new Promise((resolve) => {
    child.on("exit", (exitCode) => resolve(exitCode ?? 130));
    child.on("error", (error) => {
      console.error(`forecourt: cannot run ${command}: ${error.message}`);
      process.exit(1);
    });
  });
  if (!isEnding) {
    if (child.stdout && !child.stdout.readableEnded) await once(child.stdout, "end");
    return { code, output };
  }
  await endGroup(child.pid);
  process.exit(code || 130);
}

/**
 * Ends what is left of a group of processes: asks, and insists after five seconds. npm waits for a download that is
 * under way.
 */
async function endGroup(group) {
  const send = (signal) => {
    try {
      return process.kill(-group, signal);
    } catch {
      return false;
    }
  };
  if (!send("SIGTERM")) return;
  for (let waited = 0; waited < 5000 && send(0); waited += 50) await pause(50);
  send("SIGKILL");
}
