import { ApiError } from "@forecourt/api/client";
import type { ApiClient } from "@forecourt/api/client";
import type { SearchPathAnswer } from "@forecourt/api";
import { emptySearchQuery, parseSearchQuery, resolveSearchPath } from "@forecourt/core";
import { hasPage } from "@forecourt/core/pages";
import { aCar, aSite } from "@forecourt/core/testing";
import type { LeadInput, Site } from "@forecourt/core/schemas";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { asErrorPage } from "./api-failure.ts";
import { apiContext, nowContext, siteContext } from "./contexts.ts";
import { siteOrigin } from "./head.ts";
import { resultExtras } from "./result-extras.ts";
import { readSearchPage } from "./search/search-page-data.ts";
import type { SentSearchPage } from "./search/search-page-data.ts";
import { parentPath } from "./search/parent-path.ts";
import { siteMenus } from "./site-menus.ts";
import { loader as searchLoader } from "./routes/search.tsx";
import { loader as brandsLoader } from "./routes/brands.tsx";
import { loader as homeLoader } from "./routes/home.tsx";
import { action as enquire } from "./routes/enquire.tsx";
import { loader as successLoader } from "./routes/success.tsx";
import { loader as vehicleLoader } from "./routes/vehicle.tsx";
import { vehicleCrumbs } from "./vehicle-crumbs.ts";

const now = new Date("2026-11-21T00:00:00Z");
const nothingFound = { hits: [], pages: 0, count: 0, facets: {}, facetStats: {}, ms: 1 };

function asked(
  api: Partial<ApiClient>,
  path: string,
  params: Record<string, string>,
  { site = aSite(), request = {} }: { site?: Site; request?: RequestInit } = {},
) {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  context.set(apiContext, {
    search: async () => nothingFound,
    getSearchPath: async ({ path: asked }) => pathAnswer(asked),
    getCar: async () => aCar(),
    similarCars: async () => ({ cars: [], fromDealer: [] }),
    comparePrice: async () => ({ fill: null }),
    ...api,
  } as ApiClient);
  context.set(nowContext, now);
  const url = new URL(path, "http://harbour.localhost");
  return { request: new Request(url, request), url, params, context, pattern: "" };
}

/** What the platform says of a path, of a stock of Mazdas. */
function pathAnswer(path: string): SearchPathAnswer {
  const words = {
    count: 5,
    carTypes: { used: 5 },
    makes: [{ name: "Mazda", count: 5, models: [{ name: "CX-5", count: 4 }] }],
    bodies: [],
    dealerships: [],
    known: [{ name: "Saab", models: [] }],
  };
  const answer = resolveSearchPath(path, words);
  return answer.outcome === "found" ? { ...answer, related: [] } : answer;
}

/** What a loader answers, or the status it throws. */
async function outcome(run: () => unknown) {
  try {
    const answer = (await run()) as { data?: unknown; init?: ResponseInit } | Response;
    return { answer, status: answer instanceof Response ? answer.status : (answer.init?.status ?? 200) };
  } catch (thrown) {
    if (thrown instanceof Response) return { answer: thrown, status: thrown.status };
    return { answer: undefined, status: (asErrorPage(thrown) as { init?: ResponseInit }).init?.status };
  }
}

describe("Menus", () => {
  it("leave out entries that lead nowhere and groups left empty", () => {
    const kept = siteMenus(
      aSite({
        pages: { on: [] },
        navigation: {
          header: [
            { label: "Offers", to: "/special-offers" },
            { label: "Home", to: "/" },
          ],
          footer: [{ title: "Buying", items: [{ label: "Finance", to: "/finance" }] }],
        },
      }),
    );
    expect(kept).toEqual({ header: [{ label: "Home", to: "/" }], footer: [] });
  });

  it("keep the entries of a template's own pages", () => {
    const header = [{ label: "Our story", to: "/our-story" }];
    expect(siteMenus(aSite({ pages: { own: ["/our-story"] }, navigation: { header } })).header).toEqual(header);
  });
});

