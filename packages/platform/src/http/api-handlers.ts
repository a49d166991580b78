import { parseSearchQuery } from "@forecourt/core";
import type { LeadDestination, Site } from "@forecourt/core/schemas";
import { leadRateLimit } from "../leads/lead-rate-limit.ts";
import { takeLead } from "../leads/take-lead.ts";
import type { Records } from "../records/open-records.ts";
import type { SearchCache, SearchVersions } from "../search/search-cache.ts";
import { countView, readViews } from "../views/count-view.ts";
import { localDay, viewSession } from "../views/view-session.ts";
import { ApiRefusal } from "./api-refusal.ts";
import { encodingFor } from "./compressed-body.ts";
import type { ApiHandlers } from "./create-api.ts";
import { findCar } from "./find-car.ts";
import { failureDetails } from "./log-line.ts";
import type { Log } from "./log-line.ts";
import { hasVersion } from "./not-modified.ts";

/** What the endpoints stand on. */
export interface ApiSurroundings {
  records: Records;
  search: SearchCache;
  /** Versions that answers about a site's stock hang on. */
  versionsOf: (site: Site) => SearchVersions;
  destinationsOf: (siteSlug: string) => readonly LeadDestination[] | undefined;
  /** Address of the client that sent a request; undefined in process. */
  addressOf: (request: Request) => string | undefined;
  /** Hears that a lead was stored. */
  onLead: () => void;
  log: Log;
  now?: () => Date;
}

/** For answers about stock: a CDN may keep them for a moment and answer the old one while it asks again. */
const stockCaching = "public, max-age=10, stale-while-revalidate=60";

/** Answers every endpoint of the contract. */
export function apiHandlers(surroundings: ApiSurroundings): ApiHandlers {
  const { records, search, versionsOf, log } = surroundings;
  const now = surroundings.now ?? (() => new Date());
  const waitOf = leadRateLimit();

  return {
    async getSite({ site, request }) {
      const etag = `W/"site-${versionsOf(site).site}"`;
      const headers = { etag, "cache-control": "public, no-cache" };
      return hasVersion(request.headers, etag) ? new Response(null, { status: 304, headers }) : Response.json(site, { headers });
    },

    async getCar({ site, params, request }) {
      const { id, version, car } = await findCar(records, site, params.slug, now());
      const etag = `W/"car-${id}-${version}"`;
      const headers = { etag, "cache-control": stockCaching };
      return hasVersion(request.headers, etag) ? new Response(null, { status: 304, headers }) : Response.json(car, { headers });
    },

    async viewCar({ site, params, request }) {
      const { id, car } = await findCar(records, site, params.slug, now());
      const visitor = viewSession(request.headers);
      const views = visitor ? await countView(records, { carId: id, session: visitor.session, day: localDay(now(), site.timeZone) }) : await readViews(records, id);
      const answer = { views, car_fields: { id: car.id, slug: car.slug, status: car.status, price: car.price, updated_at: car.updated_at } };
      return Response.json(answer, { headers: { "cache-control": "no-store", ...(visitor?.setCookie ? { "set-cookie": visitor.setCookie } : {}) } });
    },

    async search({ site, request }) {
      const query = parseSearchQuery(new URL(request.url).searchParams);
      const versions = versionsOf(site);
      const etag = search.etag(site, query, versions);
      const headers: Record<string, string> = { etag, "cache-control": stockCaching, vary: "Accept-Encoding" };
      if (hasVersion(request.headers, etag)) return new Response(null, { status: 304, headers });
      const answer = await search.answer(site, query, versions).catch((error: unknown) => {
        log({ level: "error", event: "search_failed", site: site.slug, ...failureDetails(error) });
        throw new ApiRefusal(503, "search_unavailable", "The search does not answer right now. Please try again in a moment.", { headers: { "retry-after": "2" } });
      });
      const { body, encoding } = await answer.as(encodingFor(request.headers.get("accept-encoding")));
      return new Response(body, { headers: { ...headers, "content-type": "application/json", ...(encoding ? { "content-encoding": encoding } : {}) } });
    },

    async createLead({ site, body, request }) {
      const address = surroundings.addressOf(request);
      const wait = address === undefined ? 0 : waitOf(`${site.slug} ${address}`, now().getTime());
      if (wait > 0)
        throw new ApiRefusal(429, "too_many_enquiries", "Too many enquiries were sent from this address. Please try again in a moment.", { headers: { "retry-after": String(wait) } });
      const leadId = await takeLead(records, {
        site, lead: body, now: now(),
        destinations: surroundings.destinationsOf(site.slug) ?? [],
        idempotencyKey: request.headers.get("idempotency-key"),
      });
      surroundings.onLead();
      return { lead_id: leadId };
    },
  };
}
