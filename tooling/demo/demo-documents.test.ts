import { readdir, readFile } from "node:fs/promises";
import { calculatorRanges, listFacetNames, parseSearchQuery, rangeFacetNames, shownLender } from "@forecourt/core";
import { hasPage } from "@forecourt/core/pages";
import { carTypesOfSearchPath } from "@forecourt/core/testing";
import { parseSiteDocument } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import { paints } from "@forecourt/demo-pictures/shapes";
import { describe, expect, it } from "vitest";
import { demoMappingFile, readSiteDocument } from "./demo-documents.ts";
import { demoSites } from "./demo-site.ts";
import type { DemoSite } from "./demo-site.ts";
import { feedColumns } from "./feed-csv.ts";
import { generateStock } from "./generate-stock.ts";
import { parsePictureKey } from "./picture-key.ts";

async function siteOf({ slug }: DemoSite): Promise<Site> {
  const parsed = parseSiteDocument(await readSiteDocument(slug));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.site;
}

describe.each(demoSites)("the document of $name", (demo) => {
  it("passes the check of a site document", async () => {
    expect(parseSiteDocument(await readSiteDocument(demo.slug))).toMatchObject({
      ok: true,
      site: { slug: demo.slug, country: demo.country, name: demo.name },
    });
  });

  it("has every yard in which its cars stand, in the same suburb", async () => {
    const { locations } = await siteOf(demo);
    for (const { id, city, state } of demo.locations)
      expect(locations.find((location) => location.id === id)?.address).toMatchObject({ city, state });
  });

  it("suggests words in its box for keywords that vehicles of its stock have", async () => {
    const { search } = await siteOf(demo);
    const suggested = /eg\. (.+)$/.exec(search.keywordPlaceholder ?? "")?.[1]?.split(", ") ?? [];
    const stock = generateStock(demo, "2026-11-21").map((car) =>
      Object.values(car)
        .flat()
        .filter((value) => typeof value === "string" || typeof value === "number")
        .join(" ")
        .toLowerCase(),
    );
    for (const word of suggested)
      expect(stock.filter((text) => text.includes(word.toLowerCase())).length, word).toBeGreaterThan(5);
  });

  it("offers no job of the workshop twice: once with its price, once as a box to tick", async () => {
    const { service } = await siteOf(demo);
    const priced = service.prices.map(({ name }) => name);
    expect(service.additionalServices.filter((name) => priced.includes(name))).toEqual([]);
  });

  it("links only to pages that exist, with filters that the search knows", async () => {
    const site = await siteOf(demo);
    const { navigation } = site;
    const links = [
      ...navigation.header.flatMap((entry) => [entry, ...(entry.items ?? [])]),
      ...navigation.footer.flatMap(({ items }) => items),
    ]
      .map(({ to }) => to)
      .filter((to) => to.startsWith("/") && to !== "/");
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) {
      const { pathname, searchParams } = new URL(link, "http://demo.example");
      expect(
        pathname.startsWith("/search/")
          ? carTypesOfSearchPath(pathname.slice("/search/".length))
          : hasPage(pathname, site),
        link,
      ).toBeTruthy();
      for (const name of searchParams.keys()) expect([...listFacetNames, ...rangeFacetNames], link).toContain(name);
    }
  });

  it("finds cars in stock behind each link of its menus", async () => {
    const { navigation } = await siteOf(demo);
    const stock = generateStock(demo, "2026-11-21").filter(({ status }) => status === "in_stock");
    for (const { to } of [...navigation.header, ...navigation.footer.flatMap(({ items }) => items)]) {
      if (!to.startsWith("/search/")) continue;
      const { pathname, searchParams } = new URL(to, "http://demo.example");
      const { filters, ranges } = parseSearchQuery(searchParams);
      const types = carTypesOfSearchPath(pathname.slice("/search/".length)) ?? [];
      const found = stock.filter(
        (car) =>
          (types.length === 0 || types.includes(car.car_type)) &&
          (filters.fuel?.includes(car.simple_fuel) ?? true) &&
          (filters.simple_body?.includes(car.simple_body) ?? true) &&
          (filters.make?.includes(car.make) ?? true) &&
          (filters.drive?.includes(car.drive) ?? true) &&
          (ranges.price?.max === undefined || (car.price !== null && car.price <= ranges.price.max)),
      );
      expect(found.length, to).toBeGreaterThan(0);
    }
  });
});

describe("the quick estimate of a demo dealer", () => {
  it.each(demoSites)("starts near the price in the middle of the stock of $name", async (demo) => {
    const { financeEnquiry } = await siteOf(demo);
    const prices = generateStock(demo, "2026-11-21")
      .flatMap(({ price }) => (typeof price === "number" ? [price] : []))
      .toSorted((one, other) => one - other);
    const median = prices[Math.floor(prices.length / 2)] ?? NaN;
    expect(financeEnquiry.startPriceDollars / median, `$${median}`).toBeGreaterThan(0.75);
    expect(financeEnquiry.startPriceDollars / median, `$${median}`).toBeLessThan(1.25);
  });
});

