import { parseSearchQuery, withPathFilters } from "@forecourt/core";
import type { PathFilters } from "@forecourt/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPlainSearch } from "../src/search/stock/create-plain-search.ts";
import { createStockSearch } from "../src/search/stock/create-stock-search.ts";
import { createSuggestions } from "../src/search/stock/create-suggestions.ts";
import { carToDocument } from "../src/search/index/car-document.ts";
import { createSearchBackend } from "../src/search/engine/search-backend.ts";
import { putSynonyms, synonymSets } from "../src/search/index/synonyms.ts";
import { parsedSite } from "./http-fixtures.ts";
import { startTestEngine } from "./search-fixtures.ts";

const now = new Date("2026-11-21T01:03:00Z");
const { site } = parsedSite("north");
let engine: Awaited<ReturnType<typeof startTestEngine>>;

const stock = {
  hilux: {
    name: "2022 Toyota HiLux SR5 Double Cab",
    make: "Toyota",
    model: "HiLux",
    simple_body: "Ute",
    drive: "4WD",
    simple_fuel: "Diesel",
    simple_transmission: "Automatic",
    stocknum: "N-1042",
    regplate: "ABC 12D",
  },
  corolla: {
    name: "2020 Toyota Corolla Hybrid",
    make: "Toyota",
    model: "Corolla",
    simple_body: "Hatch",
    simple_fuel: "Hybrid",
    simple_transmission: "Automatic",
    stocknum: "N-1043",
  },
  corona: {
    name: "1998 Toyota Corona",
    make: "Toyota",
    model: "Corona",
    simple_body: "Sedan",
    simple_transmission: "Manual",
    stocknum: "N-2000",
  },
  tesla: {
    name: "2023 Tesla Model 3",
    make: "Tesla",
    model: "Model 3",
    simple_body: "Sedan",
    simple_fuel: "Electric",
    simple_transmission: "Automatic",
    stocknum: "TM-22159",
  },
  carnival: {
    name: "2021 Kia Carnival",
    make: "Kia",
    model: "Carnival",
    simple_body: "People Mover",
    seats: 8,
    simple_transmission: "Automatic",
    stocknum: "N-4000",
  },
  octavia: {
    name: "2019 Skoda Octavia",
    make: "Skoda",
    model: "Octavia",
    simple_body: "Wagon",
    simple_transmission: "Automatic",
    stocknum: "N-5000",
  },
  golf: {
    name: "2018 Volkswagen Golf",
    make: "Volkswagen",
    model: "Golf",
    simple_body: "Hatch",
    simple_transmission: "Manual",
    stocknum: "1042",
  },
} as const;
/** The stock of another dealer, at whom many a car has something electric. */
const electricStock = {
  leaf: {
    name: "2019 Nissan Leaf",
    make: "Nissan",
    model: "Leaf",
    simple_body: "Hatch",
    simple_fuel: "Electric",
    stocknum: "N-6000",
  },
  outlander: {
    name: "2026 Mitsubishi Outlander",
    make: "Mitsubishi",
    model: "Outlander",
    simple_body: "SUV",
    simple_fuel: "Petrol",
    stocknum: "N-7000",
    standardEquipment: ["Electric tailgate", "Electric seats", "Electric windows"],
  },
} as const;

beforeAll(async () => {
  engine = await startTestEngine();
  await putSynonyms(createSearchBackend(engine.link), "cars_1");
  await engine.putDocuments(
    Object.entries(stock).map(([slug, car], index) =>
      carToDocument({
        id: index + 1,
        siteSlug: "north",
        data: { slug, path: `/cars/${slug}`, car_type: "used", status: "in_stock", ...car },
        shown: true,
        firstSeenAt: new Date(1_790_000_000_000 + index * 1000),
        soldAt: null,
      }),
    ),
  );
  await engine.putDocuments(
    Object.entries(electricStock).map(([slug, car], index) =>
      carToDocument({
        id: 200 + index,
        siteSlug: "east",
        data: { slug, path: `/cars/${slug}`, car_type: "used", status: "in_stock", ...car },
        shown: true,
        firstSeenAt: new Date(1_790_000_000_000 + index * 1000),
        soldAt: null,
      }),
    ),
  );
  await engine.putDocuments([
    carToDocument({
      id: 99,
      siteSlug: "south",
      data: {
        slug: "south-kia",
        path: "/cars/south-kia",
        name: "Kia Seltos",
        make: "Kia",
        model: "Seltos",
        car_type: "used",
        status: "in_stock",
      },
      shown: true,
      firstSeenAt: now,
      soldAt: null,
    }),
  ]);
});
afterAll(() => engine.stop());

