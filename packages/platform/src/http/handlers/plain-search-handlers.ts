import type { plainSearchEndpoints } from "@forecourt/api";
import { searchQueryToParams } from "@forecourt/core";
import { ApiRefusal } from "../api-refusal.ts";
import type { ApiSurroundings } from "../api-surroundings.ts";
import type { HandlersOf } from "../create-api.ts";
import { failureDetails } from "../log-line.ts";

/** What a shopper says in plain words. */
export function plainSearchHandlers({ plainSearch, versionsOf, log }: ApiSurroundings): HandlersOf<typeof plainSearchEndpoints> {
  return {
    async plainSearch({ site, query }) {
      const { search, understood } = await plainSearch(site, query.text, versionsOf(site)).catch((error: unknown) => {
        log({ level: "error", event: "plain_search_failed", site: site.slug, ...failureDetails(error) });
        throw new ApiRefusal(503, "search_unavailable", "The search does not answer right now. Please try again in a moment.", { headers: { "retry-after": "2" } });
      });
      return { understood, address: searchQueryToParams(search).toString() };
    },
  };
}
