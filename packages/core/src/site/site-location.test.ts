import { describe, expect, it } from "vitest";
import { aSiteDocument } from "../testing/a-site.ts";
import { parseSiteDocument } from "./parse-site-document.ts";

const document = aSiteDocument();
const [location] = document.locations ?? [];
const placeOf = (address: object) => {
  const parsed = parseSiteDocument({
    ...document,
    locations: [{ ...location, address: { ...location?.address, ...address } }],
  });
  return parsed.ok ? parsed.site.locations[0]?.address : parsed;
};

describe("a location of a site document", () => {
  it("may say that nobody knows where it stands, or leave that out", () => {
    expect(placeOf({ lat: null, long: undefined })).toMatchObject({ lat: null, long: null });
    expect(placeOf({ lat: -33.86, long: 151.21 })).toMatchObject({ lat: -33.86, long: 151.21 });
  });

  it("has the holidays that name it, wherever they are written, and its own that name no location", () => {
    const second = { ...location, id: "orange", slug: "orange", primary: false };
    const parsed = parseSiteDocument({
      ...document,
      locations: [
        {
          ...location,
          special_hours: [
            { date: "2026-12-25", status: "Closed" },
            { date: "2026-12-31", status: "Closed", location_id: "orange" },
          ],
        },
        { ...second, special_hours: [{ date: "2027-01-01", status: "Closed", location_id: "dubbo" }] },
      ],
    });
    expect(
      parsed.ok && parsed.site.locations.map(({ special_hours: special }) => special.map(({ date }) => date)),
    ).toEqual([["2026-12-25", "2027-01-01"], ["2026-12-31"]]);
  });

  it("may leave open whether it is the main one, and what its reviews say", () => {
    const left = { primary: null, average_rating: null, review_count: null };
    const parsed = parseSiteDocument({ ...document, locations: [{ ...location, ...left }] });
    expect(parsed.ok && parsed.site.locations[0]).toMatchObject({ primary: null });
    expect(parsed.ok && parsed.site.locations[0]?.average_rating).toBeUndefined();
  });

  it("has no page at the maps service where its address is left empty", () => {
    expect(placeOf({ place_url: "" })).toMatchObject({ place_url: null });
    expect(placeOf({ place_url: "https://maps.example/1" })).toMatchObject({ place_url: "https://maps.example/1" });
  });
});

describe("what a site promises of https", () => {
  it("goes into browsers' lists only with the hosts below its own", () => {
    const wrong = (strictTransport: object) => {
      const parsed = parseSiteDocument({ ...document, strictTransport });
      return parsed.ok ? [] : parsed.problems.map(({ path }) => path);
    };
    expect(wrong({ preload: true })).toEqual(["strictTransport.preload"]);
    expect(wrong({ preload: true, includeSubDomains: true })).toEqual([]);
  });
});
