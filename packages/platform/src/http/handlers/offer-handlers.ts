import type { offerEndpoints } from "@forecourt/api";
import { createSiteOffers } from "../../domain/content/create-site-offers.ts";
import { offerOf, wantedOffers } from "../../domain/content/read-offers.ts";
import { freshAnswer } from "../answers/fresh-answer.ts";
import { changesAtField } from "../answers/changes-at-field.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";

/** The offers of a dealer. */
export function offerHandlers({
  database,
  versionsOf,
  now,
}: Pick<ApiDependencies, "database" | "versionsOf" | "now">): HandlersOf<typeof offerEndpoints> {
  const offersOf = createSiteOffers(database, (site) => versionsOf(site).site);
  return {
    async getOffers({ site, query: { limit, ...wanted }, request }) {
      const { offers, categories, changesAt } = await offersOf(site, now());
      const shown = wantedOffers(offers, wanted).slice(0, limit);
      return freshAnswer(request, { offers: shown, categories, ...changesAtField(changesAt) });
    },
    async getOffer({ site, params, request }) {
      const { offers, changesAt } = await offersOf(site, now());
      return freshAnswer(request, { ...offerOf(offers, params.id), ...changesAtField(changesAt) });
    },
  };
}
