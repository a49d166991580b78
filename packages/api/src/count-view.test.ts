import { afterEach, describe, expect, it, vi } from "vitest";
import { countView } from "./count-view.ts";

afterEach(() => vi.unstubAllGlobals());

describe("counting a view", () => {
  it("outlives the page, so that whoever reloads at once keeps the cookie and is counted once", async () => {
    const asked: [string, RequestInit?][] = [];
    vi.stubGlobal("fetch", async (...call: [string, RequestInit?]) => {
      asked.push(call);
      return Response.json({ views: 214, car_fields: {} });
    });
    expect((await countView("2021-mazda-cx-5-used-s1042", { photos_count: 12 })).views).toBe(214);
    expect(asked).toEqual([["/api/cars/2021-mazda-cx-5-used-s1042/view.json?photos_count=12", { keepalive: true }]]);
  });
});
