import type { leadEndpoints } from "@forecourt/api";
import { checkedIdempotencyKey } from "../requests/idempotency-key.ts";
import { takeLead } from "../../domain/leads/take-lead.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";

/** What shoppers send to the dealer. */
export function leadHandlers(dependencies: ApiDependencies): HandlersOf<typeof leadEndpoints> {
  const { database, now } = dependencies;
  return {
    async createLead({ site, body, request }) {
      const leadId = await takeLead(database, {
        site,
        lead: body,
        now: now(),
        verifiedPhone: async () => (await dependencies.identity.signedIn(site, dependencies.visitorOf(request)))?.phone,
        routeLead: dependencies.routeLeadsOf(site.slug),
        idempotencyKey: checkedIdempotencyKey(request.headers.get("idempotency-key")),
      });
      dependencies.onLead();
      return { lead_id: leadId };
    },
  };
}
