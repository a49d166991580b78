import { describe, expect, it } from "vitest";
import { directionsUrl } from "./directions-url.ts";
import { mapFrameUrl } from "./map-frame-url.ts";

describe("the map of a place", () => {
  const position = { lat: -32.25, long: 148.6 };
  it("is OpenStreetMap's, marked at the place, where the site has no key of a maps service", () => {
    const url = new URL(mapFrameUrl(position) ?? "");
    expect([url.origin, url.searchParams.get("marker"), url.searchParams.get("bbox")]).toEqual([
      "https://www.openstreetmap.org",
      "-32.25,148.6",
      "148.59200,-32.25400,148.60800,-32.24600",
    ]);
  });
  it("is the maps service's whose key the place has, by the id of the place or else by its position", () => {
    const url = (place: Parameters<typeof mapFrameUrl>[0]) => new URL(mapFrameUrl(place) ?? "");
    expect(url({ ...position, place_id: "p 1", map_key: "k" }).search).toBe("?key=k&q=place_id%3Ap+1");
    expect(url({ ...position, map_key: "k" }).searchParams.get("q")).toBe("-32.25,148.6");
  });
  it("is none where nothing says where the place is", () => {
    expect([mapFrameUrl({ map_key: "k" }), mapFrameUrl({ lat: null, long: null })]).toEqual([undefined, undefined]);
  });
});

describe("the way to a place", () => {
  const place = { name: "Dubbo", address: { street: "1 A St", city: "Dubbo", state: "NSW", postcode: "2830" } };
  it("is the dealer's own address at the maps service, where the document has one", () => {
    expect(directionsUrl({ ...place, address: { ...place.address, place_url: "https://maps.example/1" } })).toBe(
      "https://maps.example/1",
    );
  });
  it("is to its name and street, and to its id where that is known", () => {
    const query = new URL(directionsUrl({ ...place, address: { ...place.address, place_id: "p1" } })).searchParams;
    expect([query.get("destination"), query.get("destination_place_id")]).toEqual([
      "Dubbo, 1 A St, Dubbo NSW 2830",
      "p1",
    ]);
  });
});
