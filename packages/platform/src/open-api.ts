import { endpoints } from "@forecourt/api";
import type { Log } from "./base/log/log-line.ts";
import type { WorkQueues } from "./base/load/open-work-queues.ts";
import type { Metrics } from "./base/metrics/metrics.ts";
import type { OutsideFetch } from "./base/outside/outside-fetch.ts";
import type { SiteLookups } from "./create-site-lookups.ts";
import { sharedAccounts } from "./domain/garage/shared-accounts.ts";
import { isLeadCall } from "./domain/leads/posted-lead-problems.ts";
import type { RouteLead } from "./domain/leads/lead-router.ts";
import type { Geocoder } from "./domain/places/geocoder.ts";
import type { SiteDirectory } from "./domain/sites/site-directory.ts";
import type { CountedCars } from "./domain/stock/counted-cars.ts";
import { openTradeInServices } from "./domain/trade-ins/open-trade-in-services.ts";
import type { SpinFrames } from "./files/images/create-spin-frames.ts";
import { apiHandlers } from "./http/api-handlers.ts";
import { createApi } from "./http/create-api.ts";
import type { Api } from "./http/create-api.ts";
import { createVehicleServices } from "./http/handlers/vehicle-services.ts";
import type { Visitors } from "./http/requests/create-visitors.ts";
import { endpointLimits } from "./http/requests/endpoint-limits.ts";
import type { StockSearches } from "./open-search.ts";
import type { ShopperServices } from "./open-shopper-services.ts";
import type { Database } from "./records/open-database.ts";

/** What the endpoints of all sites are made from. */
export interface ApiParts {
  database: Database;
  directory: Pick<SiteDirectory, "all">;
  sites: SiteLookups;
  shoppers: ShopperServices;
  searches: StockSearches;
  countedCars: CountedCars;
  spins: SpinFrames;
  queues: WorkQueues;
  visitors: Visitors;
  geocoder: Geocoder;
  /** Says where leads of a site go. */
  routeLeadsOf: (siteSlug: string) => RouteLead;
  /** Hears that a lead was stored. */
  onLead: () => void;
  /** Calls what site documents and stock files name. */
  fetch: OutsideFetch;
  dataDir: string;
  env: Readonly<Record<string, string | undefined>>;
  log: Log;
  metrics: Pick<Metrics, "noteLead">;
}

/** Joins the endpoints of the contract with what they stand on. */
export function openApi(parts: ApiParts): Api {
  const { database, directory, sites, shoppers, searches, queues, visitors, dataDir, env, fetch, log } = parts;
  const { storedSiteOf } = sites;
  const { papers, uploads } = queues;
  const now = () => new Date();
  const addressOf = (request: Request) => visitors.of(request).address;
  const handlers = apiHandlers({
    ...searches,
    database,
    routeLeadsOf: parts.routeLeadsOf,
    log,
    onLead: parts.onLead,
    visitorOf: visitors.of,
    identity: shoppers.identity,
    limits: shoppers.limits,
    storedSite: (site) => storedSiteOf(site.slug) ?? site,
    sharedAccountsOf: (site) => sharedAccounts(site, directory.all()),
    keys: shoppers.keys,
    lenderClientOf: shoppers.lenderClientOf,
    textKeyOf: shoppers.textKeyOf,
    enquiries: shoppers.enquiries,
    now,
    geocoder: parts.geocoder,
    countedCars: parts.countedCars,
    vehicle: createVehicleServices({ database, env, dataDir, fetch, log, spins: parts.spins, papers, storedSiteOf }),
    payments: shoppers.payments,
    tradeIns: openTradeInServices(database, { env, fetch, log }),
    uploads,
    versionsOf: (site) => sites.versionsOf(site.slug),
    addressOf,
  });
  return createApi(endpoints, handlers, {
    log,
    now,
    checkLimit: endpointLimits({ addressOf, now }),
    onAnswered: (name) => isLeadCall(name) && parts.metrics.noteLead(name),
  });
}
