// Plain JavaScript on purpose: a template's routes.ts asks for these through Node's own resolution, which does not
// know the source condition. From a checkout the TypeScript source is used, from a published package the built file.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const declarations = new URL("../core/src/pages.ts", import.meta.url);
/** @type {typeof import("@forecourt/core/pages")} */
const { standardPages } = await import(
  /* @vite-ignore */ existsSync(declarations) ? declarations.href : "@forecourt/core/pages"
);

// Named: beside its own expression Vite would look the address up among the files that are there, and tests run before
// a build.
const here = import.meta.url;

/** Absolute path of a standard route module of the storefront. */
export function standard(name) {
  const source = fileURLToPath(new URL(`./src/routes/${name}.tsx`, here));
  return existsSync(source) ? source : fileURLToPath(new URL(`./dist/routes/${name}.js`, here));
}

/**
 * The standard pages as React Router's route entries, except those the template leaves out; `own` ones in modules of
 * the template.
 */
export const standardRoutes = ({ without = [], own = [] } = {}) => {
  const fileOf = (module) => (own.includes(module) ? ownModule(module) : standard(module));
  return [
    ...routesOf(
      standardPages.filter(({ name }) => !without.includes(name)),
      fileOf,
    ),
    ...(without.includes("not-found") ? [] : [{ id: "routes/not-found", path: "*", file: fileOf("not-found") }]),
  ];
};

/** The pages that a template declares as its own, each in the module of its name in app/routes. */
export const ownRoutes = (pages) => routesOf(pages, ownModule);

/** The module of a page in app/routes. */
const ownModule = (name) => `routes/${name}.tsx`;

/** A route for each path of a page; those that open on top of another page stand within its route. */
function routesOf(pages, fileOf) {
  const entriesOf = ({ name, paths, module = name, within }) => {
    const above = pages.find((page) => page.name === within)?.paths[0];
    const children = pages.filter((page) => page.within === name).flatMap(entriesOf);
    return paths.map((path, index) => ({
      // With an id of its own: the module's path would stand in every page otherwise.
      id: `routes/${name}${index === 0 ? "" : `-${index + 1}`}`,
      ...(path === "/" ? { index: true } : { path: routePath(path.slice((above?.length ?? 0) + 1)) }),
      file: fileOf(module),
      ...(children.length > 0 ? { children } : {}),
    }));
  };
  return pages.filter(({ within }) => within === undefined).flatMap(entriesOf);
}

/** As React Router writes what varies: "cars/:slug" of "cars/{slug}". */
const routePath = (path) => path.replaceAll(/\{(\w+)(\??)\}/g, ":$1$2");