describe("the calculator of a demo dealer", () => {
  it.each(demoSites)(
    "begins with the price of the dearest car of $name, not with what it takes at most",
    async (demo) => {
      const { calculator } = await siteOf(demo);
      const dearest = Math.max(...generateStock(demo, "2026-11-21").map(({ price }) => price ?? 0));
      expect(calculatorRanges(dearest, calculator).loan.initial).toBe(dearest);
    },
  );
});

describe("an offer of finance in the demo", () => {
  it("stands at the rate and the comparison rate with which the cars that it is for are shown", async () => {
    let compared = 0;
    for (const demo of demoSites) {
      const { finance, lenders } = await siteOf(demo);
      const table = shownLender(lenders)?.rates ?? [];
      const rows: readonly {
        carTypes?: readonly string[];
        interestRatePercent: number;
        comparisonRatePercent?: number | undefined;
      }[] =
        table.length > 0
          ? table
          : [
              {
                interestRatePercent: finance.interestRatePercent ?? 0,
                comparisonRatePercent: finance.comparisonRatePercent ?? 0,
              },
            ];
      const folder = new URL(`content/sites/${demo.slug}/offers/`, import.meta.url);
      for (const file of await readdir(folder).catch(() => [])) {
        const text = file.endsWith(".md") ? await readFile(new URL(file, folder), "utf8") : "";
        const rate = /^ {2}ratePercentPerYear: (\S+)$/m.exec(text)?.[1];
        if (rate === undefined) continue;
        const types = /^car_types: \[(.+)\]$/m.exec(text)?.[1]?.split(", ") ?? [];
        const compares = /^ {2}comparisonRatePercentPerYear: (\S+)$/m.exec(text)?.[1];
        const rates = rows
          .filter(({ carTypes = [] }) => carTypes.length === 0 || carTypes.some((type) => types.includes(type)))
          .map(({ interestRatePercent, comparisonRatePercent }) => [
            interestRatePercent,
            ...(compares === undefined ? [] : [comparisonRatePercent]),
          ]);
        expect(rates, file).toContainEqual([Number(rate), ...(compares === undefined ? [] : [Number(compares)])]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(0);
  });
});

describe("an offer of a manufacturer in the demo", () => {
  it("says that its rate is not the one of the estimates beside cars where a dealer has another", async () => {
    const folder = new URL("content/manufacturers/", import.meta.url);
    const files = (await readdir(folder, { recursive: true })).filter((file) => /offers\/[^/]+\.md$/.test(file));
    const rates = new Set<number | undefined>();
    for (const demo of demoSites) rates.add((await siteOf(demo)).finance.interestRatePercent);
    let compared = 0;
    for (const file of files) {
      const text = await readFile(new URL(file, folder), "utf8");
      const rate = /^ {2}ratePercentPerYear: (\S+)$/m.exec(text)?.[1];
      if (rate === undefined || [...rates].every((own) => own === Number(rate))) continue;
      expect(text, file).toContain(
        "Weekly estimates and calculators beside cars are at the dealer's own rate, which differs.",
      );
      compared += 1;
    }
    expect(compared).toBeGreaterThan(0);
  });
});

describe("the demo sites of cars", () => {
  it("look and work differently: accent, corners, menu, facets, terms and finance", async () => {
    const [harbour, tasman] = await Promise.all(demoSites.map(siteOf));
    for (const pick of [
      (site?: Site) => site?.theme.accent,
      (site?: Site) => site?.theme.radius,
      (site?: Site) => site?.navigation.header,
      (site?: Site) => site?.search.facets,
      (site?: Site) => site?.enquiry,
      (site?: Site) => site?.finance.weeklyEstimate,
    ])
      expect(pick(harbour)).not.toEqual(pick(tasman));
  });

  it("share no logo, typeface, opening of the first page or card", async () => {
    const looks = await Promise.all(
      demoSites.map(async (demo) => {
        const { template, theme } = await siteOf(demo);
        const [preset = {}] = Object.values(
          (await import(`../../apps/${template}/app/theme.ts`)) as Record<string, { hero?: string; card?: string }>,
        );
        return [
          theme.logo?.light,
          theme.displayFont,
          theme.hero ?? preset.hero ?? "photo",
          theme.card ?? preset.card ?? "photo",
        ];
      }),
    );
    for (const part of [0, 1, 2, 3]) {
      const chosen = looks.map((look) => look[part]);
      expect(new Set(chosen).size, chosen.join(", ")).toBe(demoSites.length);
    }
  });
});

/** Layouts below the first page, as they are where neither dealer nor template chooses. */
const standardLayouts = { vehicle: "beside", forms: "panel", footer: "columns", menu: "list" };
const parts = ["vehicle", "forms", "footer", "menu"] as const;

/** How a dealer's vehicle page, forms, footer and menu of small screens are built. */
async function layoutsOf(demo: DemoSite): Promise<typeof standardLayouts> {
  const { template, theme } = await siteOf(demo);
  const { theme: preset } = (await import(`../../apps/${template}/app/theme.ts`)) as {
    theme: Partial<typeof standardLayouts>;
  };
  const layouts = { ...standardLayouts };
  for (const part of parts) layouts[part] = theme[part] ?? preset[part] ?? layouts[part];
  return layouts;
}

describe("the demo sites below their first pages", () => {
  it("build vehicles, forms, footer and menu in at least three ways each", async () => {
    const layouts = await Promise.all(demoSites.map(layoutsOf));
    for (const part of parts)
      expect(new Set(layouts.map((layout) => layout[part])).size, part).toBeGreaterThanOrEqual(3);
  });

  it("share no layout of the vehicle page", async () => {
    const layouts = (await Promise.all(demoSites.map(layoutsOf))).map(({ vehicle }) => vehicle);
    expect(new Set(layouts).size, layouts.join(", ")).toBe(demoSites.length);
  });

  it("share none of the four layouts where all sell cars", async () => {
    const ofCars = demoSites.filter(({ slug }) => ["harbour-mazda", "tasman-motors", "meridian-group"].includes(slug));
    expect(ofCars).toHaveLength(3);
    const layouts = await Promise.all(ofCars.map(layoutsOf));
    for (const part of parts) expect(new Set(layouts.map((layout) => layout[part])).size, part).toBe(3);
  });

  it("share all four with no other dealer", async () => {
    const layouts = (await Promise.all(demoSites.map(layoutsOf))).map((layout) => Object.values(layout).join(" "));
    expect(new Set(layouts).size, layouts.join(", ")).toBe(demoSites.length);
  });
});

/** Kinds of the sections of a dealer's first page, in order: those of its content, else those of its template. */
async function sectionsOf({ slug }: DemoSite): Promise<string[]> {
  const own = await readFile(new URL(`content/sites/${slug}/pages/home.md`, import.meta.url), "utf8").catch(() => "");
  if (own !== "") return [...own.matchAll(/^  - kind: (\S+)/gm)].map(([, kind = ""]) => kind);
  const site = await siteOf({ slug } as DemoSite);
  const { homeBlocks } = (await import(`../../apps/${site.template}/app/home.ts`)) as {
    homeBlocks: (of: Site) => readonly { kind: string }[];
  };
  return homeBlocks(site).map(({ kind }) => kind);
}

describe("the first pages of the demo sites", () => {
  it("begin with another section at each dealer, and none has the order of another", async () => {
    const orders = await Promise.all(demoSites.map(sectionsOf));
    for (const order of orders) expect(order.length).toBeGreaterThan(5);
    const beginnings = orders.map(([first, second]) => `${first} ${second}`);
    expect(new Set(beginnings).size, beginnings.join(", ")).toBe(demoSites.length);
    expect(new Set(orders.map((order) => order.join(" "))).size).toBe(demoSites.length);
  });
});

describe("the cut-out car of a demo dealer's first page", () => {
  it("is of the shape and paint of a vehicle in stock, which stands beside it with its price", async () => {
    let compared = 0;
    for (const demo of demoSites) {
      const { heroImage = "", heroIsCutOut, heroCars } = (await siteOf(demo)).home;
      if (!heroIsCutOut || heroCars === undefined) continue;
      const { pathname, searchParams } = new URL(heroCars, "http://demo.example");
      const { filters } = parseSearchQuery(searchParams);
      const [, , make, model] = pathname.split("/");
      const isNamed = (word: string, asked: string | undefined) =>
        asked === undefined || asked.includes("-cars") || word.toLowerCase() === asked;
      const found = generateStock(demo, "2026-11-21").filter(
        (car) =>
          car.status === "in_stock" &&
          isNamed(car.make, make) &&
          isNamed(car.model, model) &&
          (filters.simple_body?.includes(car.simple_body) ?? true) &&
          (filters.colour?.includes(car.colour) ?? true),
      );
      expect(found.length, heroCars).toBeGreaterThan(0);
      const [, cutOut = "", paint = ""] = /([^/]+)-([a-z]+)\.webp$/.exec(heroImage) ?? [];
      const shown = { shape: cutOut, paint: paints[paint.charAt(0).toUpperCase() + paint.slice(1)] };
      for (const { images, stocknum } of found)
        expect(parsePictureKey(images[0] ?? ""), `${stocknum} of ${demo.name}`).toMatchObject(shown);
      compared += 1;
    }
    expect(compared).toBe(demoSites.length - 1);
  });
});

describe("the demo sites together", () => {
  it("share no typeface of headings", async () => {
    const fonts = await Promise.all(demoSites.map(async (demo) => (await siteOf(demo)).theme.displayFont));
    expect(new Set(fonts).size).toBe(demoSites.length);
  });
});

describe("the mapping of the demo feed", () => {
  it("reads every column of the feed and no other", async () => {
    const text = await readFile(demoMappingFile, "utf8");
    const { fields, requiredColumns } = JSON.parse(text) as {
      fields: Record<string, { from: string | { column: string } }>;
      requiredColumns: string[];
    };
    const read = new Set(Object.values(fields).map(({ from }) => (typeof from === "string" ? from : from.column)));
    expect([...read].sort()).toEqual([...feedColumns].sort());
    expect(requiredColumns.filter((column) => !feedColumns.includes(column))).toEqual([]);
  });
});
