import { afterEach, expect, it, vi } from "vitest";
import { startTexts } from "./start-texts.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("Back before a page listens loads the other page, and nothing that starts meanwhile notes a place to come back to", async () => {
  // Its scripts never come.
  vi.useFakeTimers();
  const reload = vi.spyOn(location, "reload").mockReturnValue(undefined);
  history.replaceState(null, "", "/cars/used-mazda");
  const start = startTexts.plain.replace("__names__", '"app.js"').replaceAll(/__[a-z]+__/g, "[]");
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(start)}`);
  const told = vi.fn();
  addEventListener("popstate", told);
  history.replaceState(null, "", "/search/used-cars");
  dispatchEvent(new Event("popstate"));
  // The router was on its way: it listens for the end of the page only now.
  addEventListener("pagehide", told);
  dispatchEvent(new Event("pagehide"));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(told).not.toHaveBeenCalled();
});