describe("Tiles and promotions", () => {
  it("keep their links to pages that the site has, and lose the others", () => {
    const site = aSite({
      pages: { on: ["/book-test-drive"] },
      slots: {
        tile: { enabled: true, to: "/book-test-drive" },
        promotions: [
          { position: 4, node: { title: "Story", to: "/book-test-drive" } },
          { position: 6, node: { title: "Offers", to: "/special-offers" } },
        ],
      },
    });
    const { tile, promotions } = resultExtras(site, { page: 1, query: "", now: new Date("2026-11-22T00:00:00Z") });
    expect([tile?.to, ...promotions.map(({ node }) => node.to)]).toEqual([
      "/book-test-drive",
      "/book-test-drive",
      undefined,
    ]);
  });
});

describe("Clear Filters of an empty page", () => {
  it.each([
    ["/search/mazda/cx-5", "/search/mazda"],
    ["/search/new-cars", "/search/new-used-and-demo-cars"],
    ["/search/new-used-and-demo-cars", "/"],
  ])("of %s leads to %s, never to itself", (path, to) =>
    expect(parentPath(path, "/search/new-used-and-demo-cars")).toBe(to),
  );
});

describe("The breadcrumb of a car", () => {
  it("only links pages that exist, in the way of the site", () => {
    const crumbs = vehicleCrumbs(
      aCar({ make: "Mazda", simple_body: "SUV" }),
      aSite({ breadcrumb: { base: "/used-car", knownModels: ["CX-5"] } }),
    );
    expect(crumbs.every((crumb) => crumb.to === undefined || hasPage(crumb.to, aSite()))).toBe(true);
    expect(crumbs.map((crumb) => crumb.to)).toEqual([
      "/",
      "/search/used-cars?city=Dubbo",
      "/used-car/mazda",
      "/used-car/mazda/cx-5",
      "/search/suv",
      undefined,
    ]);
  });
});

describe("The address of a site", () => {
  it("is its first public host, else the host that was asked", () => {
    const request = new Request("http://harbour.localhost:4000/cars/a");
    expect(siteOrigin({ hosts: ["www.harbour.example"] }, request)).toBe("https://www.harbour.example");
    expect(siteOrigin({ hosts: [] }, request)).toBe("http://harbour.localhost:4000");
  });
});

/** The page of results that an answer of its loader holds. */
const pageIn = (answer: unknown) => readSearchPage((answer as { data: SentSearchPage }).data);

