// Runs a package script on Node 24 with pnpm 12, whatever Node (20 or newer) this machine has.
// `pnpm run` installs what is missing first. Exit codes pass through; nothing is downloaded when both are there.
import { spawn, spawnSync } from "node:child_process";

const NODE = "24.21.0";
const PNPM = "12.21.0";
const [script, ...args] = process.argv.slice(2);

const hasNode = Number(process.versions.node.split(".")[0]) >= 24;
const pnpmVersion = spawnSync("pnpm", ["--version"], { encoding: "utf8" }).stdout?.trim() ?? "";
const hasPnpm = Number(pnpmVersion.split(".")[0]) >= 12;

const pnpmRun = ["pnpm", "run", "--silent", `task:${script}`, ...args];
const [command, ...rest] =
  hasNode && hasPnpm ? pnpmRun : ["npx", "-y", "-p", `node@${NODE}`, "-p", `pnpm@${PNPM}`, "--", ...pnpmRun];

const child = spawn(command, rest, { stdio: "inherit", env: { ...process.env, npm_config_update_notifier: "false" } });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));
child.on("error", (error) => {
  console.error(`forecourt: cannot run ${command}: ${error.message}`);
  process.exit(1);
});
