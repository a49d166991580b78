import type { SavedCar } from "./saved-records.ts";
import type { KeptCar, SavedStore } from "./saved-store.ts";
import { savedCarOf } from "./saved-store.ts";

/** A saved car as the shopper's account has it. */
export interface WatchedCar {
  id: string;
  /** When it was saved, as an ISO 8601 text. */
  savedAt: string;
  /** Dollars then; null where it had no price. */
  price: number | null;
}

/** Where the saved cars of a signed-in shopper are kept besides the device. A refusal rejects with an `ApiError`. */
export interface WatchlistRemote {
  /** @returns the shopper's cars, last saved first */
  list(): Promise<readonly WatchedCar[]>;
  /** @returns the list after the call */
  save(carId: string): Promise<readonly WatchedCar[]>;
  /** @returns the list after the call */
  remove(carId: string): Promise<readonly WatchedCar[]>;
  /** What the device keeps of cars that another device saved; those that the site has no more are left out. */
  cars(carIds: readonly string[]): Promise<readonly KeptCar[]>;
}

/** What a sync needs besides the two lists. */
export interface WatchlistSyncOptions {
  /** The session has ended: nobody is signed in here any more. */
  onSignedOut: () => void;
  now?: () => Date;
}

/** Milliseconds until the first further attempt; each one after it waits twice as long, up to five minutes. */
export const firstRetryMs = 5_000;
const longestRetryMs = 5 * 60_000;

const refusalOf = (error: unknown): { status: number; message: string } | undefined =>
  error instanceof Error && error.name === "ApiError" ? (error as Error & { status: number }) : undefined;

/**
 * Keeps a device's list and a shopper's list on the server the same (decisions.md rows 22 and 86): at once what another
 * device saved or removed, then each change of this one as it is made. A change stays on the device whatever the server
 * says; what did not arrive is tried again until it does, and is said once.
 *
 * @returns ends it
 */
export function startWatchlistSync(
  store: SavedStore,
  remote: WatchlistRemote,
  { onSignedOut, now = () => new Date() }: WatchlistSyncOptions,
): () => void {
  const refused = new Set<string>();
  let hasRead = false;
  let isEnded = false;
  /** How often a round was asked for since the one that is under way began, that one counted; 0 while none is. */
  let asked = 0;
  let hasSaid = false;
  let waitMs = firstRetryMs;
  let retry: ReturnType<typeof setTimeout> | undefined;

  /** One round after the other: two at once would send a car twice. */
  async function run(): Promise<void> {
    asked += 1;
    if (asked > 1) return;
    clearTimeout(retry);
    try {
      do {
        asked = 1;
        await round();
      } while (asked > 1 && !isEnded);
      waitMs = firstRetryMs;
    } catch (error) {
      failed(error);
    } finally {
      asked = 0;
      store.setReading(false);
    }
  }

  async function round(): Promise<void> {
    let watched = hasRead ? undefined : await remote.list();
    hasRead = true;
    for (let id = nextRemoval(); id !== undefined && !isEnded; id = nextRemoval()) {
      const removed = id;
      watched = (await accepted(removed, () => remote.remove(removed))) ?? watched;
      store.change(({ unsyncedRemovals }) => ({ unsyncedRemovals: unsyncedRemovals.filter((one) => one !== removed) }));
    }
    for (let id = nextSave(); id !== undefined && !isEnded; id = nextSave()) {
      const saved = id;
      const answer = await accepted(saved, () => remote.save(saved));
      if (!answer) continue;
      watched = answer;
      store.change(({ favourites }) => ({
        favourites: favourites.map((car) => (car.id === saved ? { ...car, synced: true } : car)),
      }));
    }
    if (watched && !isEnded) await merge(watched);
  }
  const nextRemoval = () => store.getState().unsyncedRemovals[0];
  // Saves the oldest car first, so that both lists have the same order.
  const nextSave = () => store.getState().favourites.findLast(({ id, synced }) => !synced && !refused.has(id))?.id;

  /**
   * The list after a call that was taken; undefined for one that the server will never take, which is said in its
   * words.
   */
  async function accepted(id: string, call: () => Promise<readonly WatchedCar[]>) {
    try {
      return await call();
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal || refusal.status === 401 || refusal.status === 429 || refusal.status >= 500) throw error;
      refused.add(id);
      store.say("unsynced", refusal.message);
      return undefined;
    }
  }

  async function merge(watched: readonly WatchedCar[]): Promise<void> {
    const ids = watched.map(({ id }) => id);
    const isNew = (id: string) => {
      const { favourites, unsyncedRemovals } = store.getState();
      return !unsyncedRemovals.includes(id) && favourites.every((car) => car.id !== id);
    };
    const missing = ids.filter(isNew);
    const cars = missing.length === 0 ? [] : await remote.cars(missing);
    if (isEnded) return;
    const added = cars.flatMap((car) => {
      const there = watched.find(({ id }) => id === car.id);
      // Keeps the price at the time of saving, so that every device shows the same change of price.
      return there && isNew(car.id)
        ? [{ ...savedCarOf(car, now()), savedAt: there.savedAt, price: there.price, synced: true }]
        : [];
    });
    store.change(({ favourites }) => mergedFavourites(favourites, added, ids));
  }

  function failed(error: unknown): void {
    if (isEnded) return;
    const refusal = refusalOf(error);
    if (refusal?.status === 401) {
      end();
      onSignedOut();
      return;
    }
    const { favourites, unsyncedRemovals } = store.getState();
    const isWaiting = unsyncedRemovals.length > 0 || favourites.some(({ synced }) => !synced);
    if (isWaiting && !hasSaid) {
      hasSaid = true;
      store.say("unsynced", refusal ? `${refusal.message} We will try again.` : undefined);
    }
    hasRead = false;
    retry = setTimeout(() => void run(), waitMs);
    waitMs = Math.min(2 * waitMs, longestRetryMs);
  }

  const runNow = () => void run();
  function end(): void {
    isEnded = true;
    clearTimeout(retry);
    store.onSavedChange(undefined);
    removeEventListener("online", runNow);
  }
  addEventListener("online", runNow);
  store.onSavedChange(runNow);
  runNow();
  return end;
}

/**
 * The device's list with that of the account: cars that another device removed go, those that it saved come, and the
 * order is the account's. Cars that the account does not have yet stay, first.
 *
 * @param ids the account's cars, last saved first
 */
function mergedFavourites(
  favourites: readonly SavedCar[],
  added: readonly SavedCar[],
  ids: readonly string[],
): { favourites?: SavedCar[] } {
  const kept = favourites.filter(({ id, synced }) => !synced || ids.includes(id));
  if (kept.length === favourites.length && added.length === 0) return {};
  const place = ({ id, synced }: SavedCar) => (synced ? ids.indexOf(id) : -1);
  return { favourites: [...kept, ...added].sort((one, other) => place(one) - place(other)) };
}
