// `npm test`: everything, cheapest first in each lane. Each step prints one line with its time; a failing step prints its output and ends the run.
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { otherBrowsers, whyNot } from "./e2e/other-browsers/other-browsers.ts";

const chromium = process.env.CHROME_PATH ?? "/usr/bin/chromium";
// Nothing that hides a hang, a leak or a flaw of the moment: see tooling/vitest/waits.ts.
const isStrict = process.argv.includes("--strict");
if (isStrict) process.env.FORECOURT_STRICT = "1";
const turbo = (...tasks) => [
  "pnpm",
  "exec",
  "turbo",
  "run",
  ...tasks,
  ...(isStrict ? ["--force"] : []),
  "--output-logs=errors-only",
  "--log-order=grouped",
  "--continue=dependencies-successful",
];
const node = (...args) => [process.execPath, "--conditions=@forecourt/source", ...args];

/** @typedef {[name: string, command: string[]]} Step */

// Two processors, two lanes: one waits long for the processes and databases of the platform's tests, the other is quick.
/** @type {Step[]} */
const oneLane = [
  // Types are checked where they are read anyway: a compiler for each package read the packages below it once more, and took a minute.
  ["lint and types", ["pnpm", "exec", "oxlint", "--type-aware", "--type-check", "--quiet"]],
  ["contract and store tests of the platform", turbo("test", "--filter=@forecourt/platform")],
];
/** @type {Step[]} */
const otherLane = [
  ["format", ["pnpm", "exec", "oxfmt", "--check", "."]],
  ["layers", ["pnpm", "exec", "depcruise", "--no-progress", "packages", "apps", "--config", ".dependency-cruiser.mjs"]],
  ["purity of core", [process.execPath, "tooling/check/core-purity.mjs"]],
  ["what leaves core", [process.execPath, "tooling/check/core-exports.mjs"]],
  ["settings that live", node("tooling/check/settings.ts")],
  [
    "unused code",
    ["pnpm", "exec", "knip", "--no-progress", "--no-config-hints", "--include", "files,exports,types,unlisted"],
  ],
  ["addresses of the API", node("tooling/check/api-addresses.ts")],
  ["paths of pages", node("tooling/check/page-paths.ts")],
  ["documents", node("tooling/check/docs.mjs")],
  // More packages at once would only make each test of them slower.
  ["unit and component tests", turbo("test", "--filter=!@forecourt/platform", "--concurrency=3")],
  ["packages as published", turbo("publishable")],
  ["entries and their sizes", [process.execPath, "tooling/check/published-entries.mjs"]],
  ["reports of what is exported", [process.execPath, "tooling/check/api-report.mjs"]],
  ["templates", turbo("bundle")],
  ["the template on packed packages", node("tooling/pack/run.ts", "metro")],
  ["the demo that is walked", node("tooling/e2e/make-demo.ts")],
];
// While the workshop is built and its browser starts, one processor has time for the first walk.
/** @type {Step[]} */
const ofWorkshop = [["the workshop: every part in every dealer's look", turbo("walk")]];
/** @type {Step[]} */
const ofMainWalk = [
  ["the main walk in a browser, from source", node("tooling/e2e/run.ts", "source", "enquiry")],
  ["faults: a minute of attacks, crashes and broken services", ["pnpm", "run", "--silent", "task:faults", "--bounded"]],
];
/** Browsers need both processors. @type {Step[]} */
const inBrowsers = [["browser tests from packed packages", node("tooling/e2e/run.ts", "packed")]];
const steps = [...oneLane, ...otherLane, ...ofWorkshop, ...ofMainWalk, ...inBrowsers];

if (!existsSync(chromium)) {
  console.error(
    `The browser tests need Chromium at ${chromium}. On Debian or Ubuntu: apt-get install -y chromium. Elsewhere, set CHROME_PATH to a Chromium or Chrome.`,
  );
  process.exit(1);
}

