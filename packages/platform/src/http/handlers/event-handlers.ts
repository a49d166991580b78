import type { eventEndpoints } from "@forecourt/api";
import { eventName, serverEventIds } from "@forecourt/core";
import { isbot } from "isbot";
import { storeEvents } from "../../domain/shoppers/store-events.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";

/** Analytics: what shoppers do, never who. */
export function eventHandlers({ database, now }: ApiDependencies): HandlersOf<typeof eventEndpoints> {
  return {
    async sendEvents({ site, body, request }) {
      const { enabled, consentRequired } = site.analytics;
      const agent = request.headers.get("user-agent");
      if (!enabled || (consentRequired && !body.consent) || (agent && isbot(agent))) return { counted: 0 };
      // Numbers that are reserved or that nobody knows are dropped: they are not invented here (decisions.md row 51).
      const known = body.events.filter(({ id }) => eventName(id) !== undefined && !serverEventIds.includes(id));
      await storeEvents(
        database,
        site.slug,
        known.map(({ id, car_id: carId }) => ({ id, carId })),
        now(),
      );
      return { counted: known.length };
    },
  };
}
