import { resolve } from "node:path";
import type { Site } from "@forecourt/core/schemas";
import { apiHandlers } from "./http/api-handlers.ts";
import { ApiRefusal, refusalResponse } from "./http/answers/api-refusal.ts";
import { clientAddress } from "./http/requests/client-address.ts";
import { isApiPath } from "./http/api-path.ts";
import { checkPath } from "./http/requests/check-path.ts";
import { createApi } from "./http/create-api.ts";
import { createDiskCheck } from "./http/answers/disk-health.ts";
import { createFormReader } from "./http/requests/create-form-reader.ts";
import { healthAnswer, readinessAnswer } from "./http/answers/health.ts";
import { logToStandardError } from "./base/log/log-line.ts";
import type { Log } from "./base/log/log-line.ts";
import { expectedRefusal } from "./http/answers/refusal-of.ts";
import { receivedRequest } from "./http/requests/received-request.ts";
import { databaseAnswers } from "./records/database-health.ts";
import { suspendedAnswer } from "./http/suspended-answer.ts";
import { readSecurityContacts } from "./base/environment/security-contacts.ts";
import { securityTextAnswer, securityTextPath } from "./http/answers/security-text.ts";
import { createVehicleServices } from "./http/handlers/vehicle-services.ts";
import { createFilmServer } from "./http/files/create-film-server.ts";
import { createImageServer } from "./http/files/create-image-server.ts";
import { imageCacheLimit } from "./files/images/image-cache-limit.ts";
import { createSpinFrames } from "./files/images/create-spin-frames.ts";
import { createPageCache } from "./http/pages/create-page-cache.ts";
import type { RenderPage } from "./http/pages/create-page-cache.ts";
import { carVersion } from "./domain/stock/car-version.ts";
import { gatedPage } from "./http/pages/gated-page.ts";
import { noteMissingPart, renderNoting } from "./http/pages/incomplete-page.ts";
import { isDevelopment, proxiesOf } from "./base/environment/development.ts";
import { openWorkQueues } from "./base/load/open-work-queues.ts";
import { openParts } from "./open-parts.ts";
import { openShopperServices } from "./open-shopper-services.ts";
import type { Database } from "./records/open-database.ts";
import { forgetOldConsents } from "./domain/removal/consent-proofs.ts";
import { expireData } from "./domain/removal/expire-data.ts";
import { createStockLists } from "./search/stock/create-stock-lists.ts";
import { withEngineDeadline } from "./search/engine/engine-deadline.ts";
import type { SearchAccess } from "./search/engine/search-access.ts";
import { createSearchCache } from "./search/stock/search-cache.ts";
import { openGeocoder } from "./domain/places/open-geocoder.ts";
import { createPlainSearch } from "./search/stock/create-plain-search.ts";
import { createQuotedCars } from "./search/stock/quoted-cars.ts";
import { createSuggestions } from "./search/stock/create-suggestions.ts";
import { createStockSearch } from "./search/stock/create-stock-search.ts";
import type { Visitor } from "./domain/shoppers/identity-service.ts";
import { isLoopbackHost, normalHost, publicHostOf } from "./base/environment/host-name.ts";
import { createSiteFiles } from "./http/files/create-site-files.ts";
import { createStockWords } from "./search/words/create-stock-words.ts";
import { forgetViewSessions } from "./domain/stock/count-view.ts";
import { createCountedCars } from "./domain/stock/counted-cars.ts";

/** How a platform is made. */
export interface PlatformOptions {
  /** Folder of everything that is kept; made when missing. */
  dataDir: string;
  /** Environment: DATABASE_URL, TYPESENSE_URL, TYPESENSE_API_KEY, FORECOURT_PUBLIC_HOST, FORECOURT_PROXIES, FORECOURT_SECRET, FORECOURT_DEV, keys and signing secrets. */
  env: Record<string, string | undefined>;
  /** Names the build; cached pages of another one are not used. */
  build: string;
  /** A `command` runs no workers. @default "server" */
  role?: "server" | "command";
  /** What templates set for their sites, below each site's document: template → keys of a site document. */
  templateDefaults?: Readonly<Record<string, unknown>>;
  /** Takes the lines of the log. @default JSON lines on standard error */
  log?: Log;
}

/** What is known of the connection that a request came in on. */
export interface Connection {
  /** Address of the other end. */
  address?: string;
  /** Port of this end: where the server listens. Other ports in a Host header are not believed. */
  port?: number;
}

