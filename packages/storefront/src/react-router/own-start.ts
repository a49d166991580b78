import type { EntryContext } from "react-router";
import { readLoaderData } from "./loader-data.ts";
import type { RouterStart } from "./router-start.ts";

/** A page that starts in our way, in the parts that React Router would have written into it. */
export interface OwnStart {
  /** For `<ServerRouter>`, which then writes neither data nor the style sheet. */
  context: EntryContext;
  start: RouterStart;
  /** Data of the page's loaders, as React Router's own lines of JSON. */
  data: string;
}

/**
 * Takes a page's start out of what React Router hands to the server's entry.
 *
 * @returns undefined where it hands on no data: the page starts as React Router has it
 */
export async function ownStart(context: EntryContext): Promise<OwnStart | undefined> {
  const { serverHandoffStream, serverHandoffString: handoff = "{}", manifest, ...others } = context;
  if (serverHandoffStream === undefined) return undefined;
  const { root } = manifest.routes;
  // The page is made of the routes that match its address: React Router would make all others anew for each page, and
  // show none of them.
  const matched = context.staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const routes = Object.fromEntries(
    matched.map((route) => [route.id, route === root && root.css ? { ...root, css: [] } : route]),
  );
  return {
    context: { ...others, serverHandoffString: handoff, manifest: { ...manifest, routes } },
    start: { manifest, handoff, sheet: root?.css?.[0] },
    data: await readLoaderData(serverHandoffStream),
  };
}
