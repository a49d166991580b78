import { createPlatform, keepServedPort, logToStandardError } from "@forecourt/platform";
import type { Log } from "@forecourt/platform";
import { commandOf } from "./command-of.ts";
import { createHttpServer } from "./create-http-server.ts";
import { createServer } from "./create-server.ts";
import { openEarlierAssets } from "./earlier-assets.ts";
import { loadTemplates } from "./load-templates.ts";
import { logProcess } from "./log-process.ts";
import { readEnvironment } from "./read-environment.ts";
import { runUntilShutdown } from "./run-until-shutdown.ts";
import { serveMetrics } from "./serve-metrics.ts";
import { loadTemplateAssets } from "./template-assets.ts";

// React renders three times slower without it.
process.env.NODE_ENV ??= "production";

runUntilShutdown(async (end) => {
  const environment = readEnvironment(process.env);
  const { publicHost, behindProxies, dataDir } = environment;
  const operators = environment.metrics && (await serveMetrics(environment.metrics));
  const log: Log = operators
    ? (line) => {
        operators.metrics.noteLine(line);
        logToStandardError(line);
      }
    : logToStandardError;
  const { templates, build } = await loadTemplates(environment.root);
  const assets = loadTemplateAssets(templates.values(), openEarlierAssets(dataDir));
  const templateDefaults = Object.fromEntries(
    // One without defaults too: the records know by it that there is such a template.
    [...templates.values()].map(({ name, siteDefaults = {} }) => [name, siteDefaults]),
  );
  if (commandOf(process.argv.slice(2)) === "demo")
    await (await import("./make-demo.ts")).makeDemo(environment.root, process.env, templateDefaults);
  const platform = await createPlatform({
    dataDir,
    env: process.env,
    build,
    templateDefaults,
    log,
    ...(operators ? { metrics: operators.metrics } : {}),
  });
  const handle = createServer({ platform, templates, assets, behindProxies, log });
  const { server, stop: stopServing } = createHttpServer(handle, {
    behindProxies,
    log,
    strictTransportOf: (host) => platform.siteByHost(host)?.strictTransport,
  });
  logProcess(log, end);

  server.on("error", (error: NodeJS.ErrnoException) => {
    const inUse =
      error.code === "EADDRINUSE"
        ? ` Port ${environment.port} is taken: stop what uses it, or set PORT to another one.`
        : "";
    process.stderr.write(
      `[server] Cannot listen on ${environment.address}:${environment.port} (${error.message}).${inUse}\n`,
    );
    end(1);
  });
  server.listen(environment.port, environment.address, () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : environment.port;
    keepServedPort(dataDir, port);
    for (const { slug, name } of platform.sites())
      process.stdout.write(`${name}: http://${slug}.${publicHost}:${port}/\n`);
    process.stdout.write("ready\n");
  });
  return async () => {
    await stopServing();
    operators?.close();
    await platform.close();
  };
});
