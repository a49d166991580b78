import { maxCompared, maxSearchesKept, maxViewed, salePrice } from "@forecourt/core";
import type { CarSummary, StoredUserDetails } from "@forecourt/core/schemas";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { maxSaved } from "./check-records.ts";
import { eraseDevice, onOtherTab, readDevice, writeDevice } from "./device-storage.ts";
import type { Notice, NoticeKind } from "./notice.ts";
import { noticeOf } from "./notice.ts";
import { noRecords } from "./saved-records.ts";
import type { ComparedEntry, SavedCar, SavedRecords } from "./saved-records.ts";

/** What a car must say to be saved or compared. */
export type KeptCar = Pick<
  CarSummary,
  "id" | "name" | "slug" | "make" | "model" | "primary_image_url" | "price" | "offer_price"
>;

/** What a car must say to be compared. */
export type ComparableCar = Pick<KeptCar, "id" | "name" | "slug" | "primary_image_url">;

/** Where saved cars are kept besides the device, for a shopper who is signed in. A refusal rejects. */
export interface WatchlistRemote {
  save(carId: string): Promise<unknown>;
  remove(carId: string): Promise<unknown>;
}

/** What is kept, and what has been said about it since the page was opened. */
export interface SavedState extends SavedRecords {
  /** The device has been read; false on the server. */
  ready: boolean;
  /** What was said, the newest first: the log behind the toasts (decisions.md row 37). */
  notices: readonly Notice[];
}

/** The one store of what a shopper keeps on a site. */
export interface SavedStore extends Pick<StoreApi<SavedState>, "getState" | "getInitialState" | "subscribe"> {
  /** Saves a car or takes it off the list, and says so. */
  toggleSaved(car: KeptCar): void;
  /** Adds a car to the comparison or takes it out; a fifth one is refused with a notice. */
  toggleCompared(car: ComparableCar): void;
  /** Makes these the cars to compare, the first 4 of them; none empties the comparison. */
  setCompared(cars: readonly ComparableCar[]): void;
  recordViewed(car: Pick<CarSummary, "id" | "stocknum" | "make" | "model" | "body" | "simple_body">): void;
  /** Keeps a search as its query string. */
  recordSearch(query: string): void;
  keepDetails(details: StoredUserDetails): void;
  keepSuccessCategory(category: string | undefined): void;
  /** Signs the list in: what the server has not heard of goes there now and whenever the device comes online; undefined signs it out. */
  connect(remote: WatchlistRemote | undefined): void;
  /** Erases everything of this site from the device. */
  forget(): void;
}

/**
 * Makes the store of a site. In a browser it starts with what the device holds, writes each change back and follows other
 * tabs; on the server it is empty, so nothing personal reaches a page (decisions.md rows 24 and 84).
 */
export function createSavedStore(site: string, now: () => Date = () => new Date()): SavedStore {
  const isBrowser = typeof window !== "undefined";
  const store = createStore<SavedState>(() => ({ ...noRecords, ready: false, notices: [] }));
  const get = store.getState;
  let remote: WatchlistRemote | undefined;
  let saidUnsynced = false;
  let said = 0;

  const change = (next: Partial<SavedRecords>) => {
    const before = get();
    store.setState(next);
    return !isBrowser || writeDevice(site, before, get());
  };
  const say = (kind: NoticeKind, carName = "") =>
    store.setState(({ notices }) => ({ notices: [noticeOf((said += 1), kind, carName), ...notices].slice(0, 10) }));

  /** Local first; a refusal is said once and tried again later, never undone (decisions.md row 22). */
  async function sync(): Promise<void> {
    if (!remote) return;
    const { favourites, unsyncedRemovals } = get();
    for (const { id } of favourites.filter((car) => !car.synced))
      await tell(remote.save(id), () => ({
        favourites: get().favourites.map((car) => (car.id === id ? { ...car, synced: true } : car)),
      }));
    for (const id of unsyncedRemovals)
      await tell(remote.remove(id), () => ({
        unsyncedRemovals: get().unsyncedRemovals.filter((other) => other !== id),
      }));
  }
  async function tell(call: Promise<unknown>, done: () => Partial<SavedRecords>): Promise<void> {
    try {
      await call;
      change(done());
    } catch {
      if (!saidUnsynced) say("unsynced");
      saidUnsynced = true;
    }
  }

  if (isBrowser) {
    const read = () => store.setState({ ...readDevice(site), ready: true });
    read();
    onOtherTab(site, read);
    addEventListener("online", () => void sync());
  }

  return {
    getState: get,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    toggleSaved(car) {
      const { favourites, unsyncedRemovals } = get();
      const known = favourites.find(({ id }) => id === car.id);
      let isKept = true;
      if (known) {
        change({
          favourites: favourites.filter((other) => other !== known),
          ...(known.synced ? { unsyncedRemovals: [...unsyncedRemovals, car.id] } : {}),
        });
      } else {
        isKept = change({
          favourites: [savedCarOf(car, now()), ...favourites].slice(0, maxSaved),
          unsyncedRemovals: unsyncedRemovals.filter((id) => id !== car.id),
        });
      }
      say(known ? "removed" : isKept || remote ? "saved" : "unkept", car.name);
      void sync();
    },
    toggleCompared(car) {
      const { compare } = get();
      if (compare.some(({ id }) => id === car.id)) change({ compare: compare.filter(({ id }) => id !== car.id) });
      else if (compare.length >= maxCompared) say("compareFull");
      else change({ compare: [...compare, comparedEntryOf(car)] });
    },
    setCompared: (cars) => change({ compare: cars.slice(0, maxCompared).map(comparedEntryOf) }),
    recordViewed({ id, stocknum, make, model, body, simple_body: simpleBody }) {
      const entry = {
        id,
        stocknum: stocknum ?? null,
        make,
        model,
        body: body ?? null,
        simple_body: simpleBody ?? null,
      };
      change({ viewed: [entry, ...get().viewed.filter((other) => other.id !== id)].slice(0, maxViewed) });
    },
    recordSearch: (query) =>
      change({ searches: [query, ...get().searches.filter((other) => other !== query)].slice(0, maxSearchesKept) }),
    keepDetails: (details) => change({ details }),
    keepSuccessCategory: (successCategory) => change({ successCategory }),
    connect(next) {
      remote = next;
      void sync();
    },
    forget() {
      if (isBrowser) eraseDevice(site);
      store.setState({ ...noRecords, notices: [] });
      say("forgotten");
    },
  };
}

function comparedEntryOf({ id, name, slug, primary_image_url: image }: ComparableCar): ComparedEntry {
  return { id, name, slug, primary_image_url: image ?? null };
}

function savedCarOf(car: KeptCar, now: Date): SavedCar {
  const { id, name, slug, make, model, primary_image_url: image } = car;
  return {
    id,
    name,
    slug,
    make,
    model,
    primary_image_url: image ?? null,
    price: salePrice(car) ?? null,
    savedAt: now.toISOString(),
    synced: false,
  };
}
