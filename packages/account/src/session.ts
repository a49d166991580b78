import type { WatchlistAnswer } from "@forecourt/api";
import { carsById } from "./cars-by-id.ts";
import { mayBeSignedIn, rememberSignedIn } from "./signed-in-mark.ts";
import { savedStoreOf } from "./use-saved.ts";
import { startWatchlistSync } from "./watchlist-sync.ts";
import type { WatchedCar } from "./watchlist-sync.ts";

const client = async () => (await import("@forecourt/api/client")).createApiClient();

/**
 * The phone number of the session; undefined for everybody else. Asked only on devices on which somebody signed in, by
 * the browser alone: no page has it.
 */
export async function openSession(site: string): Promise<string | undefined> {
  if (!mayBeSignedIn(site)) return undefined;
  const api = await client();
  // An answer that does not come says nothing of the session: the next page asks again.
  const answer = await api.getSession().catch(() => undefined);
  if (answer) rememberSignedIn(site, answer.user !== null);
  return answer?.user?.phone;
}

const watchedCars = ({ cars }: WatchlistAnswer): WatchedCar[] =>
  cars.map(({ car_id: id, saved_at: savedAt, price }) => ({ id, savedAt, price }));

let ending: (() => void) | undefined;

/**
 * Keeps the saved cars of this device and those of the shopper's account the same, on devices on which somebody signed
 * in (decisions.md row 86).
 */
export async function keepWatchlist(site: string): Promise<void> {
  if (!mayBeSignedIn(site)) return;
  const api = await client();
  ending?.();
  ending = startWatchlistSync(
    savedStoreOf(site),
    {
      list: async () => watchedCars(await api.getWatchlist()),
      save: async (id) => watchedCars(await api.saveWatchedCar({ car_id: id })),
      remove: async (id) => watchedCars(await api.removeWatchedCar({ car_id: id })),
      cars: (ids) => carsById(api, ids),
    },
    { onSignedOut: () => rememberSignedIn(site, false) },
  );
}

/**
 * Ends the session on the server and on the device; with `everywhere`, the shopper's sessions on every device.
 *
 * @throws when the platform cannot be reached: the session goes on
 */
export async function signOut(site: string, { everywhere = false }: { everywhere?: boolean } = {}): Promise<void> {
  await (await client()).signOut({ everywhere });
  rememberSignedIn(site, false);
  ending?.();
}
