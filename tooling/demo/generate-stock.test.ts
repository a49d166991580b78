import { hitsPerPage, similarCars, similarHitsPerQuery, similarSearches } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { carSchema, outsideLendersSchema, outsideQuoteSchema } from "@forecourt/core/schemas";
import { describe, expect, it } from "vitest";
import type { DemoCar } from "./demo-car.ts";
import { carSites, demoSites, harbourMazda, tasmanMotors } from "./demo-site.ts";
import type { DemoSite } from "./demo-site.ts";
import { stockToCsv } from "./feed-csv.ts";
import { generateStock } from "./generate-stock.ts";
import { parsePictureKey } from "./picture-key.ts";
import { byArrival, differences, lookOf } from "./spread-arrivals.ts";
import { isVin } from "./vin.ts";
import { parseCloseUpKey, parseNearKey, parseSpinKey } from "./spin-key.ts";

const day = "2026-11-21";
const stocks = new Map(demoSites.map((site) => [site.slug, generateStock(site, day)]));
const stocksOf = (sites: readonly DemoSite[]) => sites.map(({ slug }) => stocks.get(slug) ?? []);
const cars = stocksOf(carSites).flat();
const others = stocksOf(demoSites.filter(({ specialty }) => specialty)).flat();
const all = [...cars, ...others];
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const named = (car: DemoCar) => `${car.stocknum} ${car.year} ${car.make} ${car.model}`;

describe("what lenders quote for cars of the demo", () => {
  const quoted = (slug: string, name: "finance_lenders" | "youxQuote") =>
    (stocks.get(slug) ?? []).filter((car) => car[name] !== null);
  it("is a lender's figures in Australia and a quick quote in New Zealand, for ten cars each", () => {
    expect(quoted("harbour-mazda", "finance_lenders")).toHaveLength(10);
    expect(quoted("tasman-motors", "youxQuote")).toHaveLength(10);
    expect(quoted("tasman-motors", "finance_lenders")).toHaveLength(0);
  });
  it("passes the checks of what outside systems say", () => {
    for (const { finance_lenders } of quoted("harbour-mazda", "finance_lenders"))
      expect(outsideLendersSchema.safeParse(finance_lenders).success).toBe(true);
    for (const { youxQuote } of quoted("tasman-motors", "youxQuote"))
      expect(outsideQuoteSchema.safeParse(youxQuote).success).toBe(true);
  });
});

