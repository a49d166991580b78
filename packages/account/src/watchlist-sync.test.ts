import { aCar } from "@forecourt/core/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { noticeWords } from "./notice-words.ts";
import { createSavedStore } from "./saved-store.ts";
import type { SavedStore } from "./saved-store.ts";
import { rememberSignedIn } from "./signed-in-mark.ts";
import { firstRetryMs, startWatchlistSync } from "./watchlist-sync.ts";

const now = () => new Date("2026-11-24T00:00:00Z");
const car = (id: string) => aCar({ id, name: `Car ${id}`, slug: `car-${id}-used`, price: 30_000 });
const refusal = (status: number, message: string) => Object.assign(new Error(message), { name: "ApiError", status });
const ids = (store: SavedStore) => store.getState().favourites.map(({ id }) => id);
const unsynced = (store: SavedStore) =>
  store
    .getState()
    .favourites.filter(({ synced }) => !synced)
    .map(({ id }) => id);
const said = (store: SavedStore) =>
  store
    .getState()
    .notices.filter(({ kind }) => kind === "unsynced")
    .map((notice) => noticeWords(notice, "cars").text);

/** The list of one shopper on the server, and how often it was asked. */
function aServer(...saved: string[]) {
  const list = [...saved];
  const calls: string[] = [];
  let failure: Error | undefined;
  const answer = async (call: string, next: () => void = () => {}) => {
    calls.push(call);
    await Promise.resolve();
    if (failure) throw failure;
    next();
    return list.map((id) => ({ id, savedAt: "2026-11-01T00:00:00Z", price: 31_500 }));
  };
  return {
    list,
    calls,
    fail: (error: Error | undefined) => void (failure = error),
    remote: {
      list: () => answer("list"),
      save: (id: string) => answer(`save ${id}`, () => void (list.includes(id) || list.unshift(id))),
      remove: (id: string) =>
        answer(`remove ${id}`, () => void list.splice(0, list.length, ...list.filter((one) => one !== id))),
      cars: async (wanted: readonly string[]) => wanted.filter((id) => id !== "gone").map(car),
    },
  };
}
type Server = ReturnType<typeof aServer>;

const ends: (() => void)[] = [];
let devices = 0;
/** A device of the shopper, with what it holds. */
function aDevice(...saved: string[]) {
  const store = createSavedStore(`device-${(devices += 1)}`, now);
  for (const id of saved.toReversed()) store.toggleSaved(car(id));
  return store;
}
async function signIn(store: SavedStore, server: Server, onSignedOut = () => {}) {
  ends.push(startWatchlistSync(store, server.remote, { onSignedOut, now }));
  await settle();
}
const settle = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const end of ends.splice(0)) end();
  localStorage.clear();
  vi.useRealTimers();
});

describe("the saved cars of a shopper who signs in", () => {
  it("are those of the device and those of the account, on both", async () => {
    const server = aServer("8", "9");
    const phone = aDevice("1");
    await signIn(phone, server);
    expect([ids(phone), unsynced(phone), server.list]).toEqual([["1", "8", "9"], [], ["1", "8", "9"]]);
    expect(phone.getState().favourites[1]).toMatchObject({
      name: "Car 8",
      // As it was when it was saved, on the other device.
      price: 31_500,
      savedAt: "2026-11-01T00:00:00Z",
      synced: true,
    });
    expect(phone.getState().notices.map(({ kind }) => kind)).toEqual(["saved"]);
  });

  it("are said to be coming until the account has answered or failed", async () => {
    const phone = aDevice();
    phone.setReading(true);
    const server = aServer();
    server.fail(new TypeError("down"));
    await signIn(phone, server);
    expect(phone.getState().isReading).toBe(false);
  });

  it("leave out what the site has no more", async () => {
    const phone = aDevice();
    await signIn(phone, aServer("gone", "2"));
    expect(ids(phone)).toEqual(["2"]);
  });

  it("are the account's alone on a device that was somebody else's", async () => {
    const phone = aDevice("1");
    await signIn(phone, aServer());
    ends.pop()?.();
    const other = aServer("5");
    await signIn(phone, other);
    expect([ids(phone), other.list]).toEqual([["5"], ["5"]]);
  });
});

