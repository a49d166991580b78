import { join, resolve } from "node:path";
import type { Site } from "@forecourt/core/schemas";
import { isDevelopment, proxiesOf } from "./base/environment/development.ts";
import { isLoopbackHost, normalHost, publicHostOf } from "./base/environment/host-name.ts";
import { readSecurityContacts } from "./base/environment/security-contacts.ts";
import { openWorkQueues } from "./base/load/open-work-queues.ts";
import { logToStandardError } from "./base/log/log-line.ts";
import type { Log } from "./base/log/log-line.ts";
import { noMetrics } from "./base/metrics/metrics.ts";
import type { Metrics } from "./base/metrics/metrics.ts";
import { createSiteLookups } from "./create-site-lookups.ts";
import { leadRouters } from "./domain/leads/lead-router.ts";
import { openGeocoder } from "./domain/places/open-geocoder.ts";
import { carVersion } from "./domain/stock/car-version.ts";
import { createCountedCars } from "./domain/stock/counted-cars.ts";
import { createSpinFrames } from "./files/images/create-spin-frames.ts";
import { createPictureOrigin } from "./files/images/create-picture-origin.ts";
import { imageCacheLimit } from "./files/images/image-cache-limit.ts";
import { createDiskCheck } from "./http/answers/disk-health.ts";
import { createInProcessApi } from "./http/create-in-process-api.ts";
import { createRequestAnswer } from "./http/create-request-answer.ts";
import { createFilmServer } from "./http/files/create-film-server.ts";
import { createFontServer } from "./http/files/create-font-server.ts";
import { createImageServer } from "./http/files/create-image-server.ts";
import { createSiteFiles } from "./http/files/create-site-files.ts";
import { createPageCache } from "./http/pages/create-page-cache.ts";
import type { ReadyPage, RenderPage } from "./http/pages/create-page-cache.ts";
import { createPageServer } from "./http/pages/create-page-server.ts";
import type { Connection } from "./http/requests/connection.ts";
import { createVisitors } from "./http/requests/create-visitors.ts";
import { openApi } from "./open-api.ts";
import { openParts } from "./open-parts.ts";
import { openSearch } from "./open-search.ts";
import { openShopperServices } from "./open-shopper-services.ts";
import { databaseAnswers } from "./records/database-health.ts";
import type { Database } from "./records/open-database.ts";
import { withEngineDeadline } from "./search/engine/engine-deadline.ts";
import { createJobCounts } from "./workers/count-jobs.ts";
import { watchWork } from "./workers/watch-work.ts";
import { startHousekeeping } from "./workers/start-housekeeping.ts";

/** How a platform is made. */
export interface PlatformOptions {
  /** Folder of everything that is kept; made when missing. */
  dataDir: string;
  /**
   * Environment: DATABASE_URL, TYPESENSE_URL, TYPESENSE_API_KEY, FORECOURT_PUBLIC_HOST, FORECOURT_PROXIES,
   * FORECOURT_SECRET, FORECOURT_DEV, keys and signing secrets.
   */
  env: Record<string, string | undefined>;
  /** Names the build; cached pages of another one are not used. */
  build: string;
  /** A `command` runs no workers. @default "server" */
  role?: "server" | "command";
  /** What templates set for their sites, below each site's document: template → keys of a site document. */
  templateDefaults?: Readonly<Record<string, unknown>>;
  /** Takes the lines of the log. @default JSON lines on standard error */
  log?: Log;
  /** Takes the numbers that operators watch. @default nobody does */
  metrics?: Metrics;
}

/** The server side of all sites. */
export interface Platform {
  /**
   * Everything the platform answers itself (/healthz, /readyz, /.well-known/security.txt, /api/*, /cars/{slug}.pdf,
   * /cars/{slug}/autogauge, /img/*); undefined when the path is not its own.
   */
  fetch(request: Request, connection?: Connection): Promise<Response | undefined>;
  /**
   * Site of a Host header's value, such as "harbour-mazda.localhost:4000"; follows configuration changes within a
   * second.
   */
  siteByHost(host: string): Site | undefined;
  /** Every site, by name. */
  sites(): Site[];
  /**
   * The sites to list at a host: all of them at the `localhost` of a development server; undefined where none are
   * listed.
   */
  listedSites(host: string): Site[] | undefined;
  /**
   * Handler for `createInProcessClient`: answers /api/* for this site, no Host needed. `origin` is the shopper's
   * request that the calls are made for (a form without JavaScript): its address is what limits count, its cookie signs
   * in, and `onCookie` hears each `Set-Cookie` line that belongs on the answer to it.
   */
  apiFor(
    site: Site,
    origin?: { request: Request; connection: Connection; onCookie?: (line: string) => void },
  ): (request: Request) => Promise<Response>;
  /**
   * Serves a page from the page cache, or renders, compresses and keeps it. `render` is given the request to render
   * from: of a GET, the canonical one, without cookies and unknown parameters; of a POST, one with the form as
   * `createFormReader` reads it. With `keeps` false a page is rendered anew each time, as in development; gated routes
   * are gated either way.
   *
   * @throws ApiRefusal when the path, the method or the form is refused: 400, 405, 413, 415 or 429; 503 `overloaded`
   *   with Retry-After when too many pages wait already, or the page takes longer than five seconds
   */
  page(
    request: Request,
    site: Site,
    render: RenderPage,
    options?: { connection?: Connection; keeps?: boolean },
  ): Promise<Response>;
  /**
   * The page of an address that {@link page} answered before from the page cache, where it is still right and at hand
   * as the browser takes it: what another GET of it would be answered, without any of the work. Undefined otherwise,
   * and always where the page is not for everybody.
   *
   * @param asked the address as `Request.url` has it, with its host, and `Accept-Encoding`
   */
  readyPage(asked: {
    host: string;
    address: string;
    acceptEncoding: string | null;
  }): (ReadyPage & { site: Site }) | undefined;
  /** The records, for commands and tests. */
  database: Database;
  /** Finishes what is under way, then closes records and search. */
  close(): Promise<void>;
}

