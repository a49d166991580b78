import type { leadEndpoints } from "@forecourt/api";
import { leadRateLimit } from "../../leads/lead-rate-limit.ts";
import { takeLead } from "../../leads/take-lead.ts";
import { ApiRefusal } from "../api-refusal.ts";
import type { ApiSurroundings } from "../api-surroundings.ts";
import type { HandlersOf } from "../create-api.ts";

/** What shoppers send to the dealer. */
export function leadHandlers(surroundings: ApiSurroundings): HandlersOf<typeof leadEndpoints> {
  const { records, now } = surroundings;
  const waitOf = leadRateLimit();
  return {
    async createLead({ site, body, request }) {
      const wait = waitOf(site.slug, surroundings.addressOf(request), now().getTime());
      if (wait > 0)
        throw new ApiRefusal(
          429,
          "too_many_enquiries",
          "Too many enquiries were sent from this address. Please try again in a moment.",
          { headers: { "retry-after": String(wait) } },
        );
      const leadId = await takeLead(records, {
        site,
        lead: body,
        now: now(),
        destinations: surroundings.destinationsOf(site.slug) ?? [],
        idempotencyKey: request.headers.get("idempotency-key"),
      });
      surroundings.onLead();
      return { lead_id: leadId };
    },
  };
}
