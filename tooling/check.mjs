// `npm test`: everything. A step starts when a processor is free, and prints one line with its time; one that fails
// ends the run with its output.
import { spawn } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { dirname } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { changedSince, filesNow, keepPass } from "./check/kept-passes.mjs";
import { changedFolders, lintedPaths } from "./check/linted-folders.mjs";
import { takeMemoryFolder } from "./check/memory-folder.mjs";
import { nextStep } from "./check/next-step.mjs";
import { steps as allSteps } from "./check/steps.mjs";
import { otherBrowsers, whyNot } from "./e2e/other-browsers/other-browsers.ts";

const chromium = process.env.CHROME_PATH ?? "/usr/bin/chromium";
// Nothing that hides a hang, a leak or a flaw of the moment: see tooling/vitest/waits.ts.
const isStrict = process.argv.includes("--strict");
if (isStrict) process.env.FORECOURT_STRICT = "1";
const asked = process.argv.slice(2).filter((word) => word !== "--strict");

if (!existsSync(chromium)) {
  console.error(
    `The browser tests need Chromium at ${chromium}. On Debian or Ubuntu: apt-get install -y chromium. Elsewhere, set CHROME_PATH to a Chromium or Chrome.`,
  );
  process.exit(1);
}

// The compiler and the type-aware lint are Go programs, which collect garbage for a sixth of their time where memory is
// there: 4 GB.
process.env.GOGC ??= "400";
process.env.GOMEMLIMIT ??= "4GiB";

// A person's next run uses again what the last one left in the temporary folder; CI's machine is new each time.
if (process.env.CI) takeMemoryFolder();

// On a person's machine, what passed is not checked again where nothing of it changed, and what takes minutes is left
// to CI once it passed: `npm test -- packed workshop faults` runs it all the same.
const files = process.env.CI || isStrict ? undefined : filesNow();
const isWhole = files === undefined || asked.length > 0;
const steps = allSteps(isWhole ? { isStrict } : { linted: toLint(), published: toPublish() });
const isChosen = ({ name }) => asked.length === 0 || asked.some((word) => name.includes(word));
const chosen = steps.filter(isChosen);
if (chosen.length === 0) {
  console.error(`No step is named ${asked.join(" ")}. The steps are: ${steps.map(({ name }) => name).join("; ")}.`);
  process.exit(2);
}

/** Priority of a step that gives way, as `nice` counts it. */
const lower = 5;
/** The step that makes what others stand on at the same time (see tooling/pack/packed-consumer.ts). */
const packed = "the templates on packed packages";
const passedNow = new Set();
let passed = 0;
let hasFailed = false;
/** Each step that runs, and its process once it has one. */
const running = new Map();
const waiting = chosen.filter((step) => !passedBefore(step));
await new Promise((done) => {
  const startMore = () => {
    if (waiting.length === 0 && running.size === 0) done();
    for (let step = nextStep(waiting, [...running.keys()]); step; step = nextStep(waiting, [...running.keys()])) {
      waiting.splice(waiting.indexOf(step), 1);
      running.set(step, undefined);
      void attempt(step).then(startMore);
    }
  };
  startMore();
});
const skipped = chosen.some(({ name }) => name.includes("packed packages") && name.includes("browser"))
  ? otherBrowsers.flatMap((browser) => whyNot(browser) ?? [])
  : [];
for (const why of skipped) process.stdout.write(`– skipped: ${why}\n`);
process.stdout.write(`${passed} passed, 0 failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ""}\n`);

/** The packages of the workspace: folder → name. */
function packageNames() {
  return Object.fromEntries(
    globSync(["packages/*/package.json", "apps/*/package.json", "tooling/package.json"]).map((file) => [
      dirname(file),
      JSON.parse(readFileSync(file, "utf8")).name,
    ]),
  );
}

/** The folders that changed since a step passed here; undefined where it is to look at everything. */
function changedSincePass(step) {
  const changed = changedSince(step, files);
  return changed && changedFolders(changed, Object.keys(packageNames()));
}

/** What to lint; empty for the whole repository. */
function toLint() {
  const folders = changedSincePass("lint and types");
  if (!folders) return [];
  const code = Object.keys(files).filter((path) => /\.tsx?$/.test(path));
  return lintedPaths(
    folders,
    packageNames(),
    code.map((path) => [path, readFileSync(path, "utf8")]),
  );
}

/** Names of the packages to build; undefined for all. */
function toPublish() {
  const names = packageNames();
  return changedSincePass("packages as published")?.map((folder) => names[folder]);
}

function passedBefore({ name, onlyFor, isWalk }) {
  const changed = isWhole ? undefined : changedSince(name, files);
  if (!changed) return false;
  const isSame = isWalk ? !changed.some(isWalked) : changed.length === 0;
  if (!isSame && (!onlyFor || changed.some((path) => onlyFor.test(path)))) return false;
  passed += 1;
  process.stdout.write(`✓ ${name}: passed here before${isSame ? ", with these very files" : "; left to CI"}\n`);
  return true;
}

/** Whether a file is run or served by the browser tests; tests of packages and prose are not. */
function isWalked(path) {
  return !/\.md$|^(packages|apps)\/.*(\.test\.tsx?$|\/test\/)|^tooling\/bench\//.test(path);
}

/** @param {import("./check/next-step.mjs").Step} step */
async function attempt(step) {
  const { name, command } = step;
  const started = performance.now();
  const { code, output } = await run(step, command);
  running.delete(step);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (hasFailed) return new Promise(() => {});
  if (code !== 0) {
    hasFailed = true;
    process.stdout.write(`${output}\n✗ ${name} (${seconds} s)\n${passed} passed, 1 failed\n`);
    await Promise.all([...running.values()].map(stop));
    process.exit(1);
  }
  passed += 1;
  passedNow.add(name);
  if (files) keepPass(name, files);
  process.stdout.write(`✓ ${name} (${seconds} s)${summary(output)}\n`);
}

/** Runs a step and gathers what it prints. */
function run(step, [program, ...args]) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        TURBO_TELEMETRY_DISABLED: "1",
        ...(step.after?.includes(packed) && passedNow.has(packed) && { FORECOURT_PACKED: "made" }),
      },
    });
    running.set(step, child);
    if (step.givesWay && child.pid !== undefined) setPriority(child.pid, lower);
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    child.on("error", (error) => done({ code: 1, output: `${output}\n${error.message}` }));
    child.on("exit", (code) => done({ code: code ?? 1, output }));
  });
}

/** Ends what still runs, so that nothing goes on after the answer. */
function stop(child) {
  return new Promise((done) => {
    if (!child || child.exitCode !== null) return done();
    child.on("exit", done);
    child.kill();
  });
}

/** The closing line of a runner, where it has one worth repeating, and what needed another try. */
function summary(output) {
  const lines = stripVTControlCharacters(output).split("\n");
  const closing = lines.findLast((text) => /^(\s*Tasks:|.*\d+ passed)/.test(text));
  const again = lines.filter((text) => /\(retry x\d+\)/.test(text));
  return [closing ? `: ${closing}` : "", ...again.map((text) => `\n  passed at another try: ${text}`)]
    .map((text) => text.replace(/ +/g, " ").trimEnd())
    .join("");
}
