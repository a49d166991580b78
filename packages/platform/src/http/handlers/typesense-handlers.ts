import type { typesenseEndpoints } from "@forecourt/api";
import { searchRefusal } from "../answers/search-refusal.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";

/** The stock search for libraries that speak Typesense's protocol. */
export function typesenseHandlers({ typesenseSearch, log }: ApiDependencies): HandlersOf<typeof typesenseEndpoints> {
  return {
    async typesenseSearch({ site, body }) {
      const answer = await typesenseSearch(site, body.searches).catch((error: unknown) => {
        throw searchRefusal(log, site, error, "typesense_search_failed");
      });
      return Response.json(answer, { headers: { "cache-control": "no-store" } });
    },
  };
}
