import type { leadEndpoints } from "@forecourt/api";
import { checkedIdempotencyKey } from "../requests/idempotency-key.ts";
import { leadRateLimit } from "../requests/lead-rate-limit.ts";
import { takeLead } from "../../domain/leads/take-lead.ts";
import { ApiRefusal } from "../answers/api-refusal.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";

/** What shoppers send to the dealer. */
export function leadHandlers(dependencies: ApiDependencies): HandlersOf<typeof leadEndpoints> {
  const { database, now } = dependencies;
  const waitOf = leadRateLimit();
  return {
    async createLead({ site, body, request }) {
      const wait = waitOf(site.slug, dependencies.addressOf(request), now().getTime());
      if (wait > 0)
        throw new ApiRefusal(
          429,
          "too_many_enquiries",
          "Too many enquiries were sent from this address. Please try again in a moment.",
          { headers: { "retry-after": String(wait) } },
        );
      const leadId = await takeLead(database, {
        site,
        lead: body,
        now: now(),
        verifiedPhone: async () => (await dependencies.identity.signedIn(site, dependencies.visitorOf(request)))?.phone,
        destinations: dependencies.destinationsOf(site.slug) ?? [],
        idempotencyKey: checkedIdempotencyKey(request.headers.get("idempotency-key")),
      });
      dependencies.onLead();
      return { lead_id: leadId };
    },
  };
}
