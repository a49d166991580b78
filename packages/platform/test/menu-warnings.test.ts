import { describe, expect, it } from "vitest";
import { parsedSite } from "./http-fixtures.ts";
import { menuWarnings } from "../src/commands/menu-warnings.ts";

const words = {
  known: [{ name: "Mazda", models: ["CX-5"] }],
  bodies: [{ name: "Fire engine", count: 0 }],
  dealerships: ["north-shore"],
};
const warned = (...targets: string[]) =>
  menuWarnings(
    parsedSite("north", { navigation: { header: targets.map((to) => ({ label: to, to })), footer: [] } }).site,
    words,
  );

describe("a menu that is checked with the words of the stock", () => {
  it.each([
    "/",
    "/search/used-cars",
    "/search/mazda",
    "/search/mazda/cx-5?price=-30000",
    "/used-car/mazda",
    "/search/suv",
    "/search/fire-engine",
    "/search/north-shore",
    "/search/main-yard",
    "/brands",
    "https://example.com/search/x",
    "tel:0290000000",
  ])("may lead to %s", (to) => expect(warned(to)).toEqual([]));

  it("may be that of a dealership, which is warned of in the same way", () => {
    const dealer = {
      ...parsedSite("north").site.dealer,
      dealerships: [{ slug: "west", name: "West", navigation: [{ label: "Our cars", to: "/search/madza" }] }],
    };
    expect(menuWarnings(parsedSite("north", { dealer }).site, words).map(({ path }) => path)).toEqual([
      "dealer.dealerships.0.navigation.0.to",
    ]);
  });

  it("is warned of where nobody knows the word, with what comes closest", () => {
    const [first, second] = warned("/search/madza", "/search/mazda/zeppelin");
    expect(first).toMatchObject({ path: "navigation.header.0.to", rule: "decisions.md row 80" });
    expect(first?.message).toContain("Nothing answers /search/madza");
    expect(second?.path).toBe("navigation.header.1.to");
  });
});
