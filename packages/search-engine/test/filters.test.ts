import { describe, expect, it } from "vitest";
import { call } from "./support/open-engine.ts";
import { idsOf, openLot, searchLot } from "./support/stock.ts";

describe("a filter", () => {
  it.each([
    ["a make in any spelling of its case", "make:=toyota", ["4", "3", "2", "1"]],
    ["several makes", "make:=[`Kia`,`Ford`]", ["11", "10"]],
    ["all but one make", "make:!=[Toyota, Mazda]", ["12", "11", "10", "9", "8"]],
    ["a word of a value", "badge:4x4", ["10", "4", "3"]],
    ["the beginning of a word", "badge:=High*", ["9"]],
    ["a price span", "price:[15000..23000]", ["8", "7", "1"]],
    ["a price span written with equals", "price:=[15000..23000]", ["8", "7", "1"]],
    ["an open price span", "price:[60000..]", ["4"]],
    ["cars that have any price", "price:[..]", ["11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"]],
    ["several spans", "year:[1980..1990, 2022..2024]", ["12", "2"]],
    ["at most and more than", "km:<=23000 && year:>2020", ["6", "2"]],
    ["a yes or no", "certified:true && make:Mazda", ["6", "5"]],
    ["not certified", "certified:!=true && price:<20000", ["11", "8"]],
    ["one of a car's features", "features:=Towbar && features:=`Bull Bar`", ["10", "3"]],
    ["without a feature", "features:!=[Towbar,Sunroof,`Leather Seats`]", ["12", "11", "8", "7", "4"]],
    ["one or the other, in parentheses", "(make:=Ford || make:=Holden) && year:<2015", ["12", "11"]],
    ["and before or", "make:=Holden || make:=Ford && year:>2015", ["12", "10"]],
    ["a place and a distance", "place:(-33.87, 151.21, 30 km)", ["8", "5", "1"]],
    ["a distance in miles", "place:(-33.87, 151.21, 1 mi)", ["8", "1"]],
    ["an area", "place:(-33.0, 150.0, -33.0, 152.0, -34.5, 152.0, -34.5, 150.0)", ["8", "5", "1"]],
    ["ids", "id:=[3,4,77]", ["4", "3"]],
    ["signs that mean something elsewhere, in back-ticks", "badge:=`Wildtrak 3.2 (4X4)`", ["10"]],
    ["a list whose bracket is missing", "make:=[`Ford`", ["11", "10"]],
    ["nothing at all", "", ["12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"]],
  ])("takes %s", async (_, filter, ids) => {
    const engine = await openLot();
    expect(idsOf(await searchLot(engine, { filter_by: filter, per_page: 100 }))).toEqual(ids);
  });

  it.each([
    ["price:=abc", 400, "Error with filter field `price`: Numerical field has an invalid comparator."],
    ["&&", 400, "Could not parse the filter query: unbalanced `&&` operands."],
    ["make:=Ford &&", 400, "Could not parse the filter query: unbalanced `&&` operands."],
    ["(make:=Ford", 400, "Could not parse the filter query: unbalanced parentheses."],
    ["make", 400, "Could not parse the filter query."],
    ["colour:=red", 404, "Could not find a filter field named `colour` in the schema."],
    ["certified:=maybe", 400, "Error with filter field `certified`: Value of filter field must be `true` or `false`."],
    ["make:>Ford", 400, "Error with filter field `make`: String field has an invalid comparator."],
  ])("that cannot be read is refused: %s", async (filter, code, error) => {
    const engine = await openLot();
    expect(await searchLot(engine, { filter_by: filter })).toEqual({ code, error });
  });
});

describe("an order", () => {
  it.each([
    ["the dearest first, cars without a price last", "price:desc", ["4", "9", "10"], "12"],
    ["the cheapest first, cars without a price last", "price:asc", ["11", "8", "1"], "12"],
    ["cars without a price first where asked", "price(missing_values: first):asc", ["12", "11", "8"], "4"],
    ["two keys", "year:desc,price:asc", ["2", "6", "9"], "12"],
    ["titles by the alphabet", "title:asc", ["12", "11", "4"], "2"],
    ["the nearest first", "place(-33.87, 151.21):asc", ["8", "1", "5"], "4"],
    [
      "all within a radius as equals, by price",
      "place(-33.87, 151.21, exclude_radius: 30 km):asc,price:asc",
      ["8", "1", "5"],
      "4",
    ],
    [
      "all within a radius in miles as equals, by year",
      "place(-33.87, 151.21, exclude_radius: 20 mi):asc,year:desc",
      ["5", "1", "8"],
      "4",
    ],
    [
      "distances by steps, newest first within one",
      "place(-33.9, 151.3, precision: 500 km):asc,listedAt:desc",
      ["9", "8", "5"],
      "4",
    ],
    ["those that pass a test first", "_eval(make:=Ford):desc,year:desc", ["10", "11", "2"], "12"],
  ])("puts %s", async (_, order, first, last) => {
    const engine = await openLot();
    const ids = idsOf(await searchLot(engine, { sort_by: order, per_page: 100 }));
    expect(ids.slice(0, 3)).toEqual(first);
    expect(ids.at(-1)).toBe(last);
  });

  it("is refused when its distance has no unit", async () => {
    expect(await searchLot(await openLot(), { sort_by: "place(-33.87, 151.21, precision: 5):asc" })).toMatchObject({
      code: 400,
    });
  });

  it("tells how far away a car is", async () => {
    const engine = await openLot();
    const { hits } = await searchLot(engine, { sort_by: "place(-33.87, 151.21):asc", filter_by: "id:=5" });
    expect(hits[0]?.geo_distance_meters?.["place"]).toBeGreaterThan(20_000);
    expect(hits[0]?.geo_distance_meters?.["place"]).toBeLessThan(21_500);
  });

  it("keeps a car's place among equals when it is changed", async () => {
    const engine = await openLot();
    const before = idsOf(await searchLot(engine, { sort_by: "certified:desc", per_page: 100 }));
    await call(engine, "PATCH", "/collections/cars/documents/5", { price: 30000 });
    expect(idsOf(await searchLot(engine, { sort_by: "certified:desc", per_page: 100 }))).toEqual(before);
  });
});