const find = async (words: string, of = site) =>
  (
    await createStockSearch({ access: engine.access, now: () => now })(
      of,
      parseSearchQuery(new URLSearchParams({ query: words })),
    )
  ).hits.map(({ slug }) => slug);

describe("keywords", () => {
  it.each([
    ["octavai", "octavia"],
    ["carnvial", "carnival"],
    ["toyotta hilux", "hilux"],
    ["hi lux", "hilux"],
    ["tesl", "tesla"],
    ["pickup", "hilux"],
    ["utility", "hilux"],
    ["4x4", "hilux"],
    ["awd", "hilux"],
    ["auto diesel", "hilux"],
    ["dual cab", "hilux"],
    ["dual-cab", "hilux"],
    ["double-cab", "hilux"],
    ["ev", "tesla"],
    ["hatchback hybrid", "corolla"],
    ["estate", "octavia"],
    ["people mover", "carnival"],
    ["7 seater", "carnival"],
    ["mpv", "carnival"],
    ["vw", "golf"],
    ["saloon electric", "tesla"],
  ])("%s finds the %s first, typos and other words for the same included", async (words, slug) => {
    expect((await find(words))[0]).toBe(slug);
  });

  it.each([["cheap corolla"], ["toyota corolla cars for sale"], ["corolla near me"], ["a first car"]])(
    "%s finds cars, whatever stands around what is looked for",
    async (words) => {
      expect((await find(words)).length).toBeGreaterThan(0);
    },
  );

  it.each([
    ["1042", ["golf"]],
    ["N1042", ["hilux"]],
    ["n-1042", ["hilux"]],
    ["ABC12D", ["hilux"]],
    ["abc 12d", ["hilux"]],
  ])("a stock number or plate finds its car first, however it is written: %s", async (words, slugs) => {
    expect((await find(words)).slice(0, slugs.length)).toEqual(slugs);
  });

  it.each([
    ["1043", ["corolla"]],
    ["22159", ["tesla"]],
    ["1042", ["golf", "hilux"]],
    ["TM221", ["tesla"]],
    ["2000", []],
  ])(
    "a stock number without its letters finds its car, but for one that is a year; the whole number comes first: %s",
    async (words, slugs) => {
      expect(await find(words)).toEqual(slugs);
    },
  );

  it("a number that is nearly right is another car, or another year", async () => {
    expect([await find("1044"), await find("2032"), await find("hilux 2032")]).toEqual([[], [], []]);
  });

  it("are matched by how well they fit, then newest first, where no order was chosen", async () => {
    expect((await find("toyota")).slice(0, 3)).toEqual(["corona", "corolla", "hilux"]);
    expect(await find("toyota corolla")).toEqual(["corolla"]);
  });
});

