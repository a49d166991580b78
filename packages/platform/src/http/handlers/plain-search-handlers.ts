import type { plainSearchEndpoints } from "@forecourt/api";
import { searchQueryToParams } from "@forecourt/core";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";
import { searchRefusal } from "../answers/search-refusal.ts";

/** What a shopper says in plain words. */
export function plainSearchHandlers({
  plainSearch,
  versionsOf,
  log,
}: ApiDependencies): HandlersOf<typeof plainSearchEndpoints> {
  return {
    async plainSearch({ site, query }) {
      const { search, understood } = await plainSearch(site, query.text, versionsOf(site)).catch((error: unknown) => {
        throw searchRefusal(log, site, error, "plain_search_failed");
      });
      return { understood, address: searchQueryToParams(search).toString() };
    },
  };
}
