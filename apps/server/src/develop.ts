import { createServer as createHttpServer } from "node:http";
import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createPlatform, keepServedPort, logToStandardError as log, storeTemplateDefaults } from "@forecourt/platform";
import type { ViteDevServer } from "vite";
import { commandOf } from "./command-of.ts";
import { createServer } from "./create-server.ts";
import type { Template } from "./load-templates.ts";
import { followFiles } from "./follow-files.ts";
import { makeDemo } from "./make-demo.ts";
import { openSourceTemplate, sourceTemplateName } from "./open-source-template.ts";
import type { SourceTemplate } from "./open-source-template.ts";
import { readEnvironment } from "./read-environment.ts";
import { runUntilShutdown } from "./run-until-shutdown.ts";
import { templateFolders } from "./template-folders.ts";

// One process for every template. Each has a Vite server, which takes seconds to start: that of the template in this folder starts at once,
// that of one below apps/ when one of its sites is first asked for. Pages are rendered afresh, past the page cache, and a change in a
// template or a package is in the browser at once, one in the documents of its demo after a moment.
const environment = readEnvironment(process.env);
const { root, publicHost, dataDir } = environment;
const folders = templateFolders(root, "vite.config.ts");
const open = (folder: string) => openSourceTemplate(folder, environment.port + 1000 + folders.indexOf(folder));

runUntilShutdown(async () => {
  const own = folders.includes(root) ? await open(root) : undefined;
  const templateDefaults = own ? { [own.template.name]: own.template.siteDefaults } : {};
  const isDemo = commandOf(process.argv.slice(2)) === "dev";
  const remake = async () => {
    await makeDemo(root, process.env, own ? { [own.template.name]: await own.readDefaults() } : {});
    return true;
  };
  if (isDemo) await remake();
  const platform = await createPlatform({ dataDir, env: process.env, build: "development", templateDefaults, log });

  const servedTo = (name: string) => platform.sites().find(({ template }) => template === name);
  // The theme is written into the head of a page and sent no second time. Its colours are defaults of the template's sites, too.
  const followTheme = (folder: string, { template: { name, siteDefaults }, vite, readDefaults }: SourceTemplate) => {
    let stored = JSON.stringify(siteDefaults ?? {});
    followFiles({
      folder,
      files: ["app/theme.ts", "server/app.ts"],
      vite,
      store: async () => {
        const defaults = await readDefaults();
        const before = stored;
        stored = JSON.stringify(defaults);
        if (stored === before) return false;
        await storeTemplateDefaults(platform.database, { [name]: defaults }, log);
        return true;
      },
      served: () => servedTo(name),
    });
  };
  if (own) followTheme(root, own);
  if (own && isDemo)
    followFiles({
      folder: root,
      files: ["site.json", "stock.csv", "stock-mapping.json"],
      vite: own.vite,
      store: remake,
      served: () => servedTo(own.template.name),
    });

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
  const vites = new Set<ViteDevServer>();
  const listenerOf = ({ template, vite }: SourceTemplate): RequestListener => {
    const listener = listenerFor(template);
    vites.add(vite);
    return (request, response) => vite.middlewares(request, response, () => void listener(request, response));
  };

  const folderOf = new Map(folders.map((folder) => [sourceTemplateName(folder), folder]));
  const listeners = new Map<string, Promise<RequestListener>>();
  if (own) listeners.set(own.template.name, Promise.resolve(listenerOf(own)));
  const openTemplate = async (folder: string) => {
    const source = await open(folder);
    await storeTemplateDefaults(platform.database, { [source.template.name]: source.template.siteDefaults }, log);
    followTheme(folder, source);
    return listenerOf(source);
  };
  const plain = listenerFor();
  const ofNoTemplate = Promise.resolve<RequestListener>((request, response) => void plain(request, response));
  const listenerAt = (host: string): Promise<RequestListener> => {
    const name = platform.siteByHost(host)?.template ?? "";
    const folder = folderOf.get(name);
    if (folder === undefined) return ofNoTemplate;
    const known = listeners.get(name);
    if (known) return known;
    const opening = openTemplate(folder);
    listeners.set(name, opening);
    // What does not load may have been mended when it is next asked for.
    opening.catch(() => listeners.delete(name));
    return opening;
  };

  const server = createHttpServer((request, response) => {
    listenerAt(request.headers.host ?? "").then(
      (listener) => listener(request, response),
      (error: unknown) => {
        console.error(error);
        response.writeHead(500, { "content-type": "text/plain; charset=utf-8" });
        response.end(`${error instanceof Error ? error.message : String(error)}\n`);
      },
    );
  });
  server.listen(environment.port, environment.address, () => {
    keepServedPort(dataDir, environment.port);
    for (const { slug, name } of platform.sites())
      process.stdout.write(`${name}: http://${slug}.${publicHost}:${environment.port}/\n`);
    process.stdout.write("ready, with hot reload of packages and templates\n");
  });
  return () => {
    server.close();
    server.closeAllConnections();
    return Promise.allSettled([platform.close(), ...[...vites].map((vite) => vite.close())]);
  };
});

// React Router starts a Vite server of its own, which on SIGTERM ends the process as soon as it is closed: before the database is.
process.on("newListener", (event, listener) => {
  if (event === "SIGTERM") process.nextTick(() => process.off(event, listener));
});
