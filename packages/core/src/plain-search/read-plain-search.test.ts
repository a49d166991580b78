import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phrases, phraseStock } from "../../test/plain-search-phrases.ts";
import { searchQueryToParams } from "../search/search-query.ts";
import { plainWords, squashed } from "./plain-words.ts";
import { readPlainSearch } from "./read-plain-search.ts";
import type { PlainSearchOptions } from "./read-plain-search.ts";

const places: Readonly<Record<string, string>> = {
  geelong: "Geelong",
  dubbo: "Dubbo",
  whangarei: "Whangārei",
  "te awamutu": "Te Awamutu",
  "palmerston north": "Palmerston North",
  perth: "Perth",
};
const options: PlainSearchOptions = {
  values: phraseStock,
  thisYear: 2026,
  cityName: (words) => (words === "perth" || words === "palmerston north" ? places[words] : undefined),
  placeName: (words) => (Object.hasOwn(places, words) ? places[words] : /^\d{4}$/.test(words) ? words : undefined),
};
const read = (phrase: string) => readPlainSearch(phrase, options);
const address = (phrase: string) =>
  decodeURIComponent(searchQueryToParams(read(phrase).search).toString()).replaceAll("+", " ");

/** Words of the phrases, shuffled, with noise between them. */
const said = phrases.flatMap(([phrase]) => phrase.split(" "));
const anyPhrase = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...said), fc.string({ maxLength: 8 })), { maxLength: 12 })
    .map((words) => words.join(" ")),
  fc.string({ unit: "grapheme", maxLength: 120 }),
);

describe("A phrase about vans", () => {
  const ofVans = (phrase: string, berths: readonly number[] = [2, 3, 4, 5, 6]) =>
    decodeURIComponent(
      searchQueryToParams(
        readPlainSearch(phrase, { values: { make: ["Jayco"], simple_body: ["Caravan", "Pop top"] }, berths }).search,
      ).toString(),
    ).replaceAll("+", " ");
  it.each([
    ["sleeps 6", "sleeps=6-"],
    ["jayco sleeps four", "make=Jayco&sleeps=4-"],
    ["4 berth pop top", "simple_body=Pop top&sleeps=4-"],
    ["4-berth", "sleeps=4-"],
    ["caravan for 5 people", "simple_body=Caravan&sleeps=5-"],
    ["family caravan under 60k", "simple_body=Caravan&price=-60000&sleeps=4-"],
    ["family of 6", "sleeps=6-"],
    ["tow under 2500kg", "aggregate_trailer_mass=-2500"],
    ["my car can tow 2.5t", "aggregate_trailer_mass=-2500"],
    ["under 1,800 kg atm", "aggregate_trailer_mass=-1800"],
    ["2 tonnes or less", "aggregate_trailer_mass=-2000"],
    // Nobody sleeps nine.
    ["sleeps 9", "query=sleeps 9"],
  ])("%s is %s", (phrase, expected) => {
    expect(ofVans(phrase)).toBe(expected);
  });
  it("is none where the stock has no vans: what a car tows stays what it tows", () => {
    expect(ofVans("tow 2500kg", [])).toBe("towing=2500-");
    expect(ofVans("sleeps 6", [])).toBe("query=sleeps 6");
  });
});

