import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHistoryEntry, consumeOverlayEntry } from "./history-entry.ts";
import type { HistoryEntry } from "./history-entry.ts";

// The browser's history: happy-dom has no entries to go back to.
let entries: { state: unknown; url: string }[];
let at: number;
const onOpen = vi.fn();
const onClose = vi.fn();
const router = vi.fn();
let menu: HistoryEntry;

const set = (state: unknown, url?: string | URL | null) =>
  Reflect.apply(History.prototype.replaceState, history, [state, "", url ?? location.href]);
/** What a browser does on Back and Forward. */
const go = (by: number) => {
  at += by;
  const entry = entries[at];
  set(entry?.state, entry?.url);
  dispatchEvent(new PopStateEvent("popstate"));
};
/** What a router does. */
const visit = (url: string, replace = false) => {
  if (replace) history.replaceState({ idx: at }, "", url);
  else history.pushState({ idx: at + 1 }, "", url);
};
const addresses = () => entries.map(({ url }) => url.replace(location.origin, ""));

beforeEach(() => {
  entries = [{ state: { idx: 0 }, url: "/search" }];
  at = 0;
  set({ idx: 0 }, "/search");
  vi.spyOn(history, "pushState").mockImplementation((state: unknown, _, url) => {
    set(state, url);
    entries = [...entries.slice(0, at + 1), { state, url: location.href }];
    at += 1;
  });
  vi.spyOn(history, "replaceState").mockImplementation((state: unknown, _, url) => {
    set(state, url);
    entries[at] = { state, url: location.href };
  });
  vi.spyOn(history, "back").mockImplementation(() => go(-1));
  menu = createHistoryEntry({ name: "#menu", onOpen, onClose });
  addEventListener("popstate", router);
});
afterEach(() => {
  menu.stop();
  removeEventListener("popstate", router);
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe("what lies over a page", () => {
  it("is closed by Back alone, and the page beneath stays as it is", () => {
    menu.enter();
    menu.enter();
    expect([addresses(), location.hash]).toEqual([["/search", "/search#menu"], "#menu"]);
    go(-1);
    expect([onClose.mock.calls.length, router.mock.calls.length, location.hash]).toEqual([1, 0, ""]);
  });

  it("takes its entry back when it is closed otherwise, so that the next Back leaves the page", () => {
    menu.enter();
    menu.leave();
    menu.leave();
    expect([at, onClose.mock.calls.length]).toEqual([0, 1]);
  });

  it("is opened by a link to it that the browser follows by itself, and closed by Back, without the router", () => {
    entries = [...entries, { state: null, url: "/search#menu" }];
    go(1);
    expect([onOpen.mock.calls.length, router.mock.calls.length, location.hash]).toEqual([1, 0, "#menu"]);
    menu.enter();
    expect(addresses()).toEqual(["/search", "/search#menu"]);
    go(-1);
    expect([onClose.mock.calls.length, router.mock.calls.length, location.hash]).toEqual([1, 0, ""]);
  });

  it("is opened again by Forward", () => {
    menu.enter();
    go(-1);
    go(1);
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it("gives its place to the page that was chosen in it: no press of Back does nothing", async () => {
    menu.enter();
    expect(await consumeOverlayEntry()).toBe(true);
    menu.leave();
    visit("/finance", true);
    expect(addresses()).toEqual(["/search", "/finance"]);
    go(-1);
    expect(router, "the page before is the router's to show").toHaveBeenCalledOnce();
  });

  it("stays on top while things are chosen in it, each with an entry of its own", async () => {
    for (const url of ["/search?make=Kia", "/search?make=Kia&fuel=Diesel"]) {
      menu.enter();
      visit(url, await consumeOverlayEntry());
      menu.enter();
    }
    expect(addresses()).toEqual([
      "/search",
      "/search?make=Kia",
      "/search?make=Kia&fuel=Diesel",
      "/search?make=Kia&fuel=Diesel#menu",
    ]);
    go(-1);
    expect([onClose.mock.calls.length, router.mock.calls.length]).toEqual([1, 0]);
    go(-1);
    expect([location.search, router.mock.calls.length]).toEqual(["?make=Kia", 1]);
  });

  it("keeps a page that is on its way from being given an entry of its own", async () => {
    menu.enter();
    await consumeOverlayEntry();
    menu.enter();
    expect(addresses()).toEqual(["/search", "/search"]);
  });

  it("does not come back when the page is drawn between a press of Back and its being heard", () => {
    menu.enter();
    at = 0;
    set({ idx: 0 }, "/search");
    menu.enter();
    dispatchEvent(new PopStateEvent("popstate"));
    expect([at, location.hash, onClose.mock.calls.length]).toEqual([0, "", 1]);
  });

  it("leaves a page that is opened from nowhere else an entry of its own", async () => {
    expect(await consumeOverlayEntry()).toBe(false);
  });
});
