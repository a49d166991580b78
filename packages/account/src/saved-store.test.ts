import {
  aCar,
  favouriteEntrySchema,
  searchHistorySchema,
  storedUserDetailsSchema,
  viewedCarSchema,
} from "@forecourt/core/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { checks } from "./check-records.ts";
import { noticeWords } from "./notice-words.ts";
import { createSavedStore } from "./saved-store.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const now = () => new Date("2026-11-21T00:00:00Z");
const harbour = () => createSavedStore("harbour", now);
const car = (id: number, more = {}) => aCar({ id: String(id), name: `Car ${id}`, slug: `car-${id}-used`, ...more });
const kept = (name: string, site = "harbour"): unknown =>
  JSON.parse(localStorage.getItem(`forecourt:${site}:${name}`) ?? "null");
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe("Saved cars", () => {
  it("are kept on the device for their own site, the newest first, with the price they had", () => {
    const store = harbour();
    store.toggleSaved(car(1, { price: 30_000 }));
    store.toggleSaved(car(2, { price: 40_000, offer_price: 38_000 }));
    expect(harbour().getState().favourites).toMatchObject([
      { id: "2", price: 38_000, synced: false },
      { id: "1", price: 30_000, savedAt: "2026-11-21T00:00:00.000Z" },
    ]);
    expect(createSavedStore("tasman").getState().favourites).toEqual([]);
  });

  it("are said with the words of the specification, and so is a removal", () => {
    const store = harbour();
    store.toggleSaved(car(1));
    store.toggleSaved(car(1));
    const said = store.getState().notices.map((notice) => noticeWords(notice, "cars"));
    expect(said.map(({ title, text }) => `${title}: ${text}`)).toEqual([
      "Car Removed: Car 1 is no longer in your watchlist",
      "Car Saved In Watchlist: Car 1 is now available in your watchlist",
    ]);
    expect(store.getState().favourites).toEqual([]);
  });

  it("follow what another tab does", () => {
    const store = harbour();
    localStorage.setItem(
      "forecourt:harbour:favourites",
      JSON.stringify([{ id: 7, name: "Seven", slug: "seven-used" }]),
    );
    dispatchEvent(Object.assign(new Event("storage"), { key: "forecourt:harbour:favourites" }));
    expect(ids(store.getState().favourites)).toEqual(["7"]);
  });

  it("that were saved while a page lay in the browser's back-forward cache are not lost when it is shown again", () => {
    const before = harbour();
    before.toggleSaved(car(1));
    // Another document, whose storage events a page in the cache does not hear.
    const list = kept("favourites") as object[];
    localStorage.setItem(
      "forecourt:harbour:favourites",
      JSON.stringify([{ ...list[0], id: "2", name: "Two", slug: "two-used" }, ...list]),
    );
    dispatchEvent(new Event("pageshow"));
    before.toggleSaved(car(3));
    expect(ids(kept("favourites") as { id: string }[])).toEqual(["3", "2", "1"]);
  });

  it("stay in memory when the storage is full or forbidden", () => {
    const refuse = (): never => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    const store = harbour();
    store.toggleSaved(car(1));
    expect(ids(store.getState().favourites)).toEqual(["1"]);
    expect(store.getState().notices[0]?.kind).toBe("unkept");
  });
});

describe("Reservations of this device", () => {
  const entry = {
    id: "1",
    name: "Car 1",
    slug: "car-1-used",
    primary_image_url: null,
    href: "/cars/car-1-used/checkout?reservation=1.secret",
    until: "2026-11-24T00:00:00.000Z",
  };
  it("are kept until they end, and only ever lead to a page of this site", () => {
    harbour().keepReserved(entry);
    expect(harbour().getState().reserved).toEqual([entry]);
    localStorage.setItem(
      "forecourt:harbour:reserved-cars",
      JSON.stringify([
        { ...entry, href: "//other.example/" },
        { ...entry, href: "javascript:alert(1)" },
      ]),
    );
    expect(harbour().getState().reserved).toEqual([]);
    harbour().keepReserved(entry);
    harbour().dropReserved("1");
    expect(kept("reserved-cars")).toBeNull();
  });
});

describe("Cars to compare", () => {
  it("are four at most; a fifth is refused with a word", () => {
    const store = harbour();
    for (const id of [1, 2, 3, 4, 5]) store.toggleCompared(car(id));
    expect(ids(store.getState().compare)).toEqual(["1", "2", "3", "4"]);
    expect(store.getState().notices[0]?.kind).toBe("compareFull");
    store.toggleCompared(car(2));
    expect(ids(harbour().getState().compare)).toEqual(["1", "3", "4"]);
  });
});

