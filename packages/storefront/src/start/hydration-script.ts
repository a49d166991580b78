import { routerProgram } from "../react-router/index.ts";
import type { RouterStart } from "../react-router/index.ts";
import { startTexts } from "./start-texts.ts";

/** What a page starts with. */
export interface HydrationScriptOptions {
  router: RouterStart;
  /** Ids of the routes of the page, from the root. */
  routes: readonly string[];
  /** Whether the page has filters, which are answered before its scripts are there. */
  filters: boolean;
}

/** The two inline scripts of a page. */
export interface StartScripts {
  /** Runs at once. */
  prepare: string;
  /** A module. */
  start: string;
}

/**
 * Makes the scripts that hydrate a page later than React Router's `<Scripts />` would, so that pictures load before
 * scripts.
 *
 * - They are fetched at low priority, once the page is loaded and the browser is idle, or at the shopper's first move,
 *   touch or key.
 * - Each file runs in a task of its own, and none while the shopper presses (start-pauses.ts). A file that fails to
 *   load is requested again.
 * - Links and forms work meanwhile.
 * - A filter of a page with `filters`, and a form that opens over its page, are answered in place (early-answers.ts).
 *   Nothing else of the start runs meanwhile.
 * - Other presses that need scripts are recorded: buttons, links that only change what the page shows or ask for a
 *   phone number, and Escape. They are replayed in order once the page is hydrated (`forecourt:ready`). A link is
 *   followed after 3 s without it. A button that the device has pressed meanwhile, such as the heart of a car that is
 *   saved already, is as the shopper wanted it: its press is not replayed.
 * - After a reload, Back changes the address and leaves this document in place. Until the page is hydrated, the other
 *   page is loaded instead. The router is not told, nor of `pagehide`: it would store the top of the page as the scroll
 *   position to come back to.
 *
 * The texts are the same for all pages of the same routes, so that one hash in the Content-Security-Policy permits them
 * all.
 */
export function hydrationScript({ router, routes, filters }: HydrationScriptOptions): StartScripts {
  const key = `${router.manifest.version} ${router.handoff} ${String(filters)} ${routes.join(" ")}`;
  const ready = starts.get(key);
  if (ready) return ready;
  const { prepare, files, panels, build, known } = routerProgram(router, routes);
  const kind = filters ? "filters" : Object.keys(panels).length > 0 ? "panels" : "plain";
  const values = { ...listed(files), ...known, panels: Object.keys(panels), over: panels, build };
  const scripts = { prepare, start: filled(startTexts[kind], values) };
  starts.set(key, scripts);
  return scripts;
}

/** Start programs, one for each set of routes of a build. */
const starts = new Map<string, StartScripts>();

/**
 * The folder that all addresses share, which stands in a page once and not some thirty times, and what is left of them,
 * parted by blanks.
 */
function listed(files: readonly string[]): { folder: string; names: string } {
  const [first = ""] = files;
  let folder = first.slice(0, first.lastIndexOf("/") + 1);
  while (!files.every((file) => file.startsWith(folder)))
    folder = folder.slice(0, folder.lastIndexOf("/", folder.length - 2) + 1);
  return { folder, names: files.map((file) => file.slice(folder.length)).join(" ") };
}

/** A text whose holes are filled: each is an expression, and so is JSON. */
const filled = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replaceAll(/__([a-z]+)__/g, (_, name: string) => JSON.stringify(values[name]));
