// The layers of docs/architecture.md: imports go down only.
const features = ["search", "vehicle", "finance", "enquiry", "account", "dealership"];
const pkg = (...names) => `^packages/(${names.join("|")})/`;
const apps = "^apps/";

const mayImport = (name, from, to) => ({
  name,
  severity: "error",
  comment: `${name}: allowed packages are ${to.join(", ") || "none"} (docs/architecture.md).`,
  from: { path: from, pathNot: "\\.test\\.tsx?$|/test/|(vitest|tsup)\\.config\\.ts$" },
  to: { path: "^(packages|apps|tooling)/", pathNot: [from, ...to.map((other) => `^packages/${other}/`)] },
});

/** Layers of the platform, each with those below it. The files of `src` itself open and join them. */
const below = {
  base: [],
  records: ["base"],
  domain: ["records", "base"],
  search: ["domain", "records", "base"],
  files: ["domain", "records", "base"],
  workers: ["files", "search", "domain", "records", "base"],
  http: ["files", "search", "domain", "records", "base"],
  commands: ["workers", "files", "search", "domain", "records", "base"],
};
const platform = "^packages/platform/src/";

const importsOnlyBelow = ([layer, lower]) => ({
  name: `platform-${layer}`,
  severity: "error",
  comment: `${layer} of the platform imports only ${[layer, ...lower].join(", ")} (docs/architecture.md).`,
  from: { path: `${platform}${layer}/` },
  to: { path: platform, pathNot: `${platform}(${[layer, ...lower].join("|")})/` },
});

export default {
  forbidden: [
    ...Object.entries(below).map(importsOnlyBelow),
    {
      name: "platform-layers",
      severity: "error",
      comment: "A folder of the platform that is no layer: put its files into one, or declare the layer here.",
      from: { path: platform },
      to: { path: `${platform}[^/]+/`, pathNot: `${platform}(${Object.keys(below).join("|")})/` },
    },
    {
      name: "platform-answers-in-http",
      severity: "error",
      comment: "Only http knows requests, cookies and statuses: let the domain take and answer values.",
      from: { path: platform, pathNot: `${platform}http/` },
      to: { path: "(^|/)hono(@|/|$)" },
    },
    {
      name: "platform-needs-no-fixtures",
      severity: "error",
      comment: "A test that opens more than its own layer belongs into packages/platform/test, with the fixtures.",
      from: { path: platform },
      to: { path: "^packages/platform/test/" },
    },
    {
      name: "platform-folders",
      scope: "folder",
      severity: "error",
      comment: "Folders of the platform that import one another, by types or through others.",
      from: { path: platform },
      to: { circular: true },
    },
    mayImport("core-imports-nothing-of-ours", pkg("core"), []),
    mayImport("ui-kit-knows-no-cars", pkg("ui-kit"), []),
    mayImport("search-engine-stands-alone", pkg("search-engine"), []),
    mayImport("api-stands-on-core", pkg("api"), ["core"]),
    mayImport("platform-imports", pkg("platform"), ["core", "api", "search-engine"]),
    ...features.map((feature) =>
      mayImport(`feature-${feature}-imports-no-feature`, pkg(feature), ["core", "api", "ui-kit"]),
    ),
    mayImport("storefront-imports", pkg("storefront"), ["core", "api", "ui-kit", ...features]),
    {
      name: "templates-import-no-server-side",
      severity: "error",
      comment:
        "A template composes packages of the shopper's side; platform and search-engine reach it through api only.",
      from: { path: "^apps/(?!server/)" },
      to: { path: `${pkg("platform", "search-engine")}|^apps/server/` },
    },
    {
      name: "packages-import-no-app",
      severity: "error",
      comment: "Nothing in packages may import an app or the tooling.",
      from: {
        path: "^packages/",
        pathNot: "drizzle\\.config\\.ts$|\\.test\\.tsx?$|/test/|tsup\\.config\\.ts$|vitest\\.config\\.ts$",
      },
      to: { path: `${apps}|^tooling/` },
    },
    {
      name: "core-is-pure",
      severity: "error",
      comment: "core has no React and no Node: its rules take values and return values.",
      from: { path: pkg("core"), pathNot: "\\.test\\.ts$|/testing/|vitest\\.config\\.ts$|tsup\\.config\\.ts$" },
      to: { path: "react|^node:|^(fs|path|os|crypto|http|https|process|child_process)$", pathNot: "^packages/core/" },
    },
    {
      name: "router-behind-its-interface",
      severity: "error",
      comment: "What reaches into React Router stands behind src/react-router/index.ts (docs/decisions/0044).",
      from: { path: "^(packages|apps|tooling)/", pathNot: "^packages/storefront/(src/react-router/|vite\\.js$)" },
      to: { path: "^packages/storefront/src/react-router/", pathNot: "/react-router/index\\.ts$" },
    },
    {
      name: "drizzle-behind-one-file",
      severity: "error",
      comment:
        "Values of Drizzle come from src/records/drizzle.ts: a process starts 0.4 s sooner (docs/decisions/0048).",
      from: { path: "^packages/platform/", pathNot: "/src/records/drizzle\\.ts$" },
      to: { path: "drizzle-orm", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "ours-is-declared",
      severity: "error",
      comment: "A package of ours that this one does not declare: if the layers allow it, add it to package.json.",
      from: { path: "^(packages|apps|tooling)/" },
      to: { path: "^@forecourt/", couldNotResolve: true },
    },
    {
      name: "no-cycles",
      severity: "error",
      comment: "A cycle of imports. Imports of types count: who reads one file of a cycle has to read them all.",
      from: { pathNot: "node_modules" },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|build|\\.react-router|node_modules/(?!@forecourt))/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    combinedDependencies: false,
    enhancedResolveOptions: {
      conditionNames: ["@forecourt/source", "import", "node", "default", "types"],
      exportsFields: ["exports"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
