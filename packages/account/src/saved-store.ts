import { maxCompared, maxSearchesKept, maxViewed, salePrice } from "@forecourt/core";
import type { CarSummary, StoredUserDetails } from "@forecourt/core/schemas";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { maxReserved, maxSaved } from "./check-records.ts";
import { onOtherTab, readDevice, writeDevice } from "./device-storage.ts";
import type { Notice, NoticeKind } from "./notice.ts";
import { noRecords } from "./saved-records.ts";
import type { ComparedEntry, ReservedEntry, SavedCar, SavedRecords } from "./saved-records.ts";
import { mayBeSignedIn } from "./signed-in-mark.ts";

/** Fields of a car that are needed to save or compare it. */
export type KeptCar = Pick<
  CarSummary,
  "id" | "name" | "slug" | "make" | "model" | "primary_image_url" | "price" | "offer_price"
>;

/** What a car must say to be compared. */
export type ComparableCar = Pick<KeptCar, "id" | "name" | "slug" | "primary_image_url">;

/** The saved cars, and the notices about them since the page was opened. */
export interface SavedState extends SavedRecords {
  /** The device has been read; false on the server. */
  ready: boolean;
  /** The account's list is being read for the first time on this page: what is kept is about to change. */
  isReading: boolean;
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
  /** Keeps where a reservation of this device stands. */
  keepReserved(entry: ReservedEntry): void;
  /** Drops a reservation that is over. */
  dropReserved(carId: string): void;
  keepDetails(details: StoredUserDetails): void;
  keepSuccessCategory(category: string | undefined): void;
  /** Is called after each car that is saved or removed here; undefined ends that. */
  onSavedChange(listener: (() => void) | undefined): void;
  /** Says that the account's list is being read, or no longer. */
  setReading(isReading: boolean): void;
  /** Changes what is kept as another list has it, without a word. */
  change(next: (now: SavedRecords) => Partial<SavedRecords>): void;
  /** Says something of the saved cars: of which car, or in whose words. */
  say(kind: NoticeKind, subject?: string): void;
  /** Erases everything of this site from the device; the code for it comes with the first time. */
  forget(): Promise<void>;
}

/**
 * Makes the store of a site. In a browser it starts with what the device holds, writes each change back and follows
 * other tabs; on the server it is empty, so nothing personal reaches a page (decisions.md rows 24 and 84).
 */
export function createSavedStore(site: string, now: () => Date = () => new Date()): SavedStore {
  const isBrowser = typeof window !== "undefined";
  const store = createStore<SavedState>(() => ({ ...noRecords, ready: false, isReading: false, notices: [] }));
  const get = store.getState;
  let listener: (() => void) | undefined;
  let said = 0;
  let holdsAll = true;

  const change = (next: Partial<SavedRecords>) => {
    const before = get();
    store.setState(next);
    const isWritten = !isBrowser || writeDevice(site, before, get());
    holdsAll &&= isWritten;
    return isWritten;
  };
  const say = (kind: NoticeKind, subject = "") =>
    store.setState(({ notices }) => ({ notices: [{ key: (said += 1), kind, subject }, ...notices].slice(0, 10) }));

  if (isBrowser) {
    const read = () => store.setState({ ...readDevice(site), ready: true });
    read();
    // If the device refused a change, only this page has it: reading the device would lose it.
    onOtherTab(() => holdsAll && read());
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
          // One that is on its way to the account may be there although its answer has not come.
          ...(known.synced || mayBeSignedIn(site) ? { unsyncedRemovals: [...unsyncedRemovals, car.id] } : {}),
        });
      } else {
        isKept = change({
          favourites: [savedCarOf(car, now()), ...favourites].slice(0, maxSaved),
          unsyncedRemovals: unsyncedRemovals.filter((id) => id !== car.id),
        });
      }
      say(known ? "removed" : isKept || listener ? "saved" : "unkept", car.name);
      listener?.();
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
    keepReserved: (entry) =>
      change({ reserved: [entry, ...get().reserved.filter(({ id }) => id !== entry.id)].slice(0, maxReserved) }),
    dropReserved: (carId) => change({ reserved: get().reserved.filter(({ id }) => id !== carId) }),
    keepDetails: (details) => change({ details }),
    keepSuccessCategory: (successCategory) => change({ successCategory }),
    onSavedChange: (next) => void (listener = next),
    setReading: (isReading) => store.setState({ isReading }),
    change: (next) => void change(next(get())),
    say,
    async forget() {
      const { eraseDevice } = await import("./erase-device.ts");
      if (isBrowser) eraseDevice(site);
      holdsAll = true;
      store.setState({ ...noRecords, notices: [] });
      say("forgotten");
    },
  };
}

function comparedEntryOf({ id, name, slug, primary_image_url: image }: ComparableCar): ComparedEntry {
  return { id, name, slug, primary_image_url: image ?? null };
}

/** A car as the list keeps it. */
export function savedCarOf(car: KeptCar, now: Date): SavedCar {
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
