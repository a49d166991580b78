import { aSite } from "@forecourt/core/testing";
import type { CarSummary, ContentBlock } from "@forecourt/core/schemas";
import { describe, expect, it } from "vitest";
import { blocksData } from "./blocks-data.ts";

const site = aSite({ pages: { on: ["/models", "/brands", "/{brand}/overview"] } });
const { signal } = new AbortController();
const now = new Date("2026-11-01T14:00:00Z");
const away = () => Promise.reject(new Error("away"));
const model = (slug: string, name: string, manufacturer_body: string, more = {}) => ({
  slug,
  id: slug,
  name,
  manufacturer_name: "Mazda",
  manufacturer_body,
  stock_name: name,
  href: `/models/${slug}`,
  ...more,
});
const make = (name: string, count: number, logo?: string) => ({
  name,
  slug: name.toLowerCase(),
  to: `/search/${name.toLowerCase()}`,
  count,
  ...(logo === undefined ? {} : { logo }),
});
const pages = [
  {
    hits: [make("Toyota", 1200, "/img/makes/toyota.svg"), make("Mazda", 40, "/img/makes/mazda.svg")],
    pages: 2,
    page: 1,
    count: 3,
  },
  { hits: [make("BYD", 1)], pages: 2, page: 2, count: 3 },
];
const api = {
  listModels: async () => ({
    models: [
      model("cx-5", "CX-5", "SUV"),
      model("bt-50", "BT-50", "Commercial", { manufacturer_body2: "SUV" }),
      model("rio", "Rio", "Passenger", { manufacturer_name: "Kia" }),
      model("gone", "Gone", "SUV", { href: "/careers" }),
    ],
    changesAt: "2026-12-01T00:00:00.000Z",
  }),
  search: async () => ({ hits: [{ id: "1", price: 41990, price_type: "drive_away" } as CarSummary], count: 12 }),
  listManufacturers: async () => ({
    manufacturers: [{ slug: "mazda", name: "Mazda", skipPage: false, mark: "/img/makes/mazda.svg" }],
  }),
  findManufacturers: async ({ page = 1 }: { page?: number }) => pages[page - 1],
};
const found = (blocks: ContentBlock[], changed: object = {}, of = site) =>
  blocksData(blocks, { ...api, ...changed } as never, of, { now, signal });

describe("the locations of a page", () => {
  it("are the visible ones with what their cards lead to, where a block shows them", async () => {
    const [first] = site.locations;
    if (!first) throw new Error("A site has a location.");
    const of = { ...site, locations: [first, { ...first, id: "hidden", visible: false }] };
    const search = async () => ({ hits: [], facets: { location_name: [{ value: first.name, count: 3 }] } });
    const { data } = await found([{ kind: "locations", title: "Where we are" }], { search }, of);
    expect(data.locations.map(({ location, links }) => [location.id, links.stock !== undefined])).toEqual([
      [first.id, true],
    ]);
    expect((await found([{ kind: "prose" }], {}, of)).data.locations).toEqual([]);
  });
});

describe("the models of a block", () => {
  const block = { kind: "models", title: "Our models", count: 8 } as const;

  it("are those of a body category or a manufacturer, with what the yard has of them", async () => {
    const { data, changes, cars } = await found([block, { ...block, body: "SUV" }, { ...block, manufacturer: "kia" }]);
    expect([0, 1, 2].map((index) => data.models[index]?.models.map(({ name }) => name))).toEqual([
      ["Mazda CX-5", "Mazda BT-50", "Kia Rio"],
      ["Mazda CX-5", "Mazda BT-50"],
      ["Kia Rio"],
    ]);
    expect(data.models[1]).toMatchObject({
      href: "/models?body=SUV",
      models: [{ stock: "From $41,990 drive away, 12 in stock", href: "/models/cx-5" }, {}],
    });
    expect([changes.map((moment) => moment.toISOString()), cars.length]).toEqual([["2026-12-01T00:00:00.000Z"], 3]);
  });

  it("are whole without their prices while the search does not answer, and the page is not kept", async () => {
    const { data, isUnavailable } = await found([{ ...block, count: 1 }], { search: away });
    expect([data.models[0]?.models, isUnavailable]).toEqual([
      [expect.objectContaining({ name: "Mazda CX-5", stock: undefined })],
      true,
    ]);
  });
});

