import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { logToStandardError as log } from "@forecourt/platform";
import type { Platform } from "@forecourt/platform";
import { createServer } from "./create-server.ts";
import type { Template } from "./load-templates.ts";
import { sourceTemplateName } from "./open-source-template.ts";
import type { SourceTemplate } from "./open-source-template.ts";

/** What answers the requests of all sites under development, each from the sources of its template. */
export interface SourceListeners {
  /** Answers for the sites of a template that is open already. */
  add(source: SourceTemplate): void;
  /** What answers at a host. The template of its site is opened when it is first asked for. */
  at(host: string): Promise<RequestListener>;
  /** Ends the Vite servers. */
  close(): Promise<unknown>;
}

/**
 * Makes the listeners. Pages are rendered afresh, past the page cache.
 *
 * @param folders the templates that can be opened
 * @param open opens the template of a folder, which takes seconds
 */
export function createSourceListeners({
  platform,
  folders,
  open,
}: {
  platform: Platform;
  folders: readonly string[];
  open: (folder: string) => Promise<SourceTemplate>;
}): SourceListeners {
  const listenerFor = (...templates: Template[]) => {
    const handle = createServer({
      platform: {
        ...platform,
        page: (request, site, render, options) => platform.page(request, site, render, { ...options, keeps: false }),
      },
      templates: new Map(templates.map((template) => [template.name, template])),
      assets: { answer: () => undefined },
      behindProxies: false,
      log,
    });
    return getRequestListener((request, { incoming }) =>
      handle(request, { address: incoming.socket.remoteAddress, port: incoming.socket.localPort }),
    );
  };
  const vites = new Set<SourceTemplate["vite"]>();
  const listenerOf = ({ template, vite }: SourceTemplate): RequestListener => {
    const listener = listenerFor(template);
    vites.add(vite);
    return (request, response) => vite.middlewares(request, response, () => void listener(request, response));
  };

  const folderOf = new Map(folders.map((folder) => [sourceTemplateName(folder), folder]));
  const listeners = new Map<string, Promise<RequestListener>>();
  const plain = listenerFor();
  const ofNoTemplate = Promise.resolve<RequestListener>((request, response) => void plain(request, response));
  return {
    add: (source) => void listeners.set(source.template.name, Promise.resolve(listenerOf(source))),
    at(host) {
      const name = platform.siteByHost(host)?.template ?? "";
      const folder = folderOf.get(name);
      if (folder === undefined) return ofNoTemplate;
      const known = listeners.get(name);
      if (known) return known;
      const opening = open(folder).then(listenerOf);
      listeners.set(name, opening);
      // What does not load may have been mended when it is next asked for.
      opening.catch(() => listeners.delete(name));
      return opening;
    },
    close: () => Promise.allSettled([...vites].map((vite) => vite.close())),
  };
}