describe("facets", () => {
  it("count the cars of a filter, with bounds for sliders", async () => {
    const engine = await openLot();
    const { facet_counts: facets } = await searchLot(engine, { facet_by: "make,price", filter_by: "year:>=2020" });
    expect(facets[0]?.counts.map(({ value, count }) => [value, count])).toEqual([
      ["Mazda", 2],
      ["Toyota", 1],
      ["Hyundai", 1],
    ]);
    expect(facets[1]?.stats).toEqual({ min: 31500, max: 54990, sum: 160470, avg: 40117.5, total_values: 4 });
  });

  it("name price bands", async () => {
    const engine = await openLot();
    const { facet_counts: facets } = await searchLot(engine, {
      facet_by: "price(budget:[0,20000], middle:[20000,40000], top:[40000,])",
    });
    expect(facets[0]?.counts.map(({ value, count }) => [value, count])).toEqual([
      ["middle", 5],
      ["top", 4],
      ["budget", 2],
    ]);
  });

  it.each([
    [
      "with gaps, a car at the end of a band in the next one",
      "a:[0,12990], b:[12990,13000], c:[49990,68990]",
      { b: 1, c: 2 },
    ],
    [
      "that lie over each other and in no order",
      "high:[40000,], all:[0,], low:[0,30000]",
      { high: 4, all: 11, low: 4 },
    ],
  ])("count price bands %s", async (_, bands, counts) => {
    const { facet_counts: facets } = await searchLot(await openLot(), { facet_by: `price(${bands})` });
    expect(Object.fromEntries((facets[0]?.counts ?? []).map(({ value, count }) => [value, count]))).toEqual(counts);
  });

  it("may go by the alphabet, and by a pattern of names", async () => {
    const engine = await openLot();
    const { facet_counts: facets } = await searchLot(engine, {
      facet_by: "make(sort_by: _alpha:asc),ye*",
      max_facet_values: 2,
    });
    expect(facets.map((facet) => facet.field_name)).toEqual(["make", "year"]);
    expect(facets[0]?.counts.map((entry) => entry.value)).toEqual(["Ford", "Holden"]);
  });

  it("give statistics over every value when asked to be exhaustive", async () => {
    const engine = await openLot();
    const short = await searchLot(engine, { facet_by: "price", max_facet_values: 2 });
    expect(short.facet_counts[0]?.stats["total_values"]).toBe(2);
    const whole = await searchLot(engine, { facet_by: "price", max_facet_values: 2, facet_strategy: "exhaustive" });
    expect(whole.facet_counts[0]?.stats).toMatchObject({ total_values: 11, min: 12990, max: 68990 });
  });
});

describe("a page of results", () => {
  it("is found by page or by offset, and shows only the fields asked for", async () => {
    const engine = await openLot();
    expect(idsOf(await searchLot(engine, { per_page: 5, page: 2 }))).toEqual(["7", "6", "5", "4", "3"]);
    expect(idsOf(await searchLot(engine, { offset: 3, limit: 2 }))).toEqual(["9", "8"]);
    const { hits } = await searchLot(engine, { per_page: 1, include_fields: "title,id" });
    expect(hits[0]?.document).toEqual({ id: "12", title: "1984 Holden Corona Heritage" });
  });

  it("may be grouped", async () => {
    const engine = await openLot();
    const answer = await searchLot(engine, { group_by: "make", group_limit: 1, sort_by: "price:desc" });
    expect(answer.grouped_hits.map((group) => [group.group_key[0], group.found, group.hits[0]?.document.id])).toEqual([
      ["Toyota", 4, "4"],
      ["Hyundai", 2, "9"],
      ["Ford", 2, "10"],
      ["Mazda", 3, "6"],
      ["Holden", 1, "12"],
    ]);
    expect(answer).toMatchObject({ found: 5, found_docs: 12 });
  });
});
