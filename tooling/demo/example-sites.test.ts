import { readdirSync, readFileSync } from "node:fs";
import { pageProblems, parseSiteDocument, siteWarnings } from "@forecourt/core/schemas";
import { schemaKeys, siteDocumentSchema } from "@forecourt/core/testing";
import type { Site } from "@forecourt/core/schemas";
import { describe, expect, it } from "vitest";
import { demoSites } from "./demo-site.ts";

const folder = new URL("./sites/examples/", import.meta.url);
const examples = readdirSync(folder)
  .sort()
  .map((file) => ({
    slug: file.replace(/\.json$/, ""),
    document: JSON.parse(readFileSync(new URL(file, folder), "utf8")) as unknown,
  }));

function siteOf(slug: string): Site {
  const parsed = parseSiteDocument(examples.find((example) => example.slug === slug)?.document);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems, undefined, 2));
  return parsed.site;
}

/** Paths of every key that a document sets, entries of lists as `[]`. */
function keysOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => keysOf(item, `${path}[]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const own = path === "" ? name : `${path}.${name}`;
    return [own, ...keysOf(child, own)];
  });
}

describe("example sites", () => {
  it("are twelve, and none of them is served as a demo", () => {
    expect(examples).toHaveLength(12);
    expect(
      demoSites.map(({ slug }) => slug).filter((slug) => examples.some((example) => example.slug === slug)),
    ).toEqual([]);
  });

  it.each(examples)("$slug passes the check, under its own name", ({ slug }) => {
    expect(siteOf(slug).slug).toBe(slug);
  });

  it.each(examples)("$slug links to pages that it has, its template's own among them", ({ slug }) => {
    expect(pageProblems(siteOf(slug))).toEqual([]);
  });

  it("set every key of the configuration at least once", () => {
    const set = new Set(examples.flatMap(({ document }) => keysOf(document)));
    expect(
      schemaKeys(siteDocumentSchema)
        .map(({ path }) => path)
        .filter((path) => !set.has(path)),
    ).toEqual([]);
  });

  it.each<[string, (site: Site) => unknown, unknown]>([
    ["banksia-group", ({ locations, dealer }) => [locations.length, dealer.dealerships.length], [40, 5]],
    [
      "bargain-acre",
      ({ breadcrumb, search }) => [breadcrumb.base, search.defaultPath],
      ["/used-car", "/search/used-cars"],
    ],
    ["twin-ridge-motorcycles", ({ search }) => search.vehicleType, "motorcycles"],
    [
      "outback-vans",
      ({ search, fuel, tradeIn }) => [search.vehicleType, fuel.enabled, tradeIn.kind],
      ["caravans", false, "caravan"],
    ],
    [
      "ironbark-trucks",
      ({ search, calculator }) => [search.vehicleType, calculator.presetMoney.max],
      ["trucks", 800_000],
    ],
    ["southern-alps-cars", ({ country, locale }) => [country, locale], ["NZ", "en-NZ"]],
    ["monthly-motors", ({ calculator }) => [calculator.monthlyOnly, calculator.termChoices], [true, [1, 3, 5, 7]]],
    [
      "cash-and-carry-cars",
      ({ calculator, financeEnquiry, finance, lenders }) => [
        calculator.enabled,
        financeEnquiry.enabled,
        finance.weeklyEstimate,
        lenders.shown,
      ],
      [false, false, false, undefined],
    ],
    ["weekly-wheels", ({ reserve }) => reserve.path, "buy-online"],
    ["valley-auto", ({ service }) => [service.form, service.hasVehicleStep], ["steps", false]],
    ["capital-european", ({ service }) => [service.form, service.tabs.length], ["tabs", 3]],
  ])("%s shows its corner", (slug, corner, expected) => {
    expect(corner(siteOf(slug))).toEqual(expected);
  });

  it("plain-cars has every switch off but the three that protect people, and nothing doubtful in it", () => {
    const site = siteOf("plain-cars");
    const on = schemaKeys(siteDocumentSchema).flatMap(({ path }) => {
      const value = path.includes("[]")
        ? undefined
        : path.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], site);
      return value === true ? [path] : [];
    });
    expect(on.sort()).toEqual(["enquiry.consentNotice", "price.wasPriceProof", "reserve.isRefundable"]);
    expect(siteWarnings(site)).toEqual([]);
  });
});
