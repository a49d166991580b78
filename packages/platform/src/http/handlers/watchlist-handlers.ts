import type { watchlistEndpoints } from "@forecourt/api";
import type { Site } from "@forecourt/core/schemas";
import type { SignedIn } from "../../domain/shoppers/sessions.ts";
import { listWatched, removeCar, saveCar } from "../../domain/shoppers/watchlist.ts";
import { ApiRefusal } from "../answers/api-refusal.ts";
import { personalAnswer } from "../answers/personal-answer.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";

/** The saved cars of a signed-in shopper. */
export function watchlistHandlers({
  database,
  identity,
  visitorOf,
  now,
}: ApiDependencies): HandlersOf<typeof watchlistEndpoints> {
  /** @throws ApiRefusal where the site keeps no cars for shoppers, or nobody is signed in */
  async function watcher(site: Site, request: Request): Promise<SignedIn> {
    if (!site.saved.watchlist) throw new ApiRefusal(404, "watchlist_off", "This site keeps no saved cars.");
    return identity.requireSignedIn(site, visitorOf(request));
  }

  async function watchlist({ userId }: SignedIn) {
    const watched = await listWatched(database, userId);
    return {
      success: true as const,
      car_ids: watched.map(({ carId }) => carId),
      cars: watched.map(({ carId, savedAt, price }) => ({ car_id: carId, saved_at: savedAt.toISOString(), price })),
    };
  }

  return {
    async getWatchlist({ site, request }) {
      return personalAnswer(await watchlist(await watcher(site, request)));
    },

    async saveWatchedCar({ site, body, request }) {
      const user = await watcher(site, request);
      await saveCar(database, site.slug, user.userId, body.car_id, now());
      return personalAnswer(await watchlist(user));
    },

    async removeWatchedCar({ site, body, request }) {
      const user = await watcher(site, request);
      await removeCar(database, user.userId, body.car_id);
      return personalAnswer(await watchlist(user));
    },
  };
}
