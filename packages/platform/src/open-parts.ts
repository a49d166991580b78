import { mkdir } from "node:fs/promises";
import { isDevelopment } from "./base/environment/development.ts";
import type { FairWorker } from "./workers/fair-worker.ts";
import { failureDetails } from "./base/log/log-line.ts";
import type { Log } from "./base/log/log-line.ts";
import { siteProviders } from "./domain/payments/chosen-provider.ts";
import { openSiteDirectory } from "./domain/sites/site-directory.ts";
import type { SiteDirectory } from "./domain/sites/site-directory.ts";
import { startDeliveryWorker } from "./workers/delivery-worker.ts";
import { createOutsideCaller } from "./base/outside/outside-fetch.ts";
import type { OutsideCaller } from "./base/outside/outside-fetch.ts";
import { openDatabase } from "./records/open-database.ts";
import type { Database } from "./records/open-database.ts";
import { requestDeadline } from "./records/request-deadline.ts";
import { watchVersions } from "./records/watch-versions.ts";
import type { VersionWatch } from "./records/watch-versions.ts";
import { openSearchEngine } from "./search/engine/open-search-engine.ts";
import { createSearchAccess } from "./search/engine/search-access.ts";
import type { SearchAccess } from "./search/engine/search-access.ts";
import { startIndexer } from "./workers/indexer.ts";
import { storeTemplateDefaults } from "./domain/sites/store-template-defaults.ts";
import { createSearchBackend } from "./search/engine/search-backend.ts";

/** What runs behind a platform. */
export interface PlatformParts {
  database: Database;
  directory: SiteDirectory;
  access: SearchAccess;
  versions: VersionWatch;
  /** Calls what site documents and stock files name. */
  outside: OutsideCaller;
  /** Absent in a command. */
  worker: FairWorker | undefined;
  close(): Promise<void>;
}

/** Opens everything a platform stands on, in order; when one part does not open, those before it are closed again. */
export async function openParts(options: {
  dataDir: string;
  env: Record<string, string | undefined>;
  publicHost: string;
  role: "server" | "command";
  templateDefaults?: Readonly<Record<string, unknown>> | undefined;
  log: Log;
}): Promise<PlatformParts> {
  const { dataDir, env, publicHost, role, log } = options;
  const opened: { close: () => Promise<unknown> }[] = [];
  const close = async () => {
    for (const part of opened.splice(0).toReversed()) await part.close();
  };
  try {
    const outside = createOutsideCaller(env);
    opened.push(outside);
    await mkdir(dataDir, { recursive: true });
    const database = await openDatabase({
      dataDir,
      role,
      requestDeadlineMs: requestDeadline(env),
      ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
      onEvent: (event) => log({ level: "warn", event: "records", detail: event }),
    });
    opened.push(database);
    const { background } = database;
    const engine = await openSearchEngine({ dataDir, env, role, log });
    opened.push(engine);
    if (role === "server") await storeTemplateDefaults(background, options.templateDefaults ?? {}, log);
    const directory = await openSiteDirectory(background, publicHost, log, (secrets) =>
      siteProviders(secrets, { env, hasSandbox: isDevelopment(env) }),
    );
    const versions = await watchVersions(background, (key) => {
      if (key === "config")
        void directory
          .reload()
          .catch((error: unknown) => log({ level: "error", event: "sites_not_reloaded", ...failureDetails(error) }));
    });
    opened.push({ close: () => versions.stop() });
    // Catches changes between the first reading of the sites and the start of the watch.
    await directory.reload();
    const destinationsOf = (slug: string) => directory.bySlug(slug)?.secrets.leadDestinations;
    const parts = {
      database,
      directory,
      access: createSearchAccess(engine.link, log),
      versions,
      outside,
      close,
    };
    if (role === "command") return { ...parts, worker: undefined };
    const indexer = await startIndexer({ database: background, backend: createSearchBackend(engine.link), log });
    opened.push({ close: () => indexer.stop() });
    const worker = startDeliveryWorker({
      database: background,
      destinationsOf,
      siteOf: (slug) => directory.bySlug(slug)?.stored,
      fetch: outside.fetch,
      env,
      log,
    });
    opened.push({ close: () => worker.stop() });
    return { ...parts, worker };
  } catch (error) {
    await close();
    throw error;
  }
}
