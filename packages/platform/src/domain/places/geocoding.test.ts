import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { countryCodes, distanceKm } from "@forecourt/core";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { embeddedGeocoder, embeddedPlaces } from "./embedded-places.ts";
import { GeocodingUnavailableError } from "./geocoder.ts";
import { packageFolder } from "../../base/environment/package-folder.ts";
import { openGeocoder } from "./open-geocoder.ts";
import { createProviderGeocoder } from "./provider-geocoder.ts";

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

/** A provider that answers as told; resolves with its address and the addresses that it was asked for. */
async function provider(listener: RequestListener): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/geocode`, asked };
}

const answer =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    response
      .writeHead(status, { "content-type": "application/json" })
      .end(typeof body === "string" ? body : JSON.stringify(body));
const geelong = {
  status: "OK",
  results: [
    {
      address_components: [
        { long_name: "3220", short_name: "3220", types: ["postal_code"] },
        { long_name: "Geelong", short_name: "Geelong", types: ["locality", "political"] },
        { long_name: "Victoria", short_name: "VIC", types: ["administrative_area_level_1"] },
      ],
      geometry: { location: { lat: -38.15, lng: 144.36 } },
    },
  ],
};
const locate = (url: string, more: { timeoutMs?: number; retries?: number } = {}) =>
  createProviderGeocoder({ url, key: "secret-key", retries: 0, ...more }).locate("3220", "AU");

/** The rows of a file of places, without the headings. */
function rowsOf(country: string, file: "places" | "other-names" | "cities"): string[][] {
  const [, ...lines] = readFileSync(join(packageFolder("places"), country, `${file}.tsv`), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line) => line.split("\t"));
}

describe("The table of places that comes with the platform", () => {
  it.each([
    ["AU", { lat: [-44, -9], long: [112, 154] }],
    ["NZ", { lat: [-47.5, -34], long: [166, 179] }],
  ] as const)("of %s holds only lines that make sense, within the country", (country, { lat, long }) => {
    const rows = rowsOf(country, "places");
    expect(rows.length).toBeGreaterThan(250);
    for (const row of rows) {
      expect(row.join(" | ")).toMatch(/^\d{4} \| -\d{1,2}\.\d{2} \| 1\d\d\.\d{2} \| \S[^|]+ \| \S[^|]+$/);
      const [, south = 0, east = 0] = row.map(Number);
      expect(south >= lat[0] && south <= lat[1] && east >= long[0] && east <= long[1], row.join(" ")).toBe(true);
    }
  });

  it("puts each postcode where its state is", () => {
    const first: Readonly<Record<string, RegExp>> = {
      NSW: /^2/,
      ACT: /^2/,
      VIC: /^3/,
      QLD: /^4/,
      SA: /^5/,
      WA: /^6/,
      TAS: /^7/,
      NT: /^0/,
    };
    for (const [postcode, , , , state = ""] of rowsOf("AU", "places")) expect(postcode).toMatch(first[state] ?? /^$/);
  });

  it.each([
    ["3220", "AU", "Geelong", -38.15, 144.36],
    ["geelong", "AU", "Geelong", -38.15, 144.36],
    ["Gold Coast", "AU", "Gold Coast", -28.02, 153.4],
    ["St Kilda", "AU", "Saint Kilda", -37.86, 144.98],
    ["richmond vic", "AU", "Richmond", -37.82, 145],
    ["Whangarei", "NZ", "Whangārei", -35.73, 174.32],
    ["WHANGĀREI", "NZ", "Whangārei", -35.73, 174.32],
    ["mt eden", "NZ", "Mount Eden", -36.88, 174.76],
    ["9016", "NZ", "Dunedin", -45.87, 170.5],
    ["Ōtautahi", "NZ", "Christchurch", -43.53, 172.64],
    ["te whanganui a tara", "NZ", "Wellington", -41.29, 174.78],
    ["Naarm", "AU", "Melbourne", -37.82, 144.96],
  ] as const)("finds %s (%s) as %s", async (text, country, name, lat, long) => {
    expect(await embeddedGeocoder.locate(text, country)).toMatchObject({ name, lat, long });
  });

  it("places a postcode that it does not hold within its district, and says so", async () => {
    const place = await embeddedGeocoder.locate("3210", "AU");
    expect(place).toMatchObject({ state: "VIC", postcode: "3210", approximate: true });
    expect(await embeddedGeocoder.locate("3220", "AU")).not.toHaveProperty("approximate");
  });

  it.each([
    ["9999", "AU"],
    ["0000", "AU"],
    ["6666", "NZ"],
    ["Nowhereville", "AU"],
    ["", "AU"],
    ["Geelong", "NZ"],
  ] as const)("finds nothing for %j in %s", async (text, country) => {
    expect(await embeddedGeocoder.locate(text, country)).toBeUndefined();
  });

  it.each(countryCodes)("knows every other name of a place of %s as that place", async (country) => {
    const table = await embeddedPlaces(country);
    for (const [other = "", name = ""] of rowsOf(country, "other-names")) {
      expect(table.byName(name), name).toBeDefined();
      expect(table.byName(other), other).toBe(table.byName(name));
    }
  });

  it.each(countryCodes)("has a place for every city of %s that is understood by its name alone", async (country) => {
    const table = await embeddedPlaces(country);
    const cities = rowsOf(country, "cities").map(([name = ""]) => name);
    expect(cities.length).toBeGreaterThan(20);
    expect(cities.filter((city) => !table.byName(city) || !table.isCity(city))).toEqual([]);
  });

  it("understands a city by another name of it, and no smaller place by its name alone", async () => {
    const [australia, newZealand] = await Promise.all([embeddedPlaces("AU"), embeddedPlaces("NZ")]);
    expect([newZealand.isCity("Ōtautahi"), australia.isCity("gold coast"), australia.isCity("Orange")]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("knows cities as far apart as they are", async () => {
    const [sydney, melbourne] = await Promise.all([
      embeddedGeocoder.locate("2000", "AU"),
      embeddedGeocoder.locate("3000", "AU"),
    ]);
    expect(Math.round(distanceKm(sydney!, melbourne!) / 10)).toBe(71);
    expect((await embeddedPlaces("NZ")).byName("te awamutu")).toMatchObject({ name: "Te Awamutu" });
  });
});

describe("A geocoding provider", () => {
  it("answers with the place, asked in the site's country with the key", async () => {
    const { url, asked } = await provider(answer(geelong));
    expect(await locate(url)).toEqual({ name: "Geelong", state: "VIC", postcode: "3220", lat: -38.15, long: 144.36 });
    expect(decodeURIComponent(asked[0] ?? "")).toBe("/geocode?components=postal_code:3220|country:AU&key=secret-key");
  });

  it("is asked once for the same postcode", async () => {
    const { url, asked } = await provider(answer(geelong));
    const geocoder = createProviderGeocoder({ url, key: "k" });
    await geocoder.locate("3220", "AU");
    await geocoder.locate(" 3220", "AU");
    expect(asked).toHaveLength(1);
  });

  it("says that there is no such postcode when it has no results, or only the country", async () => {
    const { url } = await provider(answer({ status: "ZERO_RESULTS", results: [] }));
    expect(await locate(url)).toBeUndefined();
    const country = await provider(
      answer({
        status: "OK",
        results: [
          {
            address_components: [{ long_name: "Australia", short_name: "AU", types: ["country"] }],
            geometry: { location: { lat: -25, lng: 133 } },
          },
        ],
      }),
    );
    expect(await locate(country.url)).toBeUndefined();
  });

  it.each<[string, RequestListener]>([
    ["an error of its own", answer("down", 500)],
    ["a refusal", answer({ status: "REQUEST_DENIED", results: [] })],
    ["something that is no JSON", answer("<html>")],
    [
      "a point that is not on earth",
      answer({ status: "OK", results: [{ geometry: { location: { lat: 138, lng: 500 } } }] }),
    ],
    ["a redirect", (_, response) => response.writeHead(302, { location: "http://127.0.0.1:9/" }).end()],
    ["a broken connection", (_, response) => response.destroy()],
  ])("that answers with %s is unavailable, and its key is in no message", async (_, listener) => {
    const { url } = await provider(listener);
    const failure = await locate(url).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GeocodingUnavailableError);
    expect(String(failure)).not.toContain("secret-key");
  });

  it("that does not answer in time is unavailable", async () => {
    const { url } = await provider(() => {});
    await expect(locate(url, { timeoutMs: 50 })).rejects.toThrow("did not answer within 50 ms");
  });

  it("that fails once is asked again", async () => {
    let calls = 0;
    const { url } = await provider((request, response) =>
      ((calls += 1) === 1 ? answer("down", 503) : answer(geelong))(request, response),
    );
    expect(await locate(url, { retries: 1 })).toMatchObject({ name: "Geelong" });
  });

  it("that failed five times in a row is left alone for a moment", async () => {
    const { url, asked } = await provider(answer("down", 500));
    const geocoder = createProviderGeocoder({ url, key: "k", retries: 0 });
    for (let call = 0; call < 7; call += 1)
      await expect(geocoder.locate("3220", "AU")).rejects.toThrow(GeocodingUnavailableError);
    expect(asked).toHaveLength(5);
  });
});

describe("The geocoder of a deployment", () => {
  it("is the built-in table without settings, and needs a key with an address", () => {
    expect(openGeocoder({})).toBe(embeddedGeocoder);
    expect(() => openGeocoder({ GEOCODING_URL: "https://geo.example" })).toThrow("GEOCODING_KEY");
    expect(openGeocoder({ GEOCODING_URL: "https://geo.example", GEOCODING_KEY: "k" })).not.toBe(embeddedGeocoder);
  });
});