describe("The results page", () => {
  it("asks only for the condition that its path names, whatever the address says", async () => {
    let query = emptySearchQuery;
    const search: ApiClient["search"] = async (input) => {
      query = parseSearchQuery(new URLSearchParams(input as URLSearchParams));
      return { ...nothingFound, count: 5, pages: 1 };
    };
    await outcome(() =>
      searchLoader(asked({ search }, "/search/used-cars?car_type=new&make=Kia", { segment: "used-cars" })),
    );
    expect(query.filters).toEqual({ car_type: ["used"], make: ["Kia"] });
  });

  it("is a real 404 for a path that is none, with what comes closest", async () => {
    const found = asked({}, "/search/madza", { segment: "madza" });
    expect((await outcome(() => searchLoader(found))).status).toBe(404);
    await expect(searchLoader(found)).rejects.toMatchObject({
      data: { unknownSearch: { word: "madza", suggestions: [{ label: "Mazda", to: "/search/mazda", count: 5 }] } },
    });
  });

  it("moves another spelling to the one that stays, in one step, the query kept", async () => {
    const { answer, status } = await outcome(() =>
      searchLoader(asked({}, "/search/MAZDA/CX-5/?fuel=Petrol&page=2", {})),
    );
    expect(status).toBe(301);
    expect((answer as Response).headers.get("location")).toBe("/search/mazda/cx-5?fuel=Petrol&page=2");
  });

  it("shows the cars of a make and model, with facets that are still to choose", async () => {
    let query = emptySearchQuery;
    const search: ApiClient["search"] = async (input) => {
      query = parseSearchQuery(new URLSearchParams(input as URLSearchParams));
      return { ...nothingFound, count: 5, pages: 1 };
    };
    const { answer } = await outcome(() =>
      searchLoader(asked({ search }, "/search/mazda/cx-5?make=Kia&fuel=Petrol", {})),
    );
    expect(query.filters).toEqual({ make: ["Mazda"], model: ["CX-5"], fuel: ["Petrol"] });
    const page = pageIn(answer);
    expect(page.facets).not.toContain("make");
    expect(page.facets).not.toContain("model");
    expect(page.search.filters).toEqual({ fuel: ["Petrol"] });
    expect(page.heading).toBe("Mazda CX-5 for sale");
  });

  it("has the address under /search as canonical one when it is asked under /used-car (row 79)", async () => {
    const api = { search: async () => ({ ...nothingFound, count: 25, pages: 2 }) };
    const { answer } = await outcome(() => searchLoader(asked(api, "/used-car/mazda?page=2", {})));
    expect(JSON.stringify(answer)).toContain('"rel":"canonical","href":"http://harbour.localhost/search/mazda?page=2"');
  });

  it("answers 404 with the empty card for a known make without cars (row 72)", async () => {
    const { answer, status } = await outcome(() => searchLoader(asked({}, "/search/saab", {})));
    expect(status).toBe(404);
    expect(pageIn(answer).heading).toBe("Saab cars for sale");
  });

  it("is found by a navigation in the browser too, whose request has another address than the page", async () => {
    const page = asked({}, "/search/saab", {});
    const fetched = {
      ...page,
      request: new Request("http://harbour.localhost/search/saab.data?_routes=routes%2Fsearch"),
    };
    expect(pageIn((await outcome(() => searchLoader(fetched))).answer)).toMatchObject({
      basePath: "/search/saab",
      heading: "Saab cars for sale",
    });
  });

  it("says with 503 that the search service is down, and is kept by no cache", async () => {
    const api = { search: async () => Promise.reject(new ApiError(503, { code: "search_unavailable" })) };
    const asking = asked(api, "/search/used-cars", { segment: "used-cars" });
    expect((await outcome(() => searchLoader(asking))).status).toBe(503);
    await expect(searchLoader(asking)).rejects.toMatchObject({
      data: { searchDown: true },
      init: { headers: { "retry-after": "5", "cache-control": "no-store" } },
    });
  });

  it("answers 404 for a path without any car, and 200 for a filter without any", async () => {
    expect((await outcome(() => searchLoader(asked({}, "/search/demo-cars", { segment: "demo-cars" })))).status).toBe(
      404,
    );
    expect(
      (await outcome(() => searchLoader(asked({}, "/search/demo-cars?make=Saab", { segment: "demo-cars" })))).status,
    ).toBe(200);
  });

  it("goes back to the last page there is", async () => {
    const api = { search: async () => ({ ...nothingFound, count: 25, pages: 2 }) };
    const { answer, status } = await outcome(() =>
      searchLoader(asked(api, "/search/used-cars?page=9", { segment: "used-cars" })),
    );
    expect(status).toBe(302);
    expect((answer as Response).headers.get("location")).toBe("/search/used-cars?page=2");
  });

  it("has its base path as canonical address as soon as a filter is set", async () => {
    const api = { search: async () => ({ ...nothingFound, count: 25, pages: 2 }) };
    const { answer } = await outcome(() =>
      searchLoader(asked(api, "/search/used-cars?make=Kia", { segment: "used-cars" })),
    );
    expect(JSON.stringify(answer)).toContain(
      '{"tagName":"link","rel":"canonical","href":"http://harbour.localhost/search/used-cars"}',
    );
  });
});