describe("what people say of a car besides its name", () => {
  const cars = {
    corolla: { name: "2020 Toyota Corolla", make: "Toyota", model: "Corolla", car_type: "used", state: "VIC" },
    hilux: { name: "2022 Toyota HiLux", make: "Toyota", model: "HiLux", car_type: "used", certified: true },
    cerato: { name: "2026 Kia Cerato", make: "Kia", model: "Cerato", car_type: "new", tag: "One Owner" },
    i30: { name: "2026 Hyundai i30", make: "Hyundai", model: "i30", car_type: "demo", state: "NSW" },
    journey: { name: "2024 Jayco Journey", make: "Jayco", model: "Journey", car_type: "used", sleeps: 4 },
  };
  let other: Awaited<ReturnType<typeof startTestEngine>>;
  beforeAll(async () => {
    other = await startTestEngine();
    await putSynonyms(createSearchBackend(other.link), "cars_1");
    await other.putDocuments(
      Object.entries(cars).map(([slug, car], index) =>
        carToDocument({
          id: index + 1,
          siteSlug: "north",
          data: { slug, path: `/cars/${slug}`, status: "in_stock", ...car },
          shown: true,
          firstSeenAt: new Date(1_790_000_000_000 + index * 1000),
          soldAt: null,
        }),
      ),
    );
  });
  afterAll(() => other.stop());

  it.each([
    ["used corolla", "corolla"],
    ["second hand corolla", "corolla"],
    ["pre-owned hilux", "hilux"],
    ["certified toyota", "hilux"],
    ["new kia", "cerato"],
    ["one owner", "cerato"],
    ["demonstrator", "i30"],
    ["demo nsw", "i30"],
  ])("%s finds the %s alone: condition, tag and state are words of a car", async (words, slug) => {
    const { hits } = await createStockSearch({ access: other.access, now: () => now })(
      site,
      parseSearchQuery(new URLSearchParams({ query: words })),
    );
    expect(hits.map((hit) => hit.slug)).toEqual([slug]);
  });

  it("a stock of vans is asked by how many they sleep", async () => {
    const read = createPlainSearch(other.access, () => now);
    const { search } = await read(site, "sleeps 4", { stock: 1, site: 1, build: "a" });
    expect(search).toMatchObject({ query: "", ranges: { sleeps: { min: 4 } } });
  });
});

describe("a letter or two, as they are typed", () => {
  const cars = [
    ...["Corolla", "Camry", "C-HR"].map((model) => ({
      name: `2015 Toyota ${model}`,
      make: "Toyota",
      model,
      simple_transmission: "Manual",
    })),
    { name: "2016 Mazda 2 Neo", make: "Mazda", model: "2", simple_transmission: "Automatic" },
    { name: "2016 Mazda CX-3 Neo", make: "Mazda", model: "CX-3", simple_transmission: "Automatic", drive: "2WD" },
    { name: "2017 Lexus ES 300h", make: "Lexus", model: "ES", simple_body: "Sedan", simple_transmission: "Automatic" },
    { name: "2017 Lexus GX Sport", make: "Lexus", model: "GX", simple_body: "Wagon", simple_transmission: "Automatic" },
    // More newer cars with such plates than the engine takes words on its own account.
    ...Array.from({ length: 15 }, (_, index) => ({
      name: "2020 Kia Rio",
      make: "Kia",
      model: "Rio",
      regplate: `C${index}X${index}0`,
      stocknum: `MA${1000 + index}`,
    })),
  ];
  let other: Awaited<ReturnType<typeof startTestEngine>>;
  beforeAll(async () => {
    other = await startTestEngine();
    await putSynonyms(createSearchBackend(other.link), "cars_1");
    await other.putDocuments(
      cars.map((car, index) =>
        carToDocument({
          id: index + 1,
          siteSlug: "north",
          data: { slug: `car-${index}`, path: `/cars/car-${index}`, car_type: "used", status: "in_stock", ...car },
          shown: true,
          firstSeenAt: new Date(1_790_000_000_000 + index * 1000),
          soldAt: null,
        }),
      ),
    );
  });
  afterAll(() => other.stop());
  const names = async (words: string) => [
    ...new Set(
      (
        await createStockSearch({ access: other.access, now: () => now })(
          site,
          parseSearchQuery(new URLSearchParams({ query: words })),
        )
      ).hits.map(({ name }) => name.replace(/^\d+ /, "")),
    ),
  ];

  it("find every car that has such a word, and none by its number plate", async () => {
    expect(await names("c")).toEqual(["Mazda CX-3 Neo", "Toyota C-HR", "Toyota Camry", "Toyota Corolla"]);
    expect(await names("cx")).toEqual(["Mazda CX-3 Neo"]);
  });

  it("find the make that is begun, no car by its stock number, and none by another word for the same", async () => {
    expect((await names("ma")).slice(0, 2)).toEqual(["Mazda CX-3 Neo", "Mazda 2 Neo"]);
    expect(await names("ma")).not.toContain("Kia Rio");
    expect((await names("maz")).toSorted()).toEqual(["Mazda 2 Neo", "Mazda CX-3 Neo"]);
  });

  it("may be a model of a number alone, written in one word with its make", async () => {
    expect(await names("mazda2")).toEqual(["Mazda 2 Neo"]);
    expect(await names("Mazda2 Neo")).toEqual(["Mazda 2 Neo"]);
  });

  it("may be a model of that name, also beside words that have others for the same", async () => {
    expect((await names("mazda 2 auto"))[0]).toBe("Mazda 2 Neo");
    expect(await names("lexus es")).toEqual(["Lexus ES 300h"]);
    expect(await names("lexus es auto")).toEqual(["Lexus ES 300h"]);
  });
});

