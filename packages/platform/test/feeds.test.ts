import { aCar } from "@forecourt/core/testing";
import type { Car } from "@forecourt/core/schemas";
import { describe, expect, it } from "vitest";
import { parsedSite } from "./http-fixtures.ts";
import { feedAt, feedPath } from "../src/files/feeds/feed-address.ts";
import type { FeedCar } from "../src/files/feeds/feed-car.ts";
import { feedKinds } from "../src/files/feeds/feed-kinds.ts";
import { googleVehicleAd } from "../src/files/feeds/google-vehicle-ads.ts";
import { vehicleListing } from "../src/files/feeds/google-vehicle-listings.ts";
import { metaVehicle } from "../src/files/feeds/meta-automotive.ts";

const token = "a-token-that-nobody-can-guess-1";
const settings = {
  secrets: { feedToken: token },
  feeds: {
    googleVehicleAds: { on: true, fulfillment: ["in_store" as const, "online" as const] },
    metaAutomotive: { on: true, pageId: "123456789" },
    storeCodes: [{ location: "1", code: "PARRA-1" }],
  },
};
const { site, secrets } = parsedSite("north", settings);
const nz = parsedSite("kiwi", { country: "NZ", timeZone: "Pacific/Auckland" }).site;
const feedCar = (changes: Partial<Car> = {}, of = site): FeedCar => ({
  car: aCar(changes),
  site: of,
  origin: "https://www.north.example",
  firstSeenAt: new Date("2026-10-01T20:00:00Z"),
});
const ad = (changes: Partial<Car> = {}, of = site) => googleVehicleAd(feedCar(changes, of));
const meta = (changes: Partial<Car> = {}, of = site) => metaVehicle(feedCar(changes, of));

describe("a car in Google vehicle ads", () => {
  it("has every attribute, with units, currency and store code", () => {
    expect(ad()).toEqual({
      row: {
        id: "1042",
        vin: "JM0KF4WLA00123456",
        brand: "Mazda",
        model: "CX-5",
        trim: "Touring",
        year: "2021",
        condition: "used",
        mileage: "23255 km",
        color: "Soul Red",
        price: "38990 AUD",
        vehicle_price_type: "drive_away_price",
        image_link: "https://www.north.example/img/1600/photos/cx5-1.jpg",
        additional_image_link: ["https://www.north.example/img/1600/photos/cx5-2.jpg"],
        link: "https://www.north.example/cars/2021-mazda-cx-5-touring-used-s1042",
        link_template: "https://www.north.example/cars/2021-mazda-cx-5-touring-used-s1042?store={store_code}",
        google_product_category: "916",
        vehicle_fulfillment: [{ option: "in_store", store_code: "PARRA-1" }, { option: "online" }],
      },
    });
  });

  it.each<[Partial<Car>, string | undefined]>([
    [{ car_type: "new", price_type: "drive_away" }, "drive_away_price"],
    [{ car_type: "new", price_type: "estimated_drive_away" }, "estimated_drive_away_price"],
    [{ car_type: "new", price_type: "egc" }, undefined],
    [{ car_type: "new", price_type: null }, undefined],
    [{ car_type: "demo", price_type: "egc" }, "excluding_government_charges_price"],
    [{ car_type: "used", price_type: "egc" }, "excluding_government_charges_price"],
    [{ car_type: "used", price_type: "estimated_drive_away" }, undefined],
    [{ car_type: "used", price_type: "plus_orc" }, undefined],
  ])("says in Australia what the price includes, or is refused: %j → %s", (changes, type) => {
    const made = ad(changes);
    expect("row" in made ? made.row["vehicle_price_type"] : undefined).toBe(type);
  });

  it("needs no price type in New Zealand, and is in dollars of its own", () => {
    expect(ad({ price_type: null }, nz)).toMatchObject({ row: { price: "38990 NZD" } });
    expect(ad({ price_type: "plus_orc" }, nz)).toMatchObject({ reasons: [expect.stringContaining("on-road costs")] });
    expect(ad({ price_type: "egc" }, nz)).toMatchObject({ reasons: [expect.stringContaining("on-road costs")] });
  });

  it("counts a demonstrator as used, and shows the reduced price", () => {
    expect(ad({ car_type: "demo", offer_price: 36_990 })).toMatchObject({
      row: { condition: "used", price: "36990 AUD" },
    });
  });

  it.each<[string, Partial<Car>]>([
    ["VIN", { vin: null }],
    ["VIN", { vin: "JM0KF4WLA0012345" }],
    ["VIN", { vin: "JM0KF4WLA0012345O" }],
    ["year", { year: null }],
    ["colour", { colour: null }],
    ["odometer", { km: null }],
    ["price", { price: null }],
    ["price", { price: 10 }],
    ["photo", { images: [], primary_image_url: null }],
    ["cars and utes", { item_type: "caravan" }],
    ["cars and utes", { simple_body: "Bus" }],
    ["cars and utes", { item_type: "Motorcycle" }],
  ])("is refused for its %s: %j", (word, changes) => {
    const made = ad(changes);
    expect("reasons" in made && made.reasons.join(" ")).toContain(word);
  });

  it("names everything that is wrong at once", () => {
    expect(ad({ vin: null, colour: null, price: null })).toMatchObject({ reasons: { length: 3 } });
  });
});

