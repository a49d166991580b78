import type { offerEndpoints } from "@forecourt/api";
import { readOffer, readOffers } from "../../domain/content/read-offers.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";

/** The offers of a dealer. */
export function offerHandlers({ database, now }: ApiDependencies): HandlersOf<typeof offerEndpoints> {
  return {
    async getOffers({ site, query: { limit, ...wanted } }) {
      const { offers, categories, changesAt } = await readOffers(database, site, now(), wanted);
      return { offers: offers.slice(0, limit), categories, ...instantOf(changesAt) };
    },
    async getOffer({ site, params }) {
      const { offer, changesAt } = await readOffer(database, site, params.id, now());
      return { ...offer, ...instantOf(changesAt) };
    },
  };
}

const instantOf = (changesAt: Date | undefined) =>
  changesAt === undefined ? {} : { changesAt: changesAt.toISOString() };