describe("the demo stock", () => {
  it("is about 1,550 cars over three sites, and about 1,450 motorbikes, caravans, trucks and vans over three", () => {
    expect(cars.length).toBeGreaterThanOrEqual(1_500);
    expect(cars.length).toBeLessThanOrEqual(1_600);
    expect(others.length).toBeGreaterThanOrEqual(1_400);
    expect(others.length).toBeLessThanOrEqual(1_500);
  });

  it("comes out the same, letter for letter, each time it is made", () => {
    for (const site of demoSites)
      expect(stockToCsv(generateStock(site, day))).toBe(stockToCsv(stocks.get(site.slug) ?? []));
  });

  it("has the same cars at the same prices on another day; only dates and what is said of them move", () => {
    const lasting = ({ stocknum, vin, year, make, model, badge, km, price, colour, status, images }: DemoCar) => ({
      stocknum,
      vin,
      year,
      make,
      model,
      badge,
      km,
      price,
      colour,
      status,
      images,
    });
    expect(generateStock(harbourMazda, "2027-02-03").map(lasting)).toEqual(stocks.get("harbour-mazda")?.map(lasting));
  });

  it("says what is wrong with a day that is none", () => {
    expect(() => generateStock(harbourMazda, "21/11/2026")).toThrow(/Write it as 2026-11-21/);
  });

  it("makes cars that the platform's schema takes", () => {
    for (const car of all) {
      const { images, walkaround_videos: films, sold_at, specialist, ...rest } = car;
      const parsed = carSchema.safeParse({
        ...rest,
        ...specialist,
        id: "1",
        slug: "a",
        path: "/cars/a",
        name: "a",
        images: images.map((url) => ({ image: { url } })),
        walkaround_videos: films.map((url) => ({ video: { url } })),
        sold_date_timestamp: sold_at ? Date.parse(sold_at) / 1000 : null,
      });
      expect(parsed.error?.issues ?? [], named(car)).toEqual([]);
    }
  });

  it("gives each car a valid VIN and a stock number of its own", () => {
    expect(all.filter(({ vin }) => !isVin(vin))).toEqual([]);
    expect(new Set(all.map(({ vin }) => vin)).size).toBe(all.length);
    expect(new Set(all.map(({ stocknum }) => stocknum)).size).toBe(all.length);
  });

  it("keeps the odometer believable for the condition and the age", () => {
    const believable = ({ km, car_type, year, status }: DemoCar) => {
      if (km === null) return status === "coming_soon";
      if (car_type === "new") return km < 100;
      if (car_type === "demo") return km < 10_000;
      return km > 1_000 && km < 40_000 * (2027 - year) && km < 420_000;
    };
    expect(cars.filter((car) => !believable(car)).map(named)).toEqual([]);
  });

  it("asks less for older cars, and prices each between a cheap runabout and a new flagship", () => {
    const used = cars.filter((car) => car.car_type === "used" && car.price !== null);
    const bands = [
      [2024, 2025],
      [2021, 2023],
      [2018, 2020],
      [2015, 2017],
      [2010, 2014],
    ].map(([from = 0, to = 0]) =>
      median(used.filter(({ year }) => year >= from && year <= to).map(({ price }) => price ?? 0)),
    );
    expect(bands).toEqual(bands.toSorted((a, b) => b - a));
    for (const car of used) {
      expect(car.price, named(car)).toBeGreaterThanOrEqual(3_500);
      expect(car.price, named(car)).toBeLessThanOrEqual(190_000);
    }
  });

  it("asks less for the same badge when it is used than when it is new", () => {
    const harbour = stocks.get("harbour-mazda") ?? [];
    const newPrice = new Map(
      harbour
        .filter((car) => car.car_type === "new" && car.price !== null)
        .map((car) => [`${car.model} ${car.badge}`, car.price ?? 0]),
    );
    const compared = harbour.filter(
      (car) =>
        car.make === "Mazda" &&
        car.car_type !== "new" &&
        car.price !== null &&
        newPrice.has(`${car.model} ${car.badge}`),
    );
    expect(compared.length).toBeGreaterThan(30);
    for (const car of compared)
      expect(car.price, named(car)).toBeLessThan(newPrice.get(`${car.model} ${car.badge}`) ?? 0);
  });

  it("shows was-prices above the price and offers below it", () => {
    const reduced = cars.filter(({ before_price }) => before_price !== null);
    expect(reduced.length).toBeGreaterThan(40);
    for (const car of reduced)
      expect(car.before_price, named(car)).toBeGreaterThan(car.price ?? Number.POSITIVE_INFINITY);
    for (const car of cars.filter(({ offer_price }) => offer_price !== null))
      expect(car.offer_price, named(car)).toBeLessThan(car.price ?? 0);
  });

  it.each([
    ["just sold", ({ sold_at }) => sold_at !== null && Date.parse(day) - Date.parse(sold_at) < 3 * 86_400_000, 6],
    [
      "sold some time ago",
      ({ sold_at }) => sold_at !== null && Date.parse(day) - Date.parse(sold_at) > 3 * 86_400_000,
      10,
    ],
    ["coming soon", ({ status }) => status === "coming_soon", 10],
    ["reserved", ({ reserved }) => reserved, 10],
    ["withdrawn", ({ status }) => status === "withdrawn", 1],
    ["for test drives only", ({ tag }) => tag === "Test Drive Only", 2],
    ["priced on application", ({ price, price_type }) => price === null && price_type === "poa", 3],
    ["hidden from the website", ({ show_on_dealer_website }) => !show_on_dealer_website, 1],
    ["without a photo", ({ images }) => images.length === 0, 1],
    ["with a single photo", ({ images }) => images.length === 1, 1],
    ["of a very long name", ({ badge }) => badge.length > 60, 1],
  ] satisfies [string, (car: DemoCar) => boolean, number][])("has cars %s on each site", (_, matches, least) => {
    for (const stock of stocksOf(carSites)) expect(stock.filter(matches).length).toBeGreaterThanOrEqual(least);
  });

  it("sells new, preorder and certified cars of the franchise only where there is one", () => {
    const [harbour = [], tasman = []] = [stocks.get(harbourMazda.slug), stocks.get(tasmanMotors.slug)];
    for (const car of harbour.filter((car) => car.car_type === "new" || car.certified || car.preorder))
      expect(car.make).toBe("Mazda");
    expect(harbour.filter(({ certified }) => certified).length).toBeGreaterThan(20);
    expect(harbour.filter(({ preorder, price }) => preorder && price === null).length).toBe(6);
    expect(tasman.filter((car) => car.car_type === "new" || car.certified || car.preorder)).toEqual([]);
  });

  it("shows each car only in pictures that can be made, the front first", () => {
    for (const car of all) {
      const subjects = car.images.map(
        (key) => parsePictureKey(key) ?? parseNearKey(key) ?? parseCloseUpKey(key) ?? parseSpinKey(key),
      );
      expect(subjects, named(car)).not.toContain(undefined);
      expect(car.images[0] === undefined ? "front" : parsePictureKey(car.images[0])?.angle, named(car)).toBe("front");
      expect(new Set(subjects.map((subject) => subject?.shape)).size, named(car)).toBeLessThanOrEqual(1);
    }
  });

  it("shares pictures among the cars of a place, a shape and a colour", () => {
    // Each is made when it is first asked for; a frame of a spin is a quarter of a picture.
    expect(
      new Set(all.flatMap(({ images, spin_images: frames }) => [...images.slice(0, 1), ...frames.slice(0, 1)])).size,
    ).toBeLessThan(960);
    const photos = all.flatMap(({ images }) => images);
    expect(new Set(photos).size).toBeLessThan(photos.length / 2.5);
    const frames = new Set(all.flatMap(({ spin_images: own }) => own)).size;
    expect(frames / 4 + new Set(photos).size).toBeLessThan(6000);
  });

  it.each(demoSites)(
    "shows cars beside and above one another on the first page of $name that the eye tells apart: by two of outline, colour and place",
    (site) => {
      const looks = byArrival(stocks.get(site.slug) ?? [])
        .slice(0, hitsPerPage)
        .map(lookOf);
      expect(looks).toHaveLength(hitsPerPage);
      const pairs = [1, 3, 4].flatMap((distance) =>
        looks.flatMap((look, index) => {
          const other = looks[index - distance];
          return look && other ? [{ distance, look, other }] : [];
        }),
      );
      for (const { look, other } of pairs) expect(look.photo).not.toBe(other.photo);
      const alike = pairs.filter(({ look, other }) => differences(look, other) < 2);
      expect(alike.filter(({ distance }) => distance === 1)).toEqual([]);
      // Half of all caravans are white, and motorbikes have few outlines: two of fifty-five pairs may be alike, one
      // above the other.
      expect(alike.length).toBeLessThanOrEqual(site.specialty ? 2 : 0);
      const ofOneColour = pairs.filter(({ look, other }) => look.tone === other.tone);
      expect(ofOneColour.length).toBeLessThanOrEqual(site.specialty?.kind === "caravan" ? 6 : 1);
    },
  );

  it.each(demoSites)(
    "shows no photo beside itself among cars like one at $name, unless most of them share it",
    (site) => {
      const cards = byArrival(stocks.get(site.slug) ?? [])
        .filter(({ status }) => status === "in_stock")
        .map((car, index) => ({ ...car, id: String(index), primary_image_url: car.images[0] ?? null }));
      const found = ({ filters, ranges: { price } }: SearchQuery) =>
        cards
          .filter(({ make, model, simple_body }) =>
            Object.entries({ make, model, simple_body }).every(
              ([name, value]) => filters[name as "make"]?.includes(value) ?? true,
            ),
          )
          .filter(
            (car) => !price || ((car.price ?? 0) >= (price.min ?? 0) && (car.price ?? 0) <= (price.max ?? Infinity)),
          )
          .slice(0, similarHitsPerQuery);
      let [rows, apart] = [0, 0];
      for (const car of cards) {
        const shown = similarCars(car, similarSearches(car).flatMap(found));
        // Cars of the model stand first, whatever their pictures (S1 §9).
        const isSame = (other: (typeof shown)[number]) => other.make === car.make && other.model === car.model;
        for (const row of [shown.filter(isSame), shown.filter((other) => !isSame(other))]) {
          const photos = row.map(({ primary_image_url: photo }) => photo);
          const most = Math.max(0, ...photos.map((photo) => photos.filter((other) => other === photo).length));
          rows += 1;
          if (most > Math.ceil(photos.length / 2)) continue;
          apart += 1;
          const twins = photos.filter((photo, index) => photo !== null && photo === photos[index + 1]);
          expect(twins, `${named(car)}: ${photos.join(" ")}`).toEqual([]);
        }
      }
      // Where a model is photographed in one colour alone, nothing is left to choose.
      expect(apart / rows).toBeGreaterThan(0.9);
    },
  );

  it("photographs used cars in the dealer's yard and new ones indoors, where the dealer has a room", () => {
    for (const [dealer, cars] of stocks) {
      for (const car of cars) {
        const place = car.images[0] && parsePictureKey(car.images[0])?.place;
        if (!place) continue;
        expect(place.startsWith(`${dealer}-`), named(car)).toBe(true);
        expect(place.endsWith("-yard"), named(car)).toBe(car.car_type === "used" || dealer === "tasman-motors");
      }
    }
  });

  it("shows a model in one shape, and the models of a body in several", () => {
    const shapes = new Map<string, Set<string>>();
    for (const car of cars) {
      const shape = parsePictureKey(car.images[0] ?? "")?.shape;
      if (shape)
        for (const what of [`${car.make} ${car.model} ${car.simple_body}`, car.simple_body])
          shapes.set(what, (shapes.get(what) ?? new Set()).add(shape));
    }
    for (const car of cars)
      expect(shapes.get(`${car.make} ${car.model} ${car.simple_body}`)?.size ?? 1, named(car)).toBe(1);
    const counts = ["SUV", "Ute", "Hatch", "Sedan", "Wagon", "Van"].map((body) => shapes.get(body)?.size);
    expect(counts).toEqual([11, 3, 4, 4, 3, 3]);
  });

  it("includes on-road costs in every New Zealand price", () => {
    expect(new Set(stocks.get(tasmanMotors.slug)?.map(({ price_type }) => price_type))).toEqual(
      new Set(["drive_away", "poa"]),
    );
  });

  it("includes transfer and duty in every price in Victoria", () => {
    const victorian = [...stocks.values()].flat().filter(({ state }) => state === "VIC");
    expect(victorian.length).toBeGreaterThan(100);
    expect(new Set(victorian.map(({ price_type }) => price_type))).not.toContain("egc");
  });

  it("comments on each car in three or four paragraphs of its own", () => {
    expect(new Set(all.map(({ dealercomments }) => dealercomments)).size).toBe(all.length);
    for (const car of all) {
      const paragraphs = car.dealercomments.split("\n\n");
      expect(paragraphs.length, named(car)).toBeGreaterThanOrEqual(car.car_type === "used" ? 4 : 3);
      expect(car.dealercomments, named(car)).not.toMatch(/undefined|null|NaN|  |\.\.|(?: a [aeio8])/);
    }
  });

  it.each(demoSites.filter(({ specialty }) => specialty))("has what $name's own kind of vehicle is told by", (site) => {
    const stock = stocks.get(site.slug) ?? [];
    const kind = site.specialty?.kind;
    for (const car of stock) {
      expect(car.specialist?.item_type, named(car)).toBe(kind);
      expect(car.specialist?.tare_weight, named(car)).toBeGreaterThan(50);
      expect(car.status === "coming_soon" || (car.km === null) === (kind === "caravan"), named(car)).toBe(true);
      expect(car.price ?? 5_000, named(car)).toBeGreaterThan(1_000);
    }
    expect(new Set(stock.map(({ simple_body }) => simple_body)).size).toBeGreaterThanOrEqual(4);
    expect(stock.filter(({ status }) => status === "sold").length).toBeGreaterThan(10);
    expect(stock.filter(({ before_price }) => before_price !== null).length).toBeGreaterThan(10);
  });
});
