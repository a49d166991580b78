import { readFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { basename, join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createPlatform, logToStandardError as log } from "@forecourt/platform";
import { createServer as createViteServer } from "vite";
import type { ViteDevServer } from "vite";
import { commandOf } from "./command-of.ts";
import { createServer } from "./create-server.ts";
import type { Template, TemplateModule } from "./load-templates.ts";
import { makeDemo } from "./make-demo.ts";
import { readEnvironment } from "./read-environment.ts";
import { runUntilAsked } from "./run-until-asked.ts";
import { templateFolders } from "./template-folders.ts";

// One process for every template: a Vite server each, picked by the site of the Host header. Pages are rendered afresh,
// past the page cache, and a change in a template or a package is in the browser at once.
const environment = readEnvironment(process.env);
const { root, publicHost, dataDir } = environment;

const vites = new Map<string, ViteDevServer>();
const templates = new Map<string, Template>();
const templateDefaults: Record<string, TemplateModule["siteDefaults"]> = {};
for (const [index, folder] of templateFolders(root, "vite.config.ts").entries()) {
  const vite = await createViteServer({
    root: folder,
    configFile: join(folder, "vite.config.ts"),
    appType: "custom",
    server: { middlewareMode: true, ws: { port: environment.port + 1000 + index } },
  });
  // A build says its name by its public path; from sources that is the package's name without its scope.
  const name = nameOf(folder);
  const load = async () => (await vite.ssrLoadModule("/server/app.ts")) as TemplateModule;
  vites.set(name, vite);
  const first = await load();
  // Whoever develops wants to read what failed.
  const logFailure = (event: string, error: unknown) => console.error(event, error);
  const render: TemplateModule["render"] = async (request, context) =>
    (await load()).render(request, { ...context, logFailure });
  templateDefaults[name] = first.siteDefaults ?? {};
  templates.set(name, {
    name,
    publicPath: "/",
    clientDir: folder,
    render: Object.assign(render, { routes: first.render.routes ?? [] }),
  });
}

// React Router starts a Vite server of its own, which on SIGTERM ends the process as soon as it is closed: before the database is.
process.removeAllListeners("SIGTERM");

runUntilAsked(async () => {
  if (commandOf(process.argv.slice(2)) === "dev") await makeDemo(root, process.env, templateDefaults);
  const platform = await createPlatform({ dataDir, env: process.env, build: "development", templateDefaults, log });
  const handle = createServer({
    platform: {
      ...platform,
      page: (request, site, render, options) => platform.page(request, site, render, { ...options, keeps: false }),
    },
    templates,
    assets: { answer: () => undefined, compress: async () => undefined },
    behindProxies: false,
    log,
  });
  const listener = getRequestListener((request, { incoming }) =>
    handle(request, { address: incoming.socket.remoteAddress, port: incoming.socket.localPort }),
  );

  const server = createHttpServer((request, response) => {
    const vite = vites.get(platform.siteByHost(request.headers.host ?? "")?.template ?? "");
    if (vite) vite.middlewares(request, response, () => void listener(request, response));
    else void listener(request, response);
  });
  server.listen(environment.port, environment.address, () => {
    for (const { slug, name } of platform.sites())
      process.stdout.write(`${name}: http://${slug}.${publicHost}:${environment.port}/\n`);
    process.stdout.write("ready, with hot reload of packages and templates\n");
  });
  return () => {
    server.close();
    server.closeAllConnections();
    return Promise.allSettled([platform.close(), ...[...vites.values()].map((vite) => vite.close())]);
  };
});

function nameOf(folder: string): string {
  const { name = folder } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { name?: string };
  return basename(name);
}