/** The server side of all sites. */
export interface Platform {
  /** Everything the platform answers itself (/healthz, /readyz, /.well-known/security.txt, /api/*, /cars/{slug}.pdf, /cars/{slug}/autogauge, /img/*); undefined when the path is not its own. */
  fetch(request: Request, connection?: Connection): Promise<Response | undefined>;
  /** Site of a Host header's value, such as "harbour-mazda.localhost:4000"; follows configuration changes within a second. */
  siteByHost(host: string): Site | undefined;
  /** Every site, by name. */
  sites(): Site[];
  /** The sites to list at a host: all of them at the `localhost` of a development server; undefined where none are listed. */
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
   * from: of a GET, the canonical one, without cookies and unknown parameters; of a POST, one with the form as `createFormReader` reads it.
   * With `keeps` false a page is rendered anew each time, as in development; gated routes are gated either way.
   *
   * @throws ApiRefusal when the path, the method or the form is refused: 400, 405, 413, 415 or 429; 503 `overloaded` with Retry-After when
   *   too many pages wait already, or the page takes longer than five seconds
   */
  page(
    request: Request,
    site: Site,
    render: RenderPage,
    options?: { connection?: Connection; keeps?: boolean },
  ): Promise<Response>;
  /** The records, for commands and tests. */
  database: Database;
  /** Finishes what is under way, then closes records and search. */
  close(): Promise<void>;
}

const hourMs = 3_600_000;
/** How far the views on cards may be behind. */
const viewsRefreshMs = 600_000;

