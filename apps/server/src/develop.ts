import { createServer as createHttpServer } from "node:http";
import { createPlatform, keepServedPort, logToStandardError as log, storeTemplateDefaults } from "@forecourt/platform";
import { commandOf } from "./command-of.ts";
import { createSourceListeners } from "./create-source-listeners.ts";
import { followFiles } from "./follow-files.ts";
import { followTheme, siteOfTemplate } from "./follow-theme.ts";
import { makeDemo } from "./make-demo.ts";
import { openSourceTemplate } from "./open-source-template.ts";
import { readEnvironment } from "./read-environment.ts";
import { runUntilShutdown } from "./run-until-shutdown.ts";
import { templateFolders } from "./template-folders.ts";

// One process for every template. Each has a Vite server, which takes seconds to start: that of the template in this
// folder starts at once, that of one below apps/ when one of its sites is first asked for. Pages are rendered afresh,
// past the page cache, and a change in a template or a package is in the browser at once, one in the documents of its
// demo after a moment.
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

  if (own) followTheme(root, own, platform);
  if (own && isDemo)
    followFiles({
      folder: root,
      files: ["site.json", "stock.csv", "stock-mapping.json"],
      vite: own.vite,
      store: remake,
      served: () => siteOfTemplate(platform, own.template.name),
    });
  const listeners = createSourceListeners({
    platform,
    folders,
    async open(folder) {
      const source = await open(folder);
      await storeTemplateDefaults(platform.database, { [source.template.name]: source.template.siteDefaults }, log);
      followTheme(folder, source, platform);
      return source;
    },
  });
  if (own) listeners.add(own);

  const server = createHttpServer((request, response) => {
    listeners.at(request.headers.host ?? "").then(
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
    return Promise.allSettled([platform.close(), listeners.close()]);
  };
});

// React Router starts a Vite server of its own, which on SIGTERM ends the process as soon as it is closed: before the
// database is.
process.on("newListener", (event, listener) => {
  if (event === "SIGTERM") process.nextTick(() => process.off(event, listener));
});