describe("the brands of a block", () => {
  const block = { kind: "brands", title: "Our brands", count: 12 } as const;

  it("are those with an overview, then those of the stock, each with its logo and how many there are", async () => {
    const { data } = await found([block]);
    expect(data.brands[0]).toEqual([
      { name: "Mazda", href: "/mazda/overview", logo: "/img/makes/mazda.svg", note: "40 cars" },
      { name: "Toyota", href: "/search/toyota", logo: "/img/makes/toyota.svg", note: "1,200 cars" },
      { name: "BYD", href: "/search/byd", logo: undefined, note: "1 car" },
    ]);
    expect(data.brandsHref).toBe("/brands");
  });

  it("are those that the block names, in its order, without what leads nowhere", async () => {
    const { data } = await found([
      { ...block, brands: ["byd", "Ferrari", "Mazda"] },
      { ...block, count: 1 },
    ]);
    expect([0, 1].map((index) => data.brands[index]?.map(({ name }) => name))).toEqual([["BYD", "Mazda"], ["Mazda"]]);
  });

  it("show the site's own logo before any other, and the picture of the brand's content before the table's", async () => {
    const own = aSite({ pages: { on: [], makeLogos: [{ make: "Toyota", logo: "/logos/toyota.svg" }] } });
    const listManufacturers = async () => ({
      manufacturers: [{ slug: "byd", name: "BYD", skipPage: true, logo: { file: "content/byd.webp", alt: "BYD" } }],
    });
    const { data } = await found([block], { listManufacturers }, own);
    expect(data.brands[0]?.map(({ name, logo, href }) => [name, logo, href])).toEqual([
      ["BYD", "/img/160/content/byd.webp", "/search/byd"],
      ["Toyota", "/logos/toyota.svg", "/search/toyota"],
      ["Mazda", "/img/makes/mazda.svg", "/search/mazda"],
    ]);
    expect(data.brandsHref).toBeUndefined();
  });

  it("are those with an overview alone while the search does not answer, and the page is not kept", async () => {
    const { data, isUnavailable } = await found([block], { findManufacturers: away });
    expect([data.brands[0]?.map(({ name }) => name), isUnavailable]).toEqual([["Mazda"], true]);
  });
});

describe("the stock of a page", () => {
  const aCar = (id: string, more: object = {}) => ({ id, status: "available", ...more }) as unknown as CarSummary;
  const strip: ContentBlock = {
    kind: "stock-strip",
    title: "Lately arrived",
    search: "/search/used-cars",
    layout: "grid",
    count: 2,
  };
  const stock = {
    getSearchPath: async () => ({ outcome: "found", filters: { car_type: ["used"] } }),
    search: async (asked: Record<string, string | string[]>) => ({
      hits: [
        aCar("sold", { status: "sold" }),
        aCar("1"),
        aCar("2", { primary_image_url: `/${String(asked["simple_body"] ?? "any")}.jpg` }),
        aCar("3"),
      ],
      count: 40,
      facets: {
        simple_body: [
          { value: "SUV", count: 25 },
          { value: "Ute", count: 10 },
          { value: "Hatch", count: 5 },
        ],
      },
    }),
    featuredCars: async ({ without }: { without?: string }) => ({ cars: [aCar(`not ${without}`)] }),
  };

  it("are the first cars that are not sold, and how many the search finds", async () => {
    const { data, cars } = await found([strip], stock);
    expect(data.strips[0]).toMatchObject({ cars: [{ id: "1" }, { id: "2" }], count: 40 });
    expect(cars.map(({ id }) => id)).toEqual(["1", "2"]);
  });

  it("are the body types with most cars, each with the picture of one of them", async () => {
    const { data } = await found([{ kind: "body-types", title: "By body", count: 2 }], stock);
    expect(data.bodies[0]).toEqual([
      { value: "SUV", count: 25, picture: "/SUV.jpg" },
      { value: "Ute", count: 10, picture: "/Ute.jpg" },
    ]);
  });

  it("show no featured car that stands on the page already", async () => {
    const { data, cars } = await found([{ kind: "featured", title: "Featured" }, strip], stock);
    expect(data.featured[0]?.map(({ id }) => id)).toEqual(["not 1,2"]);
    expect(cars.map(({ id }) => id)).toEqual(["1", "2", "not 1,2"]);
    const { data: alone } = await found([{ kind: "featured", title: "Featured" }], stock);
    expect(alone.featured[0]?.map(({ id }) => id)).toEqual(["not undefined"]);
  });

  it.each([
    ["body-types", { search: away }],
    ["featured", { featuredCars: away }],
    ["stock-strip", { search: away }],
  ] as const)("is left out of %s while the search does not answer, and the page is not kept", async (kind, gone) => {
    const blocks: ContentBlock[] = [
      strip,
      { kind: "body-types", title: "a", count: 2 },
      { kind: "featured", title: "b" },
    ];
    const { isUnavailable, cars } = await found(
      blocks.filter((block) => block.kind === kind),
      { ...stock, ...gone },
    );
    expect([isUnavailable, cars]).toEqual([true, []]);
  });
});

describe("the banners of a page", () => {
  const of = aSite({ banners: { stats: [{ figure: "30+", label: "years", until: "2026-12-01T00:00:00Z" }] } });

  it("are what the site says, until the first claim ends; nothing without the block", async () => {
    const { data, changes } = await found([{ kind: "banners" }], {}, of);
    expect([data.banners?.stats.length, changes]).toEqual([1, [new Date("2026-12-01T00:00:00Z")]]);
    expect((await found([{ kind: "prose" }], {}, of)).data.banners).toBeUndefined();
  });
});

it("asks for nothing that no block needs", async () => {
  const asked: string[] = [];
  const watched = Object.fromEntries(Object.keys(api).map((name) => [name, async () => void asked.push(name)]));
  const { isUnavailable, changes } = await found([{ kind: "value-banner", values: ["A", "B"] }], watched);
  expect([asked, isUnavailable, changes]).toEqual([[], false, []]);
});
