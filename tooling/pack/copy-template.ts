// `node tooling/pack/copy-template.ts <folder>`: our own template as the sources of a new one, for
// @forecourt/create-template. What differs between templates becomes a placeholder; all else is what CI builds and
// walks here.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";

const repository = resolve(import.meta.dirname, "..", "..");
const own = join(repository, "apps", "metro");

interface Manifest {
  version: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Copies our own template into a folder, with placeholders; what lies there goes. */
export function copyTemplate(to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const left = new Set(["node_modules", "build", "test", ".react-router", ".turbo", "theme.ts", "home.ts"]);
  cpSync(own, to, { recursive: true, filter: (path) => !left.has(basename(path)) });
  replace(join(to, "app/root.tsx"), [["export default function Metro()", "export default function Template()"]]);
  replace(join(to, "server/app.ts"), [
    ['import { homeBlocks } from "../app/home.ts";\n', ""],
    [", homeBlocks)", ")"],
  ]);
  replace(join(to, "vite.config.ts"), [['"metro"', '"__NAME__"']]);
  writeJson(join(to, "package.json"), templateManifest());
  writeJson(join(to, "tsconfig.json"), typeOptions());
}

/** The package.json of a new template. */
export function templateManifest(): object & Pick<Manifest, "dependencies" | "devDependencies"> {
  const read = (folder: string) =>
    JSON.parse(readFileSync(join(repository, folder, "package.json"), "utf8")) as Manifest;
  const { dependencies, devDependencies } = read("apps/metro");
  // All published packages share a version; our own template is not published and keeps its first.
  const { version, engines } = read("packages/create-template");
  const versions = new Map(
    [...readFileSync(join(repository, "pnpm-workspace.yaml"), "utf8").matchAll(/^ {2}"?([@\w./-]+)"?: (\d\S*)$/gm)].map(
      ([, name = "", exact = ""]) => [name, exact],
    ),
  );
  // Exact, as tested together: packages of one release of the router refuse each other's neighbours.
  const plain = (list: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(list).map(([name, asked]) => [
        name,
        asked.startsWith("workspace:") ? `^${version}` : (versions.get(name) ?? asked),
      ]),
    );
  const root = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as {
    devDependencies: Record<string, string>;
  };
  const typescript = root.devDependencies["typescript-native"]?.replace("npm:typescript@", "") ?? "";
  // Both package managers ask which dependencies may run scripts when they are installed; one list answers both.
  const pnpmAnswers = readFileSync(join(repository, "packages/create-template/files/pnpm-workspace.yaml"), "utf8");
  const allowScripts = Object.fromEntries(
    [...pnpmAnswers.matchAll(/^ {2}"?([@\w./-]+)"?: false$/gm)].map(([, name = ""]) => [name, false]),
  );
  // What the guide imports besides, so that its examples need no installation.
  const documented = { "@forecourt/enquiry": `^${version}`, "@forecourt/finance": `^${version}` };
  const made = {
    name: "__NAME__",
    private: true,
    version: "0.0.0",
    type: "module",
    engines,
    scripts: {
      dev: "forecourt-server dev",
      build: "react-router build",
      demo: "forecourt-server demo",
      start: "forecourt-server",
      types: "react-router typegen && tsc",
      suite: "forecourt-template-suite http://__NAME__.localhost:4000/",
    },
    // The platform brings the command `forecourt`: pnpm links the commands of an app's own dependencies alone.
    dependencies: {
      ...plain(dependencies),
      ...documented,
      "@forecourt/platform": `^${version}`,
      "@forecourt/server": `^${version}`,
    },
    devDependencies: { "@forecourt/template-suite": `^${version}`, ...plain(devDependencies), typescript },
    allowScripts,
  };
  return made;
}

/** The type options of the house without its source condition, and those of the template on top. */
function typeOptions(): object {
  const read = (file: string) =>
    JSON.parse(readFileSync(file, "utf8")) as { compilerOptions: Record<string, unknown>; include: string[] };
  const { compilerOptions: house } = read(join(repository, "tsconfig.base.json"));
  const { compilerOptions, include } = read(join(own, "tsconfig.json"));
  delete house.customConditions;
  // A route's own types, `./+types/workshop`, are written by the first step of `types`.
  const written = "./.react-router/types";
  return {
    compilerOptions: { ...house, ...compilerOptions, rootDirs: [".", written] },
    include: [...include, `${written.slice(2)}/**/*`],
  };
}

function replace(file: string, changes: readonly (readonly [from: string, to: string])[]): void {
  let text = readFileSync(file, "utf8");
  for (const [from, to] of changes) {
    if (!text.includes(from))
      throw new Error(`[create-template] ${file} no longer holds "${from}". Mend tooling/pack/copy-template.ts.`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(file, text);
}

const writeJson = (file: string, value: object) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error("[create-template] Say which folder the template goes to.");
  copyTemplate(resolve(folder));
}