describe("The vehicle page", () => {
  it.each([404, 410, 503])(
    "passes on %s for a car that is not there, gone, or cannot be read at this moment",
    async (status) => {
      const api = { getCar: async () => Promise.reject(new ApiError(status, {})) };
      expect((await outcome(() => vehicleLoader(asked(api, "/cars/a", { slug: "a" })))).status).toBe(status);
    },
  );

  it.each([
    ["?postcode=+", ""],
    ["?postcode=+&postcode=2830", "2830"],
    ["?postcode=2830", "2830"],
    ["", undefined],
  ])(
    "asks for delivery where there is no JavaScript, also to a postcode that was left empty: %s",
    async (query, postcode) => {
      const asking: string[] = [];
      const estimateDelivery: ApiClient["estimateDelivery"] = async (input) => {
        asking.push(input?.postcode ?? "");
        return { ok: false, error: "Please enter a postcode." };
      };
      const site = aSite({ delivery: { enabled: true } });
      await vehicleLoader(asked({ estimateDelivery }, `/cars/a${query}`, { slug: "a" }, { site }));
      expect(asking).toEqual(postcode === undefined ? [] : [postcode]);
    },
  );

  it("stays whole when similar cars cannot be found", async () => {
    const api = { similarCars: async () => Promise.reject(new TypeError("down")) };
    expect((await outcome(() => vehicleLoader(asked(api, "/cars/a", { slug: "a" })))).status).toBe(200);
  });

  it("has the panel of the price comparison where there is a figure, so that none leaves a hole", async () => {
    const compared = async (answer: () => Promise<unknown>) => {
      const { answer: page } = await outcome(() =>
        vehicleLoader(asked({ comparePrice: answer } as Partial<ApiClient>, "/cars/a", { slug: "a" })),
      );
      return (page as { data: { facts: { isCompared: boolean } } }).data.facts.isCompared;
    };
    expect(await compared(async () => ({ fill: 0.4 }))).toBe(true);
    expect(await compared(async () => ({ fill: null }))).toBe(false);
    expect(await compared(async () => Promise.reject(new TypeError("down")))).toBe(true);
  });

  it("may frame the company of the car's own spin, the map and video services, and no other company", async () => {
    const sources = async (more: Parameters<typeof aCar>[0]) => {
      const { answer } = await outcome(() =>
        vehicleLoader(asked({ getCar: async () => aCar(more) }, "/cars/a", { slug: "a" })),
      );
      return new Headers((answer as { init?: ResponseInit }).init?.headers).get("x-frame-sources");
    };
    expect((await sources({ spin_code: "https://spin.example/car/7" }))?.split(" ").sort()).toEqual([
      "https://player.vimeo.com",
      "https://spin.example",
      "https://www.openstreetmap.org",
      "https://www.youtube-nocookie.com",
      "https://www.youtube.com",
    ]);
    expect(await sources({})).toBeNull();
  });

  it("may be cached until the dealer next opens or closes", async () => {
    const { answer } = await outcome(() => vehicleLoader(asked({}, "/cars/a", { slug: "a" })));
    const headers = new Headers((answer as { init?: ResponseInit }).init?.headers);
    expect(headers.get("x-car")).toBe(aCar().id);
    expect(Number(headers.get("x-valid-until"))).toBeGreaterThan(now.getTime());
  });

  it("of a sold car is made anew whenever the stock moves: it shows prices of other cars", async () => {
    const getCar = async () => aCar({ status: "sold" });
    const { answer } = await outcome(() => vehicleLoader(asked({ getCar }, "/cars/a", { slug: "a" })));
    expect(new Headers((answer as { init?: ResponseInit }).init?.headers).has("x-car")).toBe(false);
  });
});

describe("An enquiry", () => {
  const post = (api: Partial<ApiClient>, fields: Record<string, string>) =>
    outcome(() =>
      enquire(
        asked(
          api,
          "/cars/a/enquire",
          { slug: "a" },
          { request: { method: "POST", body: new URLSearchParams(fields) } },
        ),
      ),
    );

  it("leads to the success page without JavaScript", async () => {
    const { answer, status } = await post({ createLead: async () => ({ lead_id: "L1" }) }, { name: "Ana" });
    expect(status).toBe(303);
    expect((answer as Response).headers.get("location")).toBe(`/success?car=${aCar().slug}`);
  });

  it("is thanked for by the name of its car, which the address has where no script remembers it; a car that is gone is left out", async () => {
    const thanks = async (api: Partial<ApiClient>) => {
      const { data } = await successLoader(asked(api, `/success?car=${aCar().slug}`, {}));
      return data.asked;
    };
    expect(await thanks({})).toMatchObject({ name: aCar().name, slug: aCar().slug });
    expect(await thanks({ getCar: () => Promise.reject(new Error("gone")) })).toBeUndefined();
    expect((await successLoader(asked({}, "/success?sent=1", {}))).data.asked).toBeUndefined();
  });

  it("is the only way to the page of thanks: who opens it without having sent anything comes to the first page", async () => {
    const opened: unknown = await successLoader(asked({}, "/success", {})).catch((thrown: unknown) => thrown);
    expect((opened as Response).headers.get("location")).toBe("/");
  });

  it("says on the page of thanks until when somebody is there, and keeps that page no longer", async () => {
    const { data, init } = await successLoader(asked({}, "/success?sent=1", {}));
    expect(data.hours).toBe("We are open until 4:00 pm.");
    expect(new Headers(init?.headers).get("x-valid-until")).toMatch(/^\d+$/);
  });

  it("answers the lead's number to a script and passes the idempotency key on", async () => {
    let key: string | undefined;
    const api = {
      createLead: async (_lead: LeadInput, options?: { idempotencyKey?: string }) => (
        (key = options?.idempotencyKey),
        { lead_id: "L1" }
      ),
    };
    expect((await post(api, { name: "Ana", scripted: "1", idempotency_key: "K1" })).answer).toEqual({
      lead_id: "L1",
      event: "enquiryUsed",
      to: "/success?sent=1",
    });
    expect(key).toBe("K1");
  });

  it("gives the platform's errors back field by field, with what was typed", async () => {
    const api = {
      createLead: async () =>
        Promise.reject(
          new ApiError(422, {
            code: "lead_invalid",
            error: "Check the form.",
            fields: [{ path: "email", message: "Enter an email address." }],
          }),
        ),
    };
    const { answer, status } = await post(api, { name: "Ana", email: "x" });
    expect(status).toBe(422);
    expect(answer).toMatchObject({
      data: {
        state: {
          error: "Check the form.",
          fields: { email: "Enter an email address." },
          values: { name: "Ana", email: "x" },
        },
      },
    });
  });
});