describe("a word that says what some cars are and what others have", () => {
  it("finds electric cars before cars with an electric tailgate, which it finds too", async () => {
    const { site: east } = parsedSite("east");
    expect(await find("electric", east)).toEqual(["leaf", "outlander"]);
    expect(await find("ev", east)).toEqual(["leaf", "outlander"]);
    expect(await find("electric tailgate", east)).toEqual(["outlander"]);
    expect(await find("mitsubishi electric seats", east)).toEqual(["outlander"]);
  });
});

describe("keywords that no car has", () => {
  const ask = async (address: string) =>
    createStockSearch({ access: engine.access, now: () => now })(site, parseSearchQuery(new URLSearchParams(address)));

  it.each([
    ["query=family&simple_body=Hatch", 2, ["family"]],
    ["query=family+hybrid+towbar&simple_body=Hatch", 1, ["family", "towbar"]],
    ["query=family+-golf&simple_body=Hatch", 1, ["family"]],
    ["query=tidy+toyota+hilux", 1, ["tidy"]],
    // They praise a car: no search is about them.
    ["query=reliable", 7, ["reliable"]],
    ["query=fuel+efficient", 7, ["fuel", "efficient"]],
    // Each is in some car, no car has both.
    ["query=hilux+golf&transmission=Automatic", 1, ["golf"]],
    ["query=toyota+hilux+golf", 1, ["golf"]],
    [
      `query=${Array.from({ length: 20 }, (_, index) => `zz${index}`).join("+")}&make=Kia`,
      1,
      expect.arrayContaining(["zz0", "zz19"]),
    ],
  ])("are left out and said: %s", async (address, count, unmatched) => {
    expect(await ask(address)).toMatchObject({ count, unmatched });
  });

  it("count every facet as for the search without them", async () => {
    const { ms: _, unmatched: __, ...answer } = await ask("query=family&simple_body=Hatch");
    const { ms: ___, ...plain } = await ask("simple_body=Hatch");
    expect(answer).toEqual(plain);
  });

  it.each([
    "query=zeppelin",
    "query=zeppelin+balloon",
    "query=N99999",
    "query=zeppelin+golf",
    "query=%60%5D+%7C%7C+zeppelin",
  ])("find nothing where nothing else was asked for: %s", async (address) => {
    const answer = await ask(address);
    expect(answer).toMatchObject({ count: 0, widen: [{ name: "query", count: 7 }] });
    expect(answer.unmatched).toBeUndefined();
  });

  it.each([
    ["query=tesler", { word: "tesler", name: "make", value: "Tesla", count: 1 }],
    ["query=tesler&fuel=Electric", { word: "tesler", name: "make", value: "Tesla", count: 1 }],
    ["query=hiluks+toyota", { word: "hiluks", name: "make_model", value: "Toyota HiLux", count: 1 }],
  ])("are asked back as the make or model that may be meant: %s", async (address, meant) => {
    expect((await ask(address)).meant).toEqual([meant]);
  });

  it("leave a way out where another filter hides all cars, too", async () => {
    expect((await ask("query=family&make=Kia&simple_body=Hatch")).widen).toEqual([
      { name: "make", count: 2, withoutKeywords: true },
      { name: "simple_body", count: 1, withoutKeywords: true },
    ]);
  });
});

describe("synonyms", () => {
  it("are given once, and again only where they changed", async () => {
    const backend = createSearchBackend(engine.link);
    expect(await putSynonyms(backend, "cars_1")).toBe(0);
    await backend.request("PUT", "/collections/cars_1/synonyms/old", JSON.stringify({ synonyms: ["a", "b"] }));
    await backend.request("PUT", "/collections/cars_1/synonyms/ute", JSON.stringify({ synonyms: ["ute", "tray"] }));
    expect(await putSynonyms(backend, "cars_1")).toBe(2);
    const { synonyms } = JSON.parse((await backend.request("GET", "/collections/cars_1/synonyms")).body) as {
      synonyms: { id: string }[];
    };
    expect(synonyms.map(({ id }) => id).toSorted()).toEqual(Object.keys(synonymSets).toSorted());
  });
});

