import type { EntryContext } from "react-router";

/** What React Router begins a page with in a browser, as the server knows it. */
export interface RouterStart {
  /** The files of the template's build. */
  manifest: EntryContext["manifest"];
  /** React Router's context, as JSON. */
  handoff: string;
  /** The one style sheet of the build. The page links it itself (page-styles.tsx). */
  sheet: string | undefined;
}

/**
 * Files with the modules of the routes that open over a page, by the path below the page's own, and the ids of these
 * routes.
 */
type RouterPanels = Readonly<Record<string, { id: string; files: readonly string[] }>>;

/** The parts of a start, for a program that runs them when it likes. */
export interface RouterProgram {
  /** Runs at once. */
  prepare: string;
  /** Addresses of all files, in the order in which they run; the last one begins React. */
  files: readonly string[];
  /** Routes that open over the page. */
  panels: RouterPanels;
  /** The file that names the build. */
  build: string;
  /** Values for the placeholders of {@link knowRoutes}. */
  known: { parts: readonly (readonly number[])[]; ids: readonly string[] };
}

/**
 * What `<Scripts />` would write for a page, in parts. `<Scripts />` runs all of them at once, as soon as they are
 * there.
 *
 * @param routes ids of the routes of the page, from the root
 */
export function routerProgram({ manifest, handoff }: RouterStart, routes: readonly string[]): RouterProgram {
  const entries = routes.flatMap((id) => manifest.routes[id] ?? []);
  // A route's module may be split: its parts are put together again.
  const modules = entries.map(modulesOf);
  const panels = Object.fromEntries(
    Object.values(manifest.routes).flatMap((route) =>
      route?.path !== undefined && route.parentId !== undefined && route.parentId === routes.at(-1)
        ? [[route.path, { id: route.id, files: modulesOf(route) }]]
        : [],
    ),
  );
  // Dependencies come first, because each file runs by itself.
  const files = [
    ...new Set([
      ...manifest.entry.imports,
      ...entries.flatMap(({ imports = [] }) => imports),
      ...modules.flat(),
      manifest.url,
      manifest.entry.module,
    ]),
  ];
  return {
    prepare: `window.__reactRouterContext=${handoff};window.__reactRouterContext.stream=new ReadableStream({start(controller){window.__reactRouterContext.streamController=controller}}).pipeThrough(new TextEncoderStream());`,
    files,
    panels,
    build: manifest.url.slice(manifest.url.lastIndexOf("/") + 1),
    known: { parts: modules.map((of) => of.map((file) => files.indexOf(file))), ids: entries.map(({ id }) => id) },
  };
}

/**
 * Program that makes the modules of the page's routes known. It finds those of all `files` but the last by their
 * addresses in `loaded`. Its holes are what {@link routerProgram} says of a page, and `__over__` its panels.
 *
 * @param options.opens `opened` says which of the panels the page has become, and `fetched` loads a file
 */
export const knowRoutes = ({ opens }: { opens: boolean }): string =>
  [
    `const parts=__parts__.map(of=>of.map(at=>loaded[files[at]])),ids=__ids__;`,
    ...(opens
      ? [
          `const over=__over__[opened];`,
          `if(over){ids.push(over.id);parts.push(await Promise.all(over.files.map(file=>fetched(file))))}`,
        ]
      : []),
    `window.__reactRouterRouteModules=Object.fromEntries(parts.map((of,i)=>[ids[i],of.length>1?Object.assign({},...of):of[0]]));`,
  ].join("");

function modulesOf({
  module,
  clientActionModule,
  clientLoaderModule,
  clientMiddlewareModule,
  hydrateFallbackModule,
}: NonNullable<RouterStart["manifest"]["routes"][string]>): string[] {
  return [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module].filter(
    (part) => part !== undefined,
  );
}