describe("a car in Meta's automotive catalogue", () => {
  it("has every field, its photos numbered", () => {
    expect(meta()).toMatchObject({
      row: {
        vehicle_id: "1042",
        vin: "JM0KF4WLA00123456",
        body_style: "SUV",
        state_of_vehicle: "USED",
        price: "38990 AUD",
        "mileage.value": "23255",
        "mileage.unit": "KM",
        availability: "AVAILABLE",
        date_first_on_lot: "2026-10-02",
        fb_page_id: "123456789",
        "image[1].url": "https://www.north.example/img/1600/photos/cx5-2.jpg",
        "image[0].tag[0]": "Exterior",
        address: '{"addr1":"1 High Street","city":"Parramatta","region":"NSW","postal_code":"2150","country":"AU"}',
      },
    });
  });

  it.each([
    ["Ute / Tray", "TRUCK"],
    ["SUV", "SUV"],
    ["Hatch", "HATCHBACK"],
    ["People Mover", "MINIVAN"],
    ["Station wagon", "WAGON"],
    ["Convertible", "CONVERTIBLE"],
    ["Spaceship", "OTHER"],
    [null, "OTHER"],
  ])("%s is a %s", (simple_body, style) => expect(meta({ simple_body })).toMatchObject({ row: { body_style: style } }));

  it("is new, used or certified", () => {
    expect(
      [meta({ car_type: "new" }), meta({ car_type: "demo", certified: true }), meta({ certified: true })].map(
        (made) => "row" in made && made.row["state_of_vehicle"],
      ),
    ).toEqual(["NEW", "USED", "CPO"]);
  });

  it("says when the price leaves something out, and stays within 5,000 letters", () => {
    const made = meta({ price_type: "egc", dealercomments: `<p>${"x".repeat(6000)}</p>` });
    const text = "row" in made ? (made.row["description"] ?? "") : "";
    const emoji = meta({ dealercomments: `x${"😀".repeat(3000)}` });
    expect("row" in emoji && emoji.row["description"]?.isWellFormed()).toBe(true);
    expect(text).toHaveLength(5000);
    expect(text.endsWith("Price excludes government charges.")).toBe(true);
  });

  it.each<Partial<Car>>([
    { price_type: "plus_orc" },
    { car_type: "new", price_type: "egc" },
    { vin: "short" },
    { price: null },
    { images: [], primary_image_url: null },
    { colour: null },
  ])("is refused: %j", (changes) => {
    expect(meta(changes)).toHaveProperty("reasons");
  });

  it("is refused in New Zealand where its price leaves charges out", () => {
    expect(meta({ price_type: "egc" }, nz)).toMatchObject({ reasons: [expect.stringContaining("on-road costs")] });
  });
});

