import type { suggestEndpoints } from "@forecourt/api";
import { ApiRefusal } from "../api-refusal.ts";
import type { ApiSurroundings } from "../api-surroundings.ts";
import type { HandlersOf } from "../create-api.ts";
import { failureDetails } from "../log-line.ts";

/** A half-typed keyword means the same for a minute. */
const suggestionCaching = "public, max-age=60";

/** What helps while a shopper types. */
export function suggestHandlers({ suggestions, versionsOf, log }: ApiSurroundings): HandlersOf<typeof suggestEndpoints> {
  return {
    async suggest({ site, query }) {
      const answer = await suggestions(site, query.query, versionsOf(site)).catch((error: unknown) => {
        log({ level: "error", event: "suggest_failed", site: site.slug, ...failureDetails(error) });
        throw new ApiRefusal(503, "search_unavailable", "The search does not answer right now. Please try again in a moment.", { headers: { "retry-after": "2" } });
      });
      return Response.json(answer, { headers: { "cache-control": suggestionCaching } });
    },
  };
}
