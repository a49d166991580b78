import { emptySearchQuery, parseSearchQuery } from "@forecourt/core";
import { aSite } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { askedSearch } from "./asked-search.ts";
import type { AskedSearch } from "./asked-search.ts";

const understood = (address: string): AskedSearch["api"] => ({
  plainSearch: async () => ({ understood: true, address }),
});
const ask = async (api: AskedSearch["api"], query: string, more: Partial<AskedSearch> = {}) => {
  const params = new URLSearchParams(query);
  const search = parseSearchQuery(params);
  const answer = await askedSearch({
    api,
    site: aSite(),
    basePath: "/search/used-cars",
    pathFilters: { car_type: ["used"] },
    search,
    params,
    signal: new AbortController().signal,
    ...more,
  });
  return [answer.status, answer.headers.get("location")];
};

describe("what the keyword box was sent with", () => {
  it("becomes filters on top of those in force, its other words keywords", async () => {
    expect(
      await ask(
        understood("query=family&simple_body=SUV&price=-30000"),
        "query=family+suv+under+30k&fuel=Petrol&page=3",
      ),
    ).toEqual([303, "/search/used-cars?query=family&simple_body=SUV&fuel=Petrol&price=-30000"]);
  });

  it("leads to all stock where it contradicts the path", async () => {
    expect(await ask(understood("car_type=new&simple_body=SUV"), "query=new+suv")).toEqual([
      303,
      `${aSite().search.defaultPath}?car_type=new&simple_body=SUV`,
    ]);
  });

  it("says nothing twice that the path says already", async () => {
    expect(await ask(understood("car_type=used&make=Kia"), "query=used+kia")).toEqual([
      303,
      "/search/used-cars?make=Kia",
    ]);
  });

  it("stays keywords where nothing is understood, and while phrases cannot be read", async () => {
    const kept = [303, "/search/used-cars?query=zeppelin"];
    expect(
      await ask({ plainSearch: async () => ({ understood: false, address: "query=zeppelin" }) }, "query=zeppelin"),
    ).toEqual(kept);
    expect(await ask({ plainSearch: () => Promise.reject(new TypeError("down")) }, "query=zeppelin")).toEqual(kept);
  });

  it("asks nobody about an empty box", async () => {
    const api = { plainSearch: () => Promise.reject(new Error("Nobody is to be asked.")) };
    expect(await ask(api, "", { search: emptySearchQuery })).toEqual([303, "/search/used-cars"]);
  });

  it("keeps an amount that cannot be used, so that the page says so beside its field", async () => {
    expect(await ask(understood("simple_body=SUV"), "query=suv&price_min=5000&price_max=abc&weekly=lots")).toEqual([
      303,
      "/search/used-cars?simple_body=SUV&price=5000-&price_max=abc&weekly=lots",
    ]);
    expect(await ask({ plainSearch: () => Promise.reject(new TypeError("down")) }, "price_max=abc")).toEqual([
      303,
      "/search/used-cars?price_max=abc",
    ]);
  });
});