/**
 * Opens records and search and makes the platform on them.
 *
 * @throws RecordsError when the records do not open, DataFolderLockedError when another process has the data folder.
 * @example
 * const platform = await createPlatform({ dataDir: ".forecourt", env: process.env, build: "dev" });
 * await platform.fetch(new Request("http://harbour-mazda.localhost:4000/api/site")); // 200, the site's configuration
 */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { env, build, log = logToStandardError } = options;
  const dataDir = resolve(options.dataDir);
  const publicHost = publicHostOf(env);
  const proxies = proxiesOf(env);
  const maxImageBytes = imageCacheLimit(env);
  const securityContacts = readSecurityContacts(env);
  const parts = await openParts({
    dataDir,
    env,
    publicHost,
    role: options.role ?? "server",
    templateDefaults: options.templateDefaults,
    log,
  });
  const { database, directory, versions, destinationsOf } = parts;
  const { background } = database;
  const versionsOf = (slug: string) => ({
    stock: versions.current.get(`stock:${slug}`) ?? 0,
    site: directory.bySlug(slug)?.version ?? 0,
    build,
  });
  const visitors = new WeakMap<Request, Visitor>();
  const visitorOf = (request: Request): Visitor =>
    visitors.get(request) ?? { headers: request.headers, address: undefined, secure: request.url.startsWith("https:") };
  const onLead = () => parts.worker?.wake();
  const shoppers = openShopperServices({
    database,
    dataDir,
    env,
    log,
    onLead,
    fetch: parts.outside.fetch,
    secretsOf: (slug) => directory.bySlug(slug)?.secrets,
    siteOf: (slug) => directory.bySlug(slug)?.stored,
    role: options.role ?? "server",
  });
  const geocoder = openGeocoder(env);
  const queues = openWorkQueues(log);
  const access: SearchAccess = {
    ...parts.access,
    multiSearch: (body, key) => queues.searches(() => parts.access.multiSearch(body, key)),
  };
  const words = createStockWords({ access, database });
  const plainSearch = createPlainSearch(access);
  const countedCars = createCountedCars(background);
  const quotedCars = createQuotedCars({ database, versionsOf: ({ slug }) => versionsOf(slug) });
  const findStock = createStockSearch(access, undefined, geocoder, quotedCars);
  const spins = createSpinFrames();
  const api = createApi(
    apiHandlers({
      database,
      destinationsOf,
      log,
      onLead,
      visitorOf,
      identity: shoppers.identity,
      limits: shoppers.limits,
      keys: shoppers.keys,
      lenderClientOf: shoppers.lenderClientOf,
      enquiries: shoppers.enquiries,
      now: () => new Date(),
      search: createSearchCache((site, query) => queues.searches(() => findStock(site, query))),
      geocoder,
      plainSearch,
      countedCars,
      lists: createStockLists(access),
      vehicle: createVehicleServices({
        database,
        env,
        dataDir,
        fetch: parts.outside.fetch,
        log,
        spins,
        papers: queues.papers,
        storedSiteOf: (slug) => directory.bySlug(slug)?.stored,
      }),
      suggestions: createSuggestions({ access, plainSearch, geocoder, quotedCars }),
      words,
      versionsOf: (site) => versionsOf(site.slug),
      addressOf: (request) => visitorOf(request).address,
    }),
    log,
  );
  const readForm = createFormReader();
  const images = createImageServer({ dataDir, log, spins, queue: queues.pictures, maxBytes: maxImageBytes });
  const films = createFilmServer(dataDir);
  const diskCheck = createDiskCheck(dataDir);
  const siteFiles = createSiteFiles({
    database,
    log,
    secretsOf: ({ slug }) => directory.bySlug(slug)?.secrets,
    versionsOf: (site) => versionsOf(site.slug),
    wordsOf: (site) => words.of(site, versionsOf(site.slug)),
  });
  const page = createPageCache({ build, versionsOf, carVersionOf: (slug, id) => carVersion(database, slug, id) });
  const expireEverySite = async () => {
    const now = new Date();
    for (const { slug } of directory.all()) {
      const site = directory.bySlug(slug)?.stored;
      if (site) await expireData({ database: background, keys: shoppers.keys, site, now });
    }
    await forgetOldConsents(background.db, now);
  };
  directory.onRemoved((slug) => {
    page.forget(slug);
    siteFiles.forget(slug);
  });
  const housekeeping = setInterval(
    () => void Promise.all([forgetViewSessions(background), expireEverySite(), shoppers.forgetOld()]).catch(() => {}),
    hourMs,
  );
  const viewsRefresh = setInterval(() => void countedCars.refresh().catch(() => {}), viewsRefreshMs);
  for (const timer of [housekeeping, viewsRefresh]) timer.unref();

  // Who the dealers of a deployment are is nobody's business but theirs.
  const isListing = isDevelopment(env) && isLoopbackHost(publicHost);
  const listedSites = (host: string) => (isListing && normalHost(host) === publicHost ? directory.all() : undefined);

  async function answer(received: Request, connection: Connection): Promise<Response | undefined> {
    const request = receivedRequest(received, connection.port);
    const url = new URL(request.url);
    const host = normalHost(request.headers.get("host") ?? url.host);
    if (url.pathname === "/healthz") return healthAnswer(build);
    if (url.pathname === "/readyz") {
      const checks = { records: () => databaseAnswers(database), search: () => access.isReady(), disk: diskCheck };
      return readinessAnswer(checks, listedSites(host));
    }
    if (url.pathname === securityTextPath && securityContacts.length > 0)
      return securityTextAnswer(securityContacts, new Date());
    const served = directory.byHost(host);
    if (served?.isSuspended) return suspendedAnswer(request, url.pathname);
    if (url.pathname.startsWith("/dev/") && (host === publicHost || directory.byHost(host)))
      return shoppers.developmentPage(request, {
        address: addressOf(request, connection),
        site: directory.byHost(host)?.site.slug,
      });
    const picture = /^\/(?:img|media)\//.test(url.pathname);
    if (!picture && !isApiPath(url.pathname)) return served && siteFiles(request, served.site);
    if (picture && (served || host === publicHost))
      return (await images(request, url.pathname)) ?? films(request, url.pathname);
    if (!served) return refusalResponse(new ApiRefusal(404, "site_unknown", "There is no site at this address."));
    visitors.set(request, visitorFrom(request, connection));
    return api(request, served.site);
  }

  const addressOf = (request: Request, { address }: Connection) =>
    clientAddress(address, request.headers.get("x-forwarded-for"), proxies);
  const visitorFrom = (request: Request, connection: Connection): Visitor => ({
    headers: request.headers,
    address: addressOf(request, connection),
    secure: request.url.startsWith("https:"),
  });

  return {
    database,
    fetch: async (request, connection = {}) => withEngineDeadline(() => answer(request, connection)),
    siteByHost: (host) => directory.byHost(host)?.site,
    sites: () => directory.all(),
    listedSites,
    apiFor: (site, origin) => {
      const visitor = origin && visitorFrom(origin.request, origin.connection);
      return async (request) => {
        if (visitor) visitors.set(request, visitor);
        const response = await api(request, site);
        if (response.status >= 500) noteMissingPart();
        for (const line of response.headers.getSetCookie()) origin?.onCookie?.(line);
        return response;
      };
    },
    async page(received, site, render, { connection = {}, keeps = true } = {}) {
      const request = receivedRequest(received, connection.port);
      checkPath(request);
      const isRead = request.method === "GET" || request.method === "HEAD";
      const shown = async () => (isRead ? request : readForm(request, addressOf(request, connection)));
      const queue = isRead ? queues.pages : queues.forms;
      // In development a page is compiled on the way, and may stop at a breakpoint.
      const inTurn: RenderPage = (asked) =>
        queue((signal) => withEngineDeadline(() => renderNoting(() => render(new Request(asked, { signal })))), {
          deadline: keeps,
        });
      return gatedPage(request, site, {
        signedIn: () => shoppers.identity.signedIn(site, visitorOf(request)),
        page: async () => (keeps ? page(await shown(), site.slug, inTurn) : inTurn(await shown())),
      }).catch((error: unknown) => {
        throw expectedRefusal(error) ?? error;
      });
    },
    async close() {
      clearInterval(housekeeping);
      clearInterval(viewsRefresh);
      await shoppers.close();
      await parts.close();
    },
  };
}
