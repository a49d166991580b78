// The steps of `npm test`, in the order in which they start.

/** @typedef {import("./next-step.mjs").Step} Step */

/** A setting is added here. A change elsewhere can only take its reader away, which CI finds. */
const settings = /^packages\/core\/src\/site\/|^tooling\/check\//;
/** What documents say changes with themselves and with the template that their code is checked as. */
const documents = /\.md$|^apps\/outlet\/|^tooling\/check\/|package\.json$/;
/** How packages are packed changes with what says so. */
const packing = /package\.json$|tsconfig|tsup\.config|^pnpm-|^tooling\/(build|pack)\//;
const code = /\.[mc]?[jt]sx?$|\.json$/;
/** Takes minutes: once passed here, it is CI's. */
const never = /^$/;

/**
 * @param {object} input
 * @param {boolean} [input.isStrict] nothing that passed before counts: see tooling/vitest/waits.ts
 * @param {readonly string[]} [input.linted] files and folders to lint. @default the whole repository
 * @param {readonly string[]} [input.published] packages to build, on what was built of the others before. @default all
 * @returns {readonly Step[]}
 */
export function steps({ isStrict = false, linted = [], published }) {
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
  return [
    // The browser tests are the longest and wait for these: they come first, so that the rest runs beside the browsers.
    {
      name: "packages as published",
      command: published ? turbo("build", "--only", ...published.map((name) => `--filter=${name}`)) : turbo("build"),
      // tsup writes a file beside each configuration for a moment, which reading the whole tree would trip over.
      after: ["layers", "layers: the tooling", "unused code"],
    },
    {
      // How old each locked version is, and who published it: an installation does not ask again (pnpm-workspace.yaml).
      name: "lockfile against the policies of the supply chain",
      command: ["pnpm", "install", "--frozen-lockfile", "--lockfile-only", "--no-trust-lockfile"],
      onlyFor: /^pnpm-/,
      waits: true,
    },
    { name: "format", command: ["pnpm", "exec", "oxfmt", "--check", "."] },
    { name: "width of comments", command: [process.execPath, "tooling/check/comment-width.mjs"] },
    {
      name: "layers",
      command: [
        "pnpm",
        "exec",
        "depcruise",
        "--no-progress",
        "packages",
        "apps",
        "--config",
        ".dependency-cruiser.mjs",
      ],
    },
    {
      // Apart from the packages: tooling and their tests use one another, which the rule about folders would count.
      name: "layers: the tooling",
      command: ["pnpm", "exec", "depcruise", "--no-progress", "tooling", "--config", ".dependency-cruiser.mjs"],
      onlyFor: /^tooling\//,
    },
    { name: "purity of core", command: [process.execPath, "tooling/check/core-purity.mjs"] },
    { name: "what leaves core", command: [process.execPath, "tooling/check/core-exports.mjs"] },
    {
      name: "unused code",
      command: [
        "pnpm",
        "exec",
        "knip",
        "--no-progress",
        "--no-config-hints",
        "--include",
        "files,exports,types,unlisted",
      ],
    },
    { name: "addresses of the API", command: node("tooling/check/api-addresses.ts") },
    { name: "paths of pages", command: node("tooling/check/page-paths.ts") },
    { name: "countries in one table", command: node("tooling/check/countries.ts") },
    { name: "documents", command: node("tooling/check/docs.mjs"), onlyFor: documents },
    // Types are checked where they are read anyway: a compiler for each package read the packages below it once more,
    // and took a minute.
    {
      name: "lint and types",
      command: ["pnpm", "exec", "oxlint", "--type-aware", "--type-check", "--quiet", ...linted],
      onlyFor: code,
    },
    { name: "settings that live", command: node("tooling/check/settings.ts"), onlyFor: settings },
    {
      name: "publishable: what publint and the types of the tarballs say",
      command: node("tooling/pack/publishable.ts", ...(published ?? [])),
      after: ["packages as published"],
    },
    {
      name: "sizes of core",
      command: [process.execPath, "tooling/check/core-sizes.mjs"],
      after: ["packages as published"],
      onlyFor: /^packages\/core\/|^tooling\/check\/core-sizes/,
    },
    {
      name: "entries and their sizes",
      command: [process.execPath, "tooling/check/published-entries.mjs"],
      after: ["packages as published"],
    },
    {
      name: "reports of what is exported",
      command: [process.execPath, "tooling/check/api-report.mjs"],
      after: ["packages as published"],
    },
    {
      name: "the templates on packed packages",
      command: node("tooling/pack/run.ts", "metro"),
      after: ["packages as published"],
      onlyFor: packing,
    },
    { name: "the demo that is walked", command: node("tooling/e2e/make-demo.ts") },
    {
      name: "browser tests from packed packages",
      command: node("tooling/e2e/run.ts", "packed"),
      after: ["the templates on packed packages", "the demo that is walked"],
      isWalk: true,
      onlyFor: never,
    },
    {
      name: "contract and store tests of the platform",
      command: turbo("test", "--filter=@forecourt/platform"),
    },
    // More packages at once would only make each test of them slower.
    {
      name: "unit and component tests",
      command: turbo("test", "--filter=!@forecourt/platform", "--concurrency=3"),
      givesWay: true,
    },
    {
      name: "faults: a minute of attacks, crashes and broken services",
      command: ["pnpm", "run", "--silent", "task:faults", "--bounded"],
      after: ["the templates on packed packages"],
      // Not behind the browsers: the server under attack keeps deadlines of its own.
      waits: true,
      isWalk: true,
      onlyFor: never,
    },
    {
      name: "the workshop: every part in every dealer's look",
      command: turbo("walk"),
      after: ["packages as published"],
      givesWay: true,
      isWalk: true,
      onlyFor: never,
    },
    {
      // One template says that sources serve as they do under `npm start`; the others are built on the packages as
      // published.
      name: "the main walk in a browser, from source",
      command: node("tooling/e2e/run.ts", "metro", "enquiry"),
      after: ["the demo that is walked"],
      givesWay: true,
      isWalk: true,
    },
  ];
}