const asked = process.argv.slice(2).filter((word) => word !== "--strict");
const isChosen = ([name]) => asked.length === 0 || asked.some((word) => name.includes(word));
if (!steps.some(isChosen)) {
  console.error(`No step is named ${asked.join(" ")}. The steps are: ${steps.map(([name]) => name).join("; ")}.`);
  process.exit(2);
}

// The browser and fault tests take minutes. On a person's machine, once they have passed whole, files that did not change are not
// walked again, and a change is walked from search to enquiry, from source: the rest is for CI, or `npm test -- packed workshop faults`.
const kept = "node_modules/.cache/forecourt-check";
const walked = process.env.CI || isStrict ? undefined : digestOfWhatIsWalked();
const isWhole = walked === undefined || asked.length > 0;

let passed = 0;
let hasFailed = false;
/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
await Promise.all([walkLane(oneLane), walkLane(otherLane)]);
await Promise.all([walkLane(ofWorkshop), walkLane(ofMainWalk)]);
await walkLane(inBrowsers);
const skipped = steps.some((step) => isChosen(step) && inBrowsers.includes(step))
  ? otherBrowsers.flatMap((browser) => whyNot(browser) ?? [])
  : [];
for (const why of skipped) process.stdout.write(`– skipped: ${why}\n`);
process.stdout.write(`${passed} passed, 0 failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ""}\n`);

async function walkLane(lane) {
  for (const step of lane.filter(isChosen)) await attempt(step);
}

async function attempt([name, command]) {
  const started = performance.now();
  const isLong = /packed|workshop|faults/.test(name);
  const isWalk = isLong || name.includes("browser");
  const mark = `${kept}/${name.replaceAll(" ", "-")}`;
  const before = isWalk && !isWhole && existsSync(mark) ? readFileSync(mark, "utf8") : undefined;
  if (before !== undefined && (before === walked || isLong)) {
    passed += 1;
    process.stdout.write(
      `✓ ${name}: passed here before${before === walked ? ", with these very files" : "; left to CI"}\n`,
    );
    return;
  }
  const [program, ...args] = command;
  const { code, output } = await run(program, args);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (hasFailed) return new Promise(() => {});
  if (code !== 0) {
    hasFailed = true;
    process.stdout.write(`${output}\n✗ ${name} (${seconds} s)\n${passed} passed, 1 failed\n`);
    await Promise.all([...running].map(stop));
    process.exit(1);
  }
  passed += 1;
  if (walked && isWalk) {
    mkdirSync(kept, { recursive: true });
    writeFileSync(mark, walked);
  }
  process.stdout.write(`✓ ${name} (${seconds} s)${summary(output)}\n`);
}

/** Everything that the browser tests run or serve, as it lies in the working tree; tests of packages and prose are not. */
function digestOfWhatIsWalked() {
  const list = execFileSync(
    "git",
    [
      "ls-files",
      "-co",
      "--exclude-standard",
      "packages",
      "apps",
      "tooling",
      "pnpm-lock.yaml",
      "package.json",
      "pnpm-workspace.yaml",
    ],
    { encoding: "utf8", maxBuffer: 64e6 },
  );
  const files = list
    .split("\n")
    .filter(
      (file) =>
        file !== "" &&
        existsSync(file) &&
        !/\.md$|^(packages|apps)\/.*(\.test\.tsx?$|\/test\/)|^tooling\/bench\//.test(file),
    );
  const hashes = execFileSync("git", ["hash-object", "--stdin-paths"], {
    encoding: "utf8",
    input: files.join("\n"),
    maxBuffer: 64e6,
  });
  return createHash("sha256").update(files.join("\n")).update(hashes).digest("hex");
}

function run(command, args) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
    });
    running.add(child);
    child.on("exit", () => running.delete(child));
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    child.on("error", (error) => done({ code: 1, output: `${output}\n${error.message}` }));
    child.on("exit", (code) => done({ code: code ?? 1, output }));
  });
}

/** Ends what the other lane runs, so that nothing goes on after the answer. */
function stop(child) {
  return new Promise((done) => {
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
