import type { reviewEndpoints } from "@forecourt/api";
import { readReviews } from "../../domain/content/read-reviews.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";

/** What customers say of a dealer. */
export function reviewHandlers({ database, now }: ApiDependencies): HandlersOf<typeof reviewEndpoints> {
  return {
    async getReviews({ site, query: { limit, location } }) {
      const { summary, reviews, changesAt } = await readReviews(database, site, now(), location);
      return {
        ...(summary === undefined ? {} : { summary }),
        reviews: reviews.slice(0, limit),
        ...(changesAt === undefined ? {} : { changesAt: changesAt.toISOString() }),
      };
    },
  };
}
