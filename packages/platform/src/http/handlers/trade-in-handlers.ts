import type { tradeInEndpoints } from "@forecourt/api";
import { plateStates } from "@forecourt/core/trade-in";
import { NotFoundError } from "../../base/errors/domain-error.ts";
import { failureDetails } from "../../base/log/log-line.ts";
import { shownTradeIn, tradeInRow } from "../../domain/trade-ins/read-trade-in.ts";
import { openTradeIn, saveTradeIn } from "../../domain/trade-ins/save-trade-in.ts";
import { acceptTradeIn, keepValuation, sendTradeIn } from "../../domain/trade-ins/send-trade-in.ts";
import { ApiRefusal } from "../answers/api-refusal.ts";
import { siteOrigin } from "../requests/site-origin.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";

/** The valuation of shoppers' own cars. */
export function tradeInHandlers({
  database,
  routeLeadsOf,
  tradeIns,
  visitorOf,
  storedSite,
  onLead,
  log,
  now,
}: ApiDependencies): HandlersOf<typeof tradeInEndpoints> {
  return {
    async lookUpRego({ site, query }) {
      if (!tradeIns.vehicleData)
        throw new ApiRefusal(503, "rego_unavailable", "Plates cannot be looked up here. Please enter your car.");
      // Plates of two states may read the same (decisions.md row 98).
      if (plateStates(site.country).length > 0 && !query.regoState)
        throw new NotFoundError("rego_unknown", "Choose the state of the plate, then look it up again.");
      const found = await tradeIns.vehicleData.carOf(query, site.country).catch((error: unknown) => {
        log({ level: "warn", event: "rego_provider_failed", site: site.slug, ...failureDetails(error) });
        throw new ApiRefusal(
          503,
          "rego_unavailable",
          "Plates cannot be looked up at the moment. Please enter your car.",
        );
      });
      if (!found) throw new NotFoundError("rego_unknown", "We do not find this plate. Please enter your car.");
      return found;
    },

    openTradeIn: ({ site, body: { car_id: carId, ...car } }) => openTradeIn(database, { site, car, carId, now: now() }),

    getTradeIn: async ({ site, params: { id } }) =>
      shownTradeIn(database.db, await tradeInRow(database.db, { site, id })),

    saveTradeIn: ({ site, params: { id }, body: { car, adjustmentAnswers: answers } }) =>
      saveTradeIn(database, { site, id, car, answers, now: now() }),

    async sendTradeIn({ site, params: { id }, body, request }) {
      const answer = await sendTradeIn(database, tradeIns.value, {
        site: storedSite(site),
        id,
        contact: body,
        routeLead: routeLeadsOf(site.slug),
        origin: siteOrigin(site, visitorOf(request)),
        now: now(),
      });
      onLead();
      return answer;
    },

    async acceptTradeIn({ site, params: { id } }) {
      const { tradeIn, isNew } = await acceptTradeIn(database, { site, id, now: now() });
      if (isNew) onLead();
      return tradeIn;
    },

    async saveMiscellaneous({ site, body: { id, ...valuation } }) {
      if (!site.tradeIn.saveValuation)
        throw new NotFoundError("valuation_not_kept", "This site does not keep valuations.");
      await keepValuation(database, { site, id, valuation, now: now() });
      return { saved: true };
    },
  };
}