describe("While the search service is away", () => {
  const away = async () =>
    Promise.reject(new ApiError(503, { code: "search_unavailable", error: "The search does not answer right now." }));

  it("the first page is there without its cars, says so, and is kept by no cache", async () => {
    const { answer } = await outcome(() =>
      homeLoader(asked({ search: away, featuredCars: away, getSearchPath: away }, "/", {})),
    );
    expect(answer).toMatchObject({
      data: { isUnavailable: true, blocksData: { strips: { 1: { cars: [], count: 0 } }, featured: {}, bodies: {} } },
      init: { headers: { "cache-control": "no-store" } },
    });
  });

  it("the page of brands says so with status 503", async () => {
    await expect(
      brandsLoader(asked({ findManufacturers: away, findCategories: away }, "/brands", {})),
    ).rejects.toMatchObject({ data: { searchDown: true }, init: { status: 503 } });
  });
});

describe("The preset money buttons of the first page", () => {
  const offered = async (price: { min: number; max: number } | undefined) => {
    const facetStats: Record<string, { min: number; max: number }> = price ? { price } : {};
    const search = async () => ({ ...nothingFound, facetStats });
    const { answer } = await outcome(() =>
      homeLoader(asked({ search, featuredCars: async () => ({ cars: [] }) }, "/", {})),
    );
    const { presets, prices } = (answer as { data: { presets: number[]; prices: number[] } }).data;
    return [presets.slice(0, 2), prices.slice(0, 2)];
  };

  it("leave out the amounts that buy no car of the stock", async () => {
    expect(await offered({ min: 5999, max: 121_990 })).toEqual([
      [10_000, 20_000],
      [10_000, 15_000],
    ]);
    expect(await offered({ min: 18_000, max: 40_000 })).toEqual([
      [20_000, 30_000],
      [20_000, 30_000],
    ]);
  });

  it("are all there where the site counts no prices", async () => {
    expect(await offered(undefined)).toEqual([
      [5000, 10_000],
      [10_000, 15_000],
    ]);
  });
});

describe("A weekly budget in the address", () => {
  const run = async (finance: Partial<Site["finance"]>) => {
    const budgets: unknown[] = [];
    const search: ApiClient["search"] = async (input) => {
      budgets.push(parseSearchQuery(new URLSearchParams(input as URLSearchParams)).budget);
      return nothingFound;
    };
    await outcome(() =>
      searchLoader(
        asked(
          { search },
          "/search/used-cars?weekly=150",
          {},
          { site: { ...aSite(), finance: { ...aSite().finance, ...finance } } },
        ),
      ),
    );
    return budgets[0];
  };

  it("is asked for only where the dealer offers a search by budget", async () => {
    expect(
      await run({
        weeklyEstimate: true,
        interestRatePercent: 10,
        comparisonRatePercent: 11.36,
        creditLicence: "ACL 1",
      }),
    ).toEqual({ weeklyDollars: 150 });
    expect(await run({ weeklyEstimate: false })).toBeUndefined();
  });
});
