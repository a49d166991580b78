import { describe, expect, it } from "vitest";
import { parsedSite } from "./http-fixtures.ts";
import { visibilityFilter } from "../src/search/ask/visibility-filter.ts";

const now = new Date("2026-11-21T00:00:00Z");
const dealer = {
  legalName: "Group Pty Ltd",
  phone: "02 9000 0000",
  email: "sales@example.com",
  dealerships: [
    { slug: "east", name: "East" },
    { slug: "west", name: "West" },
  ],
};
const filter = (stock: Record<string, unknown>) => visibilityFilter(parsedSite("group", { dealer, stock }).site, now);

describe("stock that a search shows", () => {
  it("has sold cars for the site's window", () => {
    expect(filter({})).toBe(
      "site:=`group` && shown:=true && (status:=[in_stock,coming_soon] || (status:=sold && sold_date_timestamp:>=1794960000))",
    );
    expect(filter({ soldWindowDays: 0, photosMoreThan: 1 })).toBe(
      "site:=`group` && shown:=true && status:=[in_stock,coming_soon] && photos:>1",
    );
  });
  it("has those of a dealership for its own window, and none where it has none", () => {
    expect(
      filter({
        dealershipSoldWindows: [
          { dealership_slug: "east", soldWindowDays: 7 },
          { dealership_slug: "west", soldWindowDays: 0 },
        ],
      }),
    ).toBe(
      "site:=`group` && shown:=true && (status:=[in_stock,coming_soon] || (status:=sold && sold_date_timestamp:>=1794960000 && dealership_slug:!=[`east`,`west`])" +
        " || (status:=sold && sold_date_timestamp:>=1794614400 && dealership_slug:=`east`))",
    );
  });
});
