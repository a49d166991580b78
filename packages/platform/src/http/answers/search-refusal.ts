import type { Site } from "@forecourt/core/schemas";
import { ApiRefusal } from "./api-refusal.ts";
import { failureDetails } from "../../base/log/log-line.ts";
import { expectedRefusal } from "./refusal-of.ts";
import type { Log } from "../../base/log/log-line.ts";

/**
 * What a search that failed is answered with: what it was refused with (a full queue is no failure), else 503
 * `search_unavailable`, and a line in the log.
 *
 * @param event what failed, as a word of the log
 */
export function searchRefusal(log: Log, site: Pick<Site, "slug">, error: unknown, event = "search_failed"): ApiRefusal {
  const refusal = expectedRefusal(error);
  if (refusal) return refusal;
  log({ level: "error", event, site: site.slug, ...failureDetails(error) });
  return new ApiRefusal(
    503,
    "search_unavailable",
    "The search does not answer right now. Please try again in a moment.",
    { headers: { "retry-after": "2" } },
  );
}