describe("a car in Google vehicle listings", () => {
  it("names store, dealership and address", () => {
    expect(vehicleListing(feedCar())).toMatchObject({
      row: {
        store_code: "PARRA-1",
        dealership_name: "Dealer north",
        dealership_address: "1 High Street, Parramatta NSW 2150, AU",
        certified_pre_owned: "no",
        vehicle_msrp: "",
      },
    });
    expect(vehicleListing(feedCar({ vin: null }))).toHaveProperty("reasons");
  });
  it("names the dealership of a group, whose store and address it has", () => {
    const group = {
      ...site,
      dealer: { ...site.dealer, dealerships: [{ slug: "north-ford", name: "North Ford", navigation: [] }] },
      locations: site.locations.map((place) => ({ ...place, dealership_slug: "north-ford" })),
    };
    expect(vehicleListing(feedCar({}, group))).toMatchObject({ row: { dealership_name: "North Ford" } });
  });
});

describe("the files", () => {
  const written = (name: string, changes: Partial<Car> = {}) => {
    const kind = feedKinds.find((other) => other.name === name);
    const made = kind?.rowOf(feedCar(changes));
    return kind && made && "row" in made
      ? `${kind.begin(site, "https://www.north.example")}${kind.write([made.row])}${kind.end}`
      : "";
  };

  it("are RSS with Google's namespace for vehicle ads, every sign that means something escaped", () => {
    const xml = written("googleVehicleAds", { colour: "Black & <Silver>" });
    expect(xml).toContain("<g:color>Black &amp; &lt;Silver&gt;</g:color>");
    expect(xml).toContain(
      "<g:vehicle_fulfillment><g:option>in_store</g:option><g:store_code>PARRA-1</g:store_code></g:vehicle_fulfillment><g:vehicle_fulfillment><g:option>online</g:option></g:vehicle_fulfillment>",
    );
    expect(xml.match(/<g:additional_image_link>/g)).toHaveLength(1);
    expect(written("googleVehicleAds", { colour: "Blue\u000B\uFFFE \uD800", badge: "]]> 日本 😀" })).toContain(
      "<g:trim>]]&gt; 日本 😀</g:trim>",
    );
    expect(written("googleVehicleAds", { colour: "Blue\u000B\uFFFE\uD800" })).toContain("<g:color>Blue</g:color>");
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0" xmlns:g="http:\/\/base.google.com\/ns\/1.0">[\s\S]*<\/rss>\n$/,
    );
  });

  it("are CSV with a heading for Meta, quotes doubled", () => {
    const [heading = "", row = ""] = written("metaAutomotive", { dealercomments: 'The "best", they say' }).split(
      "\r\n",
    );
    expect(heading.split(",").slice(0, 4)).toEqual(["vehicle_id", "vin", "make", "model"]);
    expect(row).toContain('"The ""best"", they say"');
    expect(row).toContain('"{""addr1"":""1 High Street""');
  });
});

describe("the address of a feed", () => {
  const kind = feedKinds[0];
  it("holds the site's token, and stands for nothing with another or when the feed is off", () => {
    const path = kind ? feedPath(kind, token) : "";
    expect(path).toBe(`/feeds/${token}/google-vehicle-ads.xml`);
    expect(feedAt(path, site, secrets)).toBe(kind);
    expect(feedAt(path.replace("nobody", "everybody"), site, secrets)).toBeUndefined();
    expect(feedAt(path, site, undefined)).toBeUndefined();
    expect(feedAt(path, nz, secrets)).toBeUndefined();
    expect(feedAt(`/feeds/${token}/google-vehicle-listings.csv`, site, secrets)).toBeUndefined();
  });
});
