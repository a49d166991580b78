import type { EntryContext } from "react-router";
import { loaderDataProgram } from "./loader-data.ts";

/** What React Router begins a page with in a browser, as the server knows it. */
export interface RouterStart {
  /** The files of the template's build. */
  manifest: EntryContext["manifest"];
  /** What React Router says of itself, as JSON. */
  handoff: string;
  /** The one style sheet of the build. The page links it itself (page-styles.tsx). */
  sheet: string | undefined;
}

/** Files with the modules of the routes that open over a page, by the path below the page's own, and the ids of these routes. */
export type RouterPanels = Readonly<Record<string, { id: string; files: readonly string[] }>>;

/** The parts of a start, for a program that runs them when it likes. */
export interface RouterProgram {
  /** Runs at once. */
  prepare: string;
  /** Addresses of all files, in the order in which they run; the last one begins React. */
  files: readonly string[];
  /** What opens over the page. */
  panels: RouterPanels;
  /** The file that names the build. */
  build: string;
  /**
   * Makes the modules of the page's routes known. `loaded` has the modules of all `files` but the last by their addresses; `opened` says which of the
   * `panels` the page has become, `fetched` loads a file.
   */
  knowRoutes: string;
  /** Hands on the data that the page holds (loader-data.ts). */
  giveData: string;
}

/**
 * What `<Scripts />` would write for a page, in parts. `<Scripts />` runs all of them at once, as soon as they are there.
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
  // What others stand on comes first: each file is run by itself.
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
    knowRoutes: [
      `const parts=${JSON.stringify(modules.map((of) => of.map((file) => files.indexOf(file))))}.map(of=>of.map(at=>loaded[files[at]]));`,
      `const ids=${JSON.stringify(entries.map(({ id }) => id))};`,
      ...(Object.keys(panels).length > 0
        ? [
            `const over=${JSON.stringify(panels)}[opened];`,
            `if(over){ids.push(over.id);parts.push(await Promise.all(over.files.map(file=>fetched(file))))}`,
          ]
        : []),
      `window.__reactRouterRouteModules=Object.fromEntries(parts.map((of,i)=>[ids[i],of.length>1?Object.assign({},...of):of[0]]));`,
    ].join(""),
    giveData: loaderDataProgram,
  };
}

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