describe("a change on one device", () => {
  it("goes to the server at once, and to another device with its next page", async () => {
    const server = aServer();
    const [phone, desk] = [aDevice(), aDevice()];
    await signIn(phone, server);
    await signIn(desk, server);
    phone.toggleSaved(car("1"));
    phone.toggleSaved(car("2"));
    await settle();
    expect([server.list, ids(phone), unsynced(phone)]).toEqual([["2", "1"], ["2", "1"], []]);
    ends.pop()?.();
    await signIn(desk, server);
    expect(ids(desk)).toEqual(server.list);
    desk.toggleSaved(car("1"));
    await settle();
    ends.shift()?.();
    await signIn(phone, server);
    expect([ids(phone), server.list]).toEqual([["2"], ["2"]]);
  });

  it("is sent once, however fast it is pressed", async () => {
    const server = aServer();
    const phone = aDevice();
    await signIn(phone, server);
    for (const id of ["1", "2", "3"]) phone.toggleSaved(car(id));
    phone.toggleSaved(car("2"));
    await settle();
    expect([ids(phone).toSorted(), server.list.toSorted()]).toEqual([
      ["1", "3"],
      ["1", "3"],
    ]);
    expect(server.calls.filter((call) => call === "save 1")).toHaveLength(1);
  });

  it("is gone when it is taken off while it was on its way, also where the server had it and its answer was lost", async () => {
    for (const isLost of [false, true]) {
      const server = aServer();
      const phone = aDevice();
      rememberSignedIn(`device-${devices}`, true);
      await signIn(phone, server);
      const save = server.remote.save;
      server.remote.save = async (id) => {
        const answer = await save(id);
        phone.toggleSaved(car(id));
        if (isLost) throw new TypeError("The answer was lost.");
        return answer;
      };
      phone.toggleSaved(car("4"));
      await vi.advanceTimersByTimeAsync(firstRetryMs + 1);
      expect([ids(phone), server.list]).toEqual([[], []]);
    }
  });

  it("stays while the server cannot be reached, which is said once, and arrives later by itself", async () => {
    const server = aServer("7");
    const phone = aDevice();
    await signIn(phone, server);
    server.fail(new TypeError("down"));
    phone.toggleSaved(car("1"));
    phone.toggleSaved(car("7"));
    await settle();
    await vi.advanceTimersByTimeAsync(firstRetryMs);
    expect([ids(phone), phone.getState().unsyncedRemovals, server.list]).toEqual([["1"], ["7"], ["7"]]);
    expect(said(phone)).toEqual(["Your account could not be reached. We will try again."]);
    server.fail(undefined);
    await vi.advanceTimersByTimeAsync(2 * firstRetryMs);
    expect([server.list, unsynced(phone), phone.getState().unsyncedRemovals]).toEqual([["1"], [], []]);
  });

  it("arrives as soon as the device is online again", async () => {
    const server = aServer();
    const phone = aDevice();
    await signIn(phone, server);
    server.fail(new TypeError("down"));
    phone.toggleSaved(car("1"));
    await settle();
    server.fail(undefined);
    dispatchEvent(new Event("online"));
    await settle();
    expect(server.list).toEqual(["1"]);
  });
});

describe("what the server refuses", () => {
  it("is said in its words, stays on the device, and is not asked for again on this page", async () => {
    const server = aServer();
    const phone = aDevice();
    await signIn(phone, server);
    server.fail(refusal(409, "A watchlist holds 200 cars. Remove one to save another."));
    phone.toggleSaved(car("1"));
    await settle();
    server.fail(undefined);
    phone.toggleSaved(car("2"));
    await settle();
    expect(said(phone)).toEqual(["A watchlist holds 200 cars. Remove one to save another."]);
    expect([ids(phone), unsynced(phone), server.list]).toEqual([["2", "1"], ["1"], ["2"]]);
  });

  it("for a while is said in its words, and tried again", async () => {
    const server = aServer();
    const phone = aDevice();
    await signIn(phone, server);
    server.fail(refusal(503, "The database is away."));
    phone.toggleSaved(car("1"));
    await settle();
    expect(said(phone)).toEqual(["The database is away. We will try again."]);
    server.fail(undefined);
    await vi.advanceTimersByTimeAsync(firstRetryMs);
    expect(server.list).toEqual(["1"]);
  });

  it("because the session has ended changes nothing on the device, and nothing is asked any more", async () => {
    const server = aServer("1");
    const phone = aDevice();
    await signIn(phone, server);
    const onSignedOut = vi.fn<() => void>();
    ends.pop()?.();
    server.fail(refusal(401, "Sign in."));
    await signIn(phone, server, onSignedOut);
    expect(onSignedOut).toHaveBeenCalledOnce();
    const asked = server.calls.length;
    phone.toggleSaved(car("2"));
    await vi.advanceTimersByTimeAsync(10 * firstRetryMs);
    expect([server.calls.length, ids(phone), said(phone)]).toEqual([asked, ["2", "1"], []]);
  });
});

describe("a session that is ended while the account is asked", () => {
  it("brings back nothing of what was cleared from the device meanwhile", async () => {
    const server = aServer("8");
    const phone = aDevice();
    const cars = Promise.withResolvers<ReturnType<typeof car>[]>();
    const end = startWatchlistSync(
      phone,
      { ...server.remote, cars: () => cars.promise },
      { onSignedOut: () => {}, now },
    );
    await settle();
    end();
    await phone.forget();
    cars.resolve([car("8")]);
    await settle();
    expect(ids(phone)).toEqual([]);
  });

  it("is not asked about again, and says nothing of it, where the call fails that was under way", async () => {
    const server = aServer();
    const phone = aDevice("1");
    const list = Promise.withResolvers<never>();
    const end = startWatchlistSync(
      phone,
      { ...server.remote, list: () => list.promise },
      { onSignedOut: () => {}, now },
    );
    await settle();
    end();
    list.reject(new TypeError("Failed to fetch"));
    await settle();
    server.calls.length = 0;
    await vi.advanceTimersByTimeAsync(10 * firstRetryMs);
    expect([server.calls, said(phone), vi.getTimerCount()]).toEqual([[], [], 0]);
  });
});