describe("A browser that keeps nothing", () => {
  it.each([
    ["forbids it", "getItem"],
    ["is full", "setItem"],
  ])("does not take back what was saved before the page was whole, nor when it is shown again: it %s", (_, first) => {
    const refuse = (): never => {
      throw new DOMException("refused", "QuotaExceededError");
    };
    const getItem = first === "getItem" ? refuse : () => null;
    vi.stubGlobal("localStorage", { getItem, setItem: refuse, removeItem: refuse });
    const store = harbour();
    store.toggleSaved(car(1));
    expect(store.getState().notices[0]?.kind).toBe("unkept");
    for (const event of ["pageshow", "storage"]) dispatchEvent(new Event(event));
    expect(ids(store.getState().favourites)).toEqual(["1"]);
  });
});

describe("Other records of a site", () => {
  it("are the last 20 cars looked at and the last 5 searches, each once, the newest first", () => {
    const store = harbour();
    for (let id = 1; id <= 22; id += 1) store.recordViewed(car(id));
    store.recordViewed(car(5));
    expect(ids(store.getState().viewed)).toEqual(
      ["5", ...Array.from({ length: 20 }, (_, index) => String(22 - index)).filter((id) => id !== "5")].slice(0, 20),
    );
    for (const query of ["a", "b", "c", "d", "e", "f", "b"]) store.recordSearch(query);
    expect(kept("searches")).toEqual(["b", "f", "e", "d", "c"]);
  });

  it("are erased by one action, what other packages keep of the site included, and other sites' are not", async () => {
    localStorage.setItem("forecourt:tasman:favourites", "[]");
    localStorage.setItem("forecourt:harbour:something-else", "1");
    // Of the address, and so of this site.
    localStorage.setItem("forecourt:analytics-consent", "yes");
    localStorage.setItem("forecourt-results-view", "list");
    sessionStorage.setItem("forecourt:visit", "{}");
    const store = harbour();
    store.toggleSaved(car(1));
    store.recordViewed(car(1));
    store.keepDetails({ name: "Robin", last_name: null, email: null, phone: null, postcode: null });
    store.keepSuccessCategory("General Enquiry");
    await store.forget();
    expect(Object.keys(localStorage)).toEqual(["forecourt:tasman:favourites"]);
    expect(sessionStorage.length).toBe(0);
    expect(store.getState()).toMatchObject({
      favourites: [],
      viewed: [],
      details: undefined,
      successCategory: undefined,
    });
  });
});

describe("What a device holds", () => {
  const odd: unknown[] = [
    null,
    7,
    "x",
    [],
    {},
    { id: 1 },
    { id: "", name: "A", slug: "a" },
    { id: 1, name: "", slug: "a" },
    { id: 1, name: "A", slug: "../evil" },
    { id: 1, name: "A", slug: "a", make: 7 },
  ];

  it("is read as core's schemas read it", () => {
    const good = [
      { id: 1, name: "A", slug: "a-1" },
      { id: "2", name: "B", slug: "b", make: " Kia ", primary_image_url: null },
    ];
    const parsed = [...odd, ...good]
      .map((entry) => favouriteEntrySchema.safeParse(entry))
      .flatMap((result) => (result.success ? [result.data] : []));
    // A field of the wrong kind: the schema refuses the entry, the device's list keeps it without the field.
    expect(checks.favourites([...odd, ...good])).toMatchObject([{ id: "1", slug: "a", make: null }, ...parsed]);
    expect(checks.viewed([{ id: 3, make: "Kia", body: " " }])[0]).toEqual(
      viewedCarSchema.parse({ id: 3, make: "Kia", body: " " }),
    );
    expect(checks.details({ name: " Robin ", email: "" })).toEqual(
      storedUserDetailsSchema.parse({ name: " Robin ", email: "" }),
    );
    expect(checks.searches(["1", "2", "3", "4", "5", "6"])).toEqual(
      searchHistorySchema.parse(["1", "2", "3", "4", "5", "6"]),
    );
  });

  it("loses what cannot be read, entry by entry", () => {
    localStorage.setItem(
      "forecourt:harbour:favourites",
      JSON.stringify([...odd, { id: 9, name: "Nine", slug: "nine-used", primary_image_url: "javascript:alert(1)" }]),
    );
    localStorage.setItem("forecourt:harbour:compare", "{");
    localStorage.setItem("forecourt:harbour:viewed-cars", "7");
    expect(harbour().getState()).toMatchObject({
      favourites: [
        { id: "1", make: null },
        { id: "9", primary_image_url: null },
      ],
      compare: [],
      viewed: [],
    });
  });
});