/**
 * Opens records and search and makes the platform on them.
 *
 * @throws RecordsError when the records do not open, DataFolderLockedError when another process has the data folder.
 * @example
 * const platform = await createPlatform({ dataDir: ".forecourt", env: process.env, build: "dev" });
 * await platform.fetch(new Request("http://harbour-mazda.localhost:4000/api/site")); // 200, the site's configuration
 */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { env, build, role = "server", log = logToStandardError, metrics = noMetrics } = options;
  const dataDir = resolve(options.dataDir);
  const publicHost = publicHostOf(env);
  // Reports a wrong environment variable before anything is opened.
  const maxImageBytes = imageCacheLimit(env);
  const origin = createPictureOrigin({ env, media: join(dataDir, "media"), log });
  const securityContacts = readSecurityContacts(env);
  const parts = await openParts({ dataDir, env, publicHost, role, templateDefaults: options.templateDefaults, log });
  const { database, directory, access, versions } = parts;
  const { fetch } = parts.outside;
  const sites = createSiteLookups({ directory, versions, build });
  const { secretsOf, storedSiteOf, versionsOf } = sites;
  const routeLeadsOf = leadRouters({ siteOf: storedSiteOf, secretsOf });
  const onLead = () => parts.worker?.wake();
  const shared = { database, dataDir, env, log, fetch, routeLeadsOf, onLead };
  const shoppers = openShopperServices({ ...shared, secretsOf, siteOf: storedSiteOf, role });
  const visitors = createVisitors(proxiesOf(env), shoppers.keys.cookieKey);
  const geocoder = openGeocoder(env);
  const queues = openWorkQueues(log);
  watchWork(metrics, { queues, countJobs: createJobCounts(database.background) });
  const searches = openSearch({ access, database, geocoder, queue: queues.searches, metrics, versionsOf });
  const countedCars = createCountedCars(database.background);
  const spins = createSpinFrames();
  const stock = { searches, countedCars, spins, geocoder };
  const api = openApi({ ...shared, ...stock, directory, sites, shoppers, queues, visitors, metrics });
  const siteFiles = createSiteFiles({
    database,
    log,
    secretsOf: ({ slug }) => secretsOf(slug),
    versionsOf: ({ slug }) => versionsOf(slug),
    wordsOf: (site) => searches.words.of(site, versionsOf(site.slug)),
  });
  const cache = createPageCache({
    build,
    versionsOf,
    carVersionOf: (slug, id) => carVersion(database, slug, id),
    onServed: metrics.notePage,
  });
  directory.onRemoved((slug) => {
    cache.forget(slug);
    siteFiles.forget(slug);
  });
  const housekeeping = startHousekeeping({
    database: database.background,
    keys: shoppers.keys,
    sites: sites.storedSites,
    forgetOld: () => shoppers.forgetOld(),
    refreshViews: () => countedCars.refresh(),
    log,
  });
  // The list of a deployment's dealers is private.
  const isListing = isDevelopment(env) && isLoopbackHost(publicHost);
  const listedSites = (host: string) => (isListing && normalHost(host) === publicHost ? directory.all() : undefined);
  const answer = createRequestAnswer({
    build,
    publicHost,
    directory,
    listedSites,
    checks: { records: () => databaseAnswers(database), search: searches.isReady, disk: createDiskCheck(dataDir) },
    securityContacts,
    visitors,
    api,
    images: createImageServer({ dataDir, log, spins, queue: queues.pictures, maxBytes: maxImageBytes, origin }),
    films: createFilmServer(dataDir),
    fonts: createFontServer(dataDir),
    siteFiles,
    developmentPage: shoppers.developmentPage,
  });

  return {
    database,
    fetch: async (request, connection = {}) => withEngineDeadline(() => answer(request, connection)),
    siteByHost: (host) => directory.byHost(host)?.site,
    sites: () => directory.all(),
    listedSites,
    apiFor: createInProcessApi(api, visitors),
    page: createPageServer({ cache, identity: shoppers.identity, visitors, queues }),
    readyPage({ host, address, acceptEncoding }) {
      const served = directory.byHost(host);
      if (!served || served.isSuspended) return undefined;
      const { site } = served;
      const page = cache.ready(address, site, acceptEncoding);
      return page && { ...page, site };
    },
    async close() {
      housekeeping.stop();
      await shoppers.close();
      await parts.close();
    },
  };
}
