// Runs a package script on Node 24 with pnpm 12, whatever Node (20 or newer) this machine has.
// `pnpm run` installs what is missing first. Exit codes pass through; nothing is downloaded when both are there.
import { execFileSync, spawn, spawnSync } from "node:child_process";

const NODE = "24.21.0";
const PNPM = "12.21.0";
const [script, ...args] = process.argv.slice(2);
const parent = process.ppid;

const hasNode = Number(process.versions.node.split(".")[0]) >= 24;
const pnpmVersion = spawnSync("pnpm", ["--version"], { encoding: "utf8" }).stdout?.trim() ?? "";
const hasPnpm = Number(pnpmVersion.split(".")[0]) >= 12;

// Of npx only the path of what it fetches is wanted: a signal to npx ends its shell, and nothing below hears of it.
const fetched = ["-y", "-p", `node@${NODE}`, "-p", `pnpm@${PNPM}`, "--", "node", "--print", "process.env.PATH"];
const PATH =
  hasNode && hasPnpm
    ? process.env.PATH
    : execFileSync("npx", fetched, { encoding: "utf8", stdio: ["inherit", "pipe", "inherit"] }).trim();

// On SIGTERM pnpm kills what it runs within a moment: databases would go on without their server. On SIGINT it waits. In
// a group of its own it hears of neither but from here.
const child = spawn("pnpm", ["run", "--silent", `task:${script}`, ...args], {
  stdio: "inherit",
  detached: true,
  env: { ...process.env, PATH, npm_config_update_notifier: "false" },
});
let isEnding = false;
const end = () => {
  if (!isEnding) child.kill("SIGINT");
  isEnding = true;
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
// npm that is ended tells nobody: what it started is then another's child.
setInterval(() => process.ppid !== parent && end(), 250).unref();
child.on("exit", (code) => process.exit(code ?? 130));
child.on("error", (error) => {
  console.error(`forecourt: cannot run pnpm: ${error.message}`);
  process.exit(1);
});
