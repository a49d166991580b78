import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { importedFiles } from "./imported-files.ts";

/** Pages that a small yard does without. */
const leftOut = [
  "my-garage",
  "my-test-drive",
  "book-test-drive",
  "service",
  "special-offers",
  "offer",
  "careers",
  "spin-to-win",
  "online-payment",
  "save-search",
  "saved-searches",
  "alert-link",
  "watchlist",
  "checkout",
] as const;

/** A page of prose, the first page, results and a car, by the names of their routes. */
const weighed = ["privacy-policy", "home", "search", "vehicle"] as const;

/** More files for the same code cost so much, in bytes: decision 0042. */
const splittingBytes = 1000;

/**
 * Leaves fourteen pages out of a template that is built, builds it again, and puts them back.
 *
 * @returns what each page loaded before and loads now, in a line
 * @throws Error when the template has no fewer bytes then, or a page has more
 */
export async function leavePagesOut(template: string, build: () => Promise<unknown>): Promise<string> {
  const routes = join(template, "app/routes.ts");
  const text = readFileSync(routes, "utf8");
  const before = weighScripts(template);
  writeFileSync(routes, text.replace("standardRoutes()", `standardRoutes({ without: ${JSON.stringify(leftOut)} })`));
  try {
    await build();
  } finally {
    writeFileSync(routes, text);
  }
  const now = weighScripts(template);
  const kB = (bytes: number | undefined) => ((bytes ?? 0) / 1000).toFixed(1);
  const said = [...before].map(([name, bytes]) => `${name} ${kB(bytes)} → ${kB(now.get(name))} kB`).join(", ");
  const heavier = [...before].filter(([name, bytes]) => (now.get(name) ?? 0) > bytes + splittingBytes);
  if (heavier.length > 0 || (now.get("all") ?? 0) >= (before.get("all") ?? 0))
    throw new Error(`[release] ${leftOut.length} pages left out save nothing: ${said}`);
  return `${leftOut.length} pages left out: ${said}`;
}

/**
 * Bytes of scripts with gzip: those of each page that is weighed, its own and those that it imports, and all of the
 * template.
 */
function weighScripts(template: string): ReadonlyMap<string, number> {
  const assets = join(template, "build/client/assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const codes = new Map(scripts.map((name) => [name, readFileSync(join(assets, name), "utf8")]));
  const bytes = new Map([...codes].map(([name, code]) => [name, gzipSync(code, { level: 9 }).length]));
  const list = scripts.find((name) => name.startsWith("manifest-"));
  if (list === undefined) throw new Error(`[release] ${assets} has no list of routes.`);
  const code = codes.get(list) ?? "";
  const { entry, routes } = JSON.parse(code.slice(code.indexOf("{"), code.lastIndexOf("}") + 1)) as Manifest;
  const sum = (names: Iterable<string>) => [...names].reduce((total, name) => total + (bytes.get(name) ?? 0), 0);
  const pages = weighed.map((name) => {
    const route = routes[`routes/${name}`];
    const { root } = routes;
    if (!route || !root) throw new Error(`[release] The template has no route ${name}.`);
    return [name, sum(importedFiles([entry, root, route].flatMap(filesOf), codes))] as const;
  });
  return new Map([...pages, ["all", sum(scripts)]]);
}

const filesOf = ({ module, clientLoaderModule, clientActionModule }: Module): string[] =>
  [module, clientLoaderModule, clientActionModule].flatMap((path) => (path === undefined ? [] : basename(path)));

/** A module, as React Router's list of routes has it. */
interface Module {
  module: string;
  clientLoaderModule?: string;
  clientActionModule?: string;
}

interface Manifest {
  entry: Module;
  routes: Readonly<Record<string, Module>>;
}