describe("A phrase as filters", () => {
  it("is known for at least 150 ways of saying it", () => {
    expect(new Set(phrases.map(([phrase]) => phrase)).size).toBeGreaterThanOrEqual(150);
  });

  it.each(phrases)("%s → %s", (phrase, expected) => {
    expect(address(phrase)).toBe(expected);
  });

  it("never fails, whatever is typed", () => {
    fc.assert(
      fc.property(anyPhrase, (phrase) => {
        expect(() => read(phrase)).not.toThrow();
      }),
      { numRuns: 600 },
    );
  });

  it("says nothing more when what is left is read again", () => {
    fc.assert(
      fc.property(anyPhrase, (phrase) => {
        const { query, nearby } = read(phrase).search;
        // A search is near one place: a second one stays a word.
        if (nearby && read(query).search.nearby) return;
        expect(read(query)).toMatchObject({ understood: false, search: { query, filters: {}, ranges: {} } });
      }),
      { numRuns: 600 },
    );
  });

  it("chooses only values that the stock has", () => {
    fc.assert(
      fc.property(anyPhrase, (phrase) => {
        for (const [facet, values] of Object.entries(read(phrase).search.filters)) {
          const known = phraseStock[facet as keyof typeof phraseStock];
          expect(known).toEqual(expect.arrayContaining(values));
        }
      }),
      { numRuns: 300 },
    );
  });

  it("makes no filter of words that are none", () => {
    const unrelated = [
      "towbar",
      "leather",
      "sunroof",
      "daughter",
      "weekend",
      "beach",
      "reliable",
      "comfortable",
      "economical",
      "warranty",
      "owner",
      "bullbar",
      "turbo",
      "boot",
      "apple",
      "carplay",
      "lifted",
      "tidy",
      "rego",
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...unrelated), { minLength: 1, maxLength: 8 }), (words) => {
        expect(read(words.join(" "))).toEqual({
          understood: false,
          search: { query: words.join(" "), filters: {}, ranges: {}, sortBy: "newest", page: 1 },
        });
      }),
    );
  });

  it("keeps every word that it does not understand, in the order typed", () => {
    expect(read("Reliable white ute with towbar, one owner").search.query).toBe(
      "Reliable towbar, one owner".replace("one owner", "owner"),
    );
  });

  it("has nothing to choose from in an empty stock, and no year without a clock", () => {
    expect(readPlainSearch("white toyota ute 7 seater under 30k", { values: {} }).search).toMatchObject({
      query: "white toyota ute 7 seater",
      filters: {},
      ranges: { price: { max: 30_000 } },
    });
    expect(readPlainSearch("less than 5 years old", { values: {} }).understood).toBe(false);
  });

  it("reads an amount, a year or a place only where there can be one", () => {
    for (const phrase of [
      "under 9999999999 km",
      "between 1920 and 1935",
      "from 2031",
      "under 90000 a week",
      "within 0 km of Geelong",
      "within 0 km of Nowhere",
    ])
      expect(read(phrase).understood, phrase).toBe(false);
  });

  it("leaves money a week to the keywords where the dealer offers no search by budget", () => {
    const { search } = readPlainSearch("ute under $150 a week with 5k deposit", { ...options, readsBudget: false });
    expect(search).toMatchObject({ query: "under $150 a week with 5k deposit", filters: { simple_body: ["Ute"] } });
    expect(search).not.toHaveProperty("budget");
  });

  it("keeps one limit of two that leave nothing between them", () => {
    expect(address("over 30k suv under 20k")).toBe("simple_body=SUV&price=30000-");
    expect(address("over 20k suv under 30k")).toBe("simple_body=SUV&price=20000-30000");
  });

  it("puts a range right that is said backwards", () => {
    expect(address("30k to 20k")).toBe("price=20000-30000");
    expect(address("2020 to 2015")).toBe("year=2015-2020");
  });

  it("reads makes, bodies and places of a stock as the dealer spells them, two letters or plural", () => {
    const values = { make: ["MG", "!"], model: ["CX-5", "CX 5", "GT"], simple_body: ["Coach"], city: ["Oz"], trim: [] };
    const filters = (phrase: string) => readPlainSearch(phrase, { values }).search.filters;
    expect(filters("mg")).toEqual({ make: ["MG"] });
    expect(filters("coaches")).toEqual({ simple_body: ["Coach"] });
    expect(filters("cx5")).toEqual({ model: ["CX 5", "CX-5"] });
    expect(filters("gt")).toEqual({});
    expect(filters("oz")).toEqual({});
  });

  it("leaves a colour of more shades than a search can name to the keywords", () => {
    const colour = Array.from({ length: 61 }, (_, number) => `White ${number}`);
    expect(readPlainSearch("white", { values: { colour } }).understood).toBe(false);
    expect(readPlainSearch("not white", { values: { colour } }).search.query).toBe("-white");
    expect(
      readPlainSearch("mā or pango suv", { values: { colour: [...colour, "Black"], simple_body: ["SUV"] } }).search
        .filters,
    ).toEqual({ colour: ["Black"], simple_body: ["SUV"] });
    expect(
      readPlainSearch("whero", { values: { colour: colour.map((name) => name.replace("White", "Red")) } }).search.query,
    ).toBe("red");
  });

  it("chooses all shades of the colours that are said: keywords would also find a Bluetooth radio, and no car has two colours", () => {
    const shades = (name: string, count: number) =>
      Array.from({ length: count }, (_, number) => `${name} ${String(number).padStart(2, "0")}`);
    const read2 = (colour: string[]) =>
      readPlainSearch("black or white suv", { values: { colour, simple_body: ["SUV"] } }).search;
    const colour = [...shades("Black", 15), ...shades("White", 20)];
    expect(read2(colour)).toMatchObject({ query: "", filters: { colour } });
    expect(read2([...shades("Black", 41), ...shades("White", 20)]), "more than a search can name").toMatchObject({
      query: "black white",
      filters: { simple_body: ["SUV"] },
    });
  });
});

describe("Plain words", () => {
  it.each([
    ["Whangārei, N.Z.", "whangarei nz"],
    ["  CX-5 ", "cx 5"],
    ["Citroën C3", "citroen c3"],
    ["", ""],
  ])("of %j are %j", (text, words) => {
    expect(plainWords(text)).toBe(words);
  });
  it("squashed are the same however a model is written", () => {
    expect(new Set(["CX-5", "cx 5", "cx5"].map(squashed))).toEqual(new Set(["cx5"]));
  });
});
