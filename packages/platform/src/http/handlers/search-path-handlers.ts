import { createHash } from "node:crypto";
import { ReadyResponse } from "@forecourt/api/ready-response";
import type { searchPathEndpoints } from "@forecourt/api";
import {
  bodySegment,
  categoryDirectory,
  directoryPage,
  makeDirectory,
  modelDirectory,
  relatedSearches,
  resolveSearchPath,
} from "@forecourt/core";
import type { DirectoryEntry, SearchWords } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { LRUCache } from "lru-cache";
import { makeLogoAddress } from "../../domain/makes/make-logo.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";
import { noteMissingPart } from "../pages/incomplete-page.ts";
import { hasVersion } from "../answers/not-modified.ts";
import { searchRefusal } from "../answers/search-refusal.ts";

/** A make with its logo, where the table of makes has one. */
const withLogo = (make: DirectoryEntry): DirectoryEntry => {
  const logo = makeLogoAddress(make.name);
  return logo === undefined ? make : { ...make, logo };
};

const caching = "public, max-age=10, stale-while-revalidate=60";

/** Paths whose answers are at hand, over all sites. */
const maxAnswers = 2000;

/** An answer as it is sent, with its version. */
interface Tagged<Answer extends object> {
  answer: Answer;
  etag: string;
}

function tagged<Answer extends object>(answer: Answer): Tagged<Answer> {
  return { answer, etag: `W/"${createHash("sha1").update(JSON.stringify(answer)).digest("base64url")}"` };
}

/** Search paths and directories: what a site's stock has words for. */
export function searchPathHandlers({
  words,
  versionsOf,
  log,
}: ApiDependencies): HandlersOf<typeof searchPathEndpoints> {
  /** JSON that a browser or CDN may ask for again by its version. */
  function sent(request: Request, { answer, etag }: Tagged<object>): Response {
    const headers = { etag, "cache-control": caching };
    return hasVersion(request.headers, headers.etag)
      ? new Response(null, { status: 304, headers })
      : new ReadyResponse(answer, { headers });
  }

  async function directory(
    site: Site,
    request: Request,
    asked: { query?: string | undefined; page?: number | undefined },
    entriesOf: () => Promise<DirectoryEntry[]>,
  ): Promise<Response> {
    const entries = await entriesOf().catch((error: unknown) => {
      throw searchRefusal(log, site, error);
    });
    return sent(request, tagged(directoryPage(entries, asked)));
  }

  /**
   * By site and path. They hang on the words of the stock and on the site, each of which is another object in another
   * version.
   */
  const answers = new LRUCache<string, { words: SearchWords; site: Site; tagged: Tagged<object> }>({ max: maxAnswers });

  return {
    async getSearchPath({ site, query, request }) {
      const { defaultPath, vehicleType: vehicles } = site.search;
      let known: SearchWords;
      try {
        known = await words.of(site, versionsOf(site));
      } catch (error) {
        // Conditions, dealerships and known makes need no search; whether another word is one, only the search can say.
        const answer = resolveSearchPath(query.path, await words.withoutStock(site), { defaultPath, vehicles });
        if (answer.outcome === "unknown") throw searchRefusal(log, site, error);
        noteMissingPart();
        return Response.json(answer.outcome === "found" ? { ...answer, related: [] } : answer, {
          headers: { "cache-control": "no-store" },
        });
      }
      const key = `${site.slug} ${query.path}`;
      const ready = answers.get(key);
      if (ready?.words === known && ready.site === site) return sent(request, ready.tagged);
      const answer = resolveSearchPath(query.path, known, { defaultPath, vehicles });
      if (answer.outcome !== "found") return sent(request, tagged(answer));
      const whole = tagged({
        ...answer,
        related: relatedSearches(answer, known, { minimum: site.pages.indexedSearchMinimum }),
      });
      answers.set(key, { words: known, site, tagged: whole });
      return sent(request, whole);
    },

    findManufacturers: ({ site, query, request }) =>
      directory(site, request, query, async () => makeDirectory(await words.of(site, versionsOf(site))).map(withLogo)),

    findModels: ({ site, query, request }) =>
      directory(site, request, query, async () => {
        const all = await words.of(site, versionsOf(site));
        const bodies =
          query.body === undefined
            ? undefined
            : all.bodies.filter(({ name }) => bodySegment(name) === bodySegment(query.body ?? ""));
        if (bodies?.length === 0) return [];
        const within = bodies
          ? await words.within(site, versionsOf(site), {
              filters: { simple_body: bodies.map(({ name }) => name) },
              ranges: {},
            })
          : all;
        return modelDirectory(within, { make: query.manufacturer });
      }),

    findCategories: ({ site, query, request }) =>
      directory(site, request, query, async () => {
        const [low, high] = (query.price ?? "-").split("-");
        const price = { ...(low ? { min: Number(low) } : {}), ...(high ? { max: Number(high) } : {}) };
        const all = categoryDirectory(
          low || high
            ? await words.within(site, versionsOf(site), { filters: {}, ranges: { price } })
            : await words.of(site, versionsOf(site)),
        );
        const wanted = query.categories?.split(",").map(bodySegment);
        return wanted ? all.filter(({ slug }) => wanted.includes(slug)) : all;
      }),
  };
}