describe("suggestions while typing", () => {
  const versions = { stock: 1, site: 1, build: "b" };
  const path = "/search/new-used-and-demo-cars";
  const suggest = (
    text: string,
    { address = "", ...place }: { address?: string; basePath?: string; pathFilters?: PathFilters } = {},
  ) =>
    createSuggestions({
      access: engine.access,
      plainSearch: createPlainSearch(engine.access, () => now),
      now: () => now,
    })(
      site,
      { text, basePath: path, pathFilters: {}, search: parseSearchQuery(new URLSearchParams(address)), ...place },
      versions,
    );
  /** How many cars the address of a suggestion finds. */
  const found = async (to: string, pathFilters: PathFilters = {}) =>
    (
      await createStockSearch({ access: engine.access, now: () => now })(
        site,
        withPathFilters(
          parseSearchQuery(new URLSearchParams(to.split("?")[1])),
          to.startsWith(path) ? {} : pathFilters,
        ),
      )
    ).count;

  it("are makes, models and bodies of the site's own stock with their counts", async () => {
    expect(await suggest("toy")).toEqual({
      words: { to: `${path}?query=toy`, count: 3 },
      makes: [{ value: "Toyota", count: 3, to: `${path}?make=Toyota` }],
      models: expect.arrayContaining([{ value: "Toyota Corolla", count: 1, to: `${path}?make_model=Toyota+Corolla` }]),
      bodies: [],
    });
    expect((await suggest("hat")).bodies).toEqual([{ value: "Hatch", count: 2, to: `${path}?simple_body=Hatch` }]);
    expect((await suggest("kia")).models).toEqual([
      { value: "Kia Carnival", count: 1, to: `${path}?make_model=Kia+Carnival` },
    ]);
  });

  it("lead with the words to what Enter finds: filters where they are understood, keywords where not", async () => {
    expect((await suggest("ev")).words).toEqual({ to: `${path}?fuel=Electric`, count: 1 });
    expect((await suggest("auto hatch")).words).toEqual({
      to: `${path}?simple_body=Hatch&transmission=Automatic`,
      count: 1,
    });
    expect((await suggest("tidy hatch")).words).toEqual({
      to: `${path}?query=tidy&simple_body=Hatch`,
      count: 2,
      unmatched: ["tidy"],
    });
    expect((await suggest("zeppelin")).words).toEqual({ to: `${path}?query=zeppelin`, count: 0 });
  });

  it.each([
    ["tesl", {}],
    ["toyota", { address: "simple_body=Hatch" }],
    ["hatch", { address: "make=Toyota&query=old&page=2" }],
    ["kia", { address: "make=Toyota&simple_body=Hatch" }],
    ["s", { address: "simple_body=Sedan" }],
    ["toyota", { basePath: "/search/skoda", pathFilters: { make: ["Skoda"] } }],
    ["hatch", { basePath: "/search/wagon", pathFilters: { simple_body: ["Wagon"] }, address: "make=Volkswagen" }],
    ["golf", { basePath: "/search/toyota/corolla", pathFilters: { make: ["Toyota"], model: ["Corolla"] } }],
    ["toy", { basePath: "/search/sedan", pathFilters: { simple_body: ["Sedan"] } }],
  ])("count what their address finds, whatever is in force: %s %j", async (text, place) => {
    const { words, ...values } = await suggest(text, place);
    const all = [words, ...Object.values(values).flat()];
    for (const { to, count } of all)
      expect(await found(to, "pathFilters" in place ? place.pathFilters : {}), to).toBe(count);
  });

  it("forgive a typo", async () => {
    expect((await suggest("toyotta")).makes).toEqual([{ value: "Toyota", count: 3, to: `${path}?make=Toyota` }]);
  });

  it("take what cannot be a word as it is", async () => {
    expect(await suggest("`]) || (site:=south")).toMatchObject({ makes: [], bodies: [] });
  });
});
