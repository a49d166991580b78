import { readdirSync } from "node:fs";
import { join } from "node:path";
import { reservedCarSlugs } from "@forecourt/core/testing";
import { carSchema } from "@forecourt/core/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../src/records/open-database.ts";
import { parseMapping } from "../src/domain/stock-import/find-mapping.ts";
import { readIndexedCars } from "../src/search/index/read-indexed-cars.ts";
import { forecourtMapping } from "../src/domain/stock-import/mappings/forecourt.ts";
import { openYard, yardFile, yardMapping } from "./stock-fixtures.ts";
import type { Yard } from "./stock-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

const vins = ["JM0KF4W2A00123451", "JM0KF4W2A00123452", "JM0KF4W2A00123453", "JM0KF4W2A00123454"];
const monday = new Date("2026-11-16T00:00:00Z");
const tuesday = new Date("2026-11-17T00:00:00Z");

let database: Database;
const yards: Yard[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const yard of yards) yard.remove();
  await database.close();
});

let made = 0;
async function newYard(more: Parameters<typeof openYard>[2] = {}): Promise<Yard> {
  made += 1;
  const yard = await openYard(database, `yard-${made}`, more);
  yards.push(yard);
  return yard;
}

/** A place of the dealer in Dubbo. */
const place = (id: string, more = {}) => ({
  id,
  name: `Yard ${id}`,
  slug: `yard-${id}`,
  address: { street: "1 High Street", city: "Dubbo", state: "NSW", postcode: "2830" },
  contact_detail: {},
  ...more,
});

async function stockVersion(yard: Yard): Promise<number> {
  const [row] = await database.sql<
    { value: string }[]
  >`select value from platform_versions where key = ${`stock:${yard.site.slug}`}`;
  return Number(row?.value ?? 0);
}

describe("importStock", () => {
  it("puts every row into the stock as a whole car with an address of its own", async () => {
    const yard = await newYard();
    const result = await yard.import(
      yardFile({ stock: "S1", vin: "jm0kf4w2a0 0123451" }, { stock: "S2", condition: "N", km: "5" }),
      { now: monday },
    );
    expect(result).toMatchObject({ created: 2, updated: 0, unchanged: 0, withdrawn: 0, rejected: 0, rows: 2 });
    const [car] = await yard.cars();
    expect(carSchema.parse(car?.data)).toMatchObject({
      id: car?.id,
      slug: "2021-mazda-cx-5-touring-used-s1",
      path: "/cars/2021-mazda-cx-5-touring-used-s1",
      name: "2021 Mazda CX-5 Touring",
      vin: vins[0],
      price: 34990,
      km: 41200,
      car_type: "used",
      status: "in_stock",
      created_at: "2026-11-16T00:00:00.000Z",
      show_on_dealer_website: true,
    });
    expect((await yard.cars()).map(({ slug }) => slug)[1]).toBe("2021-mazda-cx-5-touring-new-s2");
  });

  it("takes a file that says where a private owner lives, and stores nothing of it; its videos and its other title stay", async () => {
    const yard = await newYard();
    const file =
      "stocknum,make,model,car_type,private_suburb,private_postcode,thumbnails,has_nvic,videos,carsales_title\nS9,Mazda,3,used,Dubbo,2830,https://a.example/t.jpg,true,https://a.example/one.mp4|https://a.example/two.mp4,Mazda3 BP Series\n";
    expect(
      await yard.import(file, { mapping: parseMapping(forecourtMapping, "forecourt"), now: monday }),
    ).toMatchObject({ created: 1, rejected: 0 });
    const [car] = await yard.cars();
    expect(car?.data).toMatchObject({
      carsales_title: "Mazda3 BP Series",
      videos: [{ video: { url: "https://a.example/one.mp4" } }, { video: { url: "https://a.example/two.mp4" } }],
    });
    expect(JSON.stringify(car?.data)).not.toMatch(/Dubbo|2830|private_|thumbnails|has_nvic/);
  });

  it("takes the places where a car can also be seen, by id, slug or name, once each; the index knows where all of them are", async () => {
    const address = { street: "1 High Street", city: "Dubbo", state: "NSW", postcode: "2830" };
    const yard = await newYard({
      locations: [
        { ...address, city: "Parramatta", postcode: "2150", lat: -33.8, long: 151 },
        { ...address, lat: -32.2, long: 148.6 },
        { ...address, city: "Geelong", state: "VIC", postcode: "3220" },
      ].map((place, index) => ({
        id: String(index + 1),
        name: `Yard ${index + 1}`,
        slug: `yard-${index + 1}`,
        address: place,
        contact_detail: {},
      })),
    });
    const file =
      "stocknum,make,model,car_type,location,distribution_locations\nS1,Mazda,2,used,1,yard-2|Yard 1|3\nS2,Mazda,3,used,1,Mars|2\nS3,Mazda,6,used,,2\n";
    const report = await yard.import(file, { mapping: parseMapping(forecourtMapping, "forecourt"), now: monday });
    expect(report).toMatchObject({ created: 3, rejected: 0 });
    const cars = await yard.cars();
    const placesOf = ({ data }: (typeof cars)[number]) =>
      carSchema.parse(data).location?.distribution_locations?.map(({ id, name }) => [id, name]);
    expect(Object.fromEntries(cars.map((car) => [car.data["stocknum"], placesOf(car)]))).toEqual({
      S1: [
        ["2", "Yard 2"],
        ["3", "Yard 3"],
      ],
      S2: [["2", "Yard 2"]],
      S3: undefined,
    });
    expect(yard.report(report).map(({ notes }) => notes)).toEqual([
      undefined,
      ['distribution_locations left out: "Mars" is no location of this site'],
      ["distribution_locations left out: the car has no location of its own"],
    ]);
    const indexed = await readIndexedCars(
      database.sql,
      cars.map(({ id }) => Number(id)),
    );
    expect(indexed.find(({ data }) => data["stocknum"] === "S1")?.places).toEqual([
      { lat: -33.8, long: 151 },
      { lat: -32.2, long: 148.6 },
      { lat: expect.closeTo(-38.15, 1) as number, long: expect.closeTo(144.36, 1) as number },
    ]);
  });

  it("counts a car to the dealership of its location, as the site's settings name it", async () => {
    const yard = await newYard({
      locations: [place("1", { dealership_slug: "dubbo-kia", primary: true }), place("2")],
    });
    const file =
      "stocknum,make,model,car_type,location,dealership_slug\nS1,Kia,Rio,used,yard-1,\nS2,Kia,Rio,used,2,\nS3,Kia,Rio,used,1,other\n";
    await yard.import(file, { mapping: parseMapping(forecourtMapping, "forecourt") });
    const cars = await yard.cars();
    expect(Object.fromEntries(cars.map(({ data }) => [data["stocknum"], data["dealership_slug"]]))).toEqual({
      S1: "dubbo-kia",
      S2: "yard-2",
      S3: "other",
    });
  });

  it("stands a car whose row names no place at the dealer's one yard, but not one that names another town or dealership", async () => {
    const mapping = parseMapping(forecourtMapping, "forecourt");
    const standing = async (locations: ReturnType<typeof place>[]) => {
      const yard = await newYard({ locations });
      await yard.import(
        "stocknum,make,model,car_type,city,location,dealership_id\nS1,Kia,Rio,used,,,\nS2,Kia,Rio,used,dubbo,,\nS3,Kia,Rio,used,Orange,,\nS4,Kia,Rio,used,,Mars,\nS5,Kia,Rio,used,,,77\n",
        { mapping },
      );
      return Object.fromEntries(
        (await yard.cars()).map(({ data }) => [data["stocknum"], [carSchema.parse(data).location?.id, data["state"]]]),
      );
    };
    const nowhere = [undefined, null];
    expect(await standing([place("1"), place("2", { location_type: "service" })])).toEqual({
      S1: ["1", "NSW"],
      S2: ["1", "NSW"],
      S3: nowhere,
      S4: nowhere,
      S5: nowhere,
    });
    expect((await standing([place("1"), place("2")]))["S1"]).toEqual(nowhere);
  });
  it("stands a car whose row names its dealership alone at that dealership's one yard, and at none where there are two", async () => {
    const yard = await newYard({
      locations: [
        place("1", { dealership_slug: "kia", primary: true }),
        place("2", { dealership_slug: "kia", location_type: "service" }),
        place("3", { dealership_slug: "ford" }),
        place("4", { dealership_slug: "ford" }),
      ],
    });
    const head = "stocknum,make,model,car_type,dealership_slug,location\n";
    const mapping = parseMapping(forecourtMapping, "forecourt");
    await yard.import(`${head}S1,Kia,Rio,used,kia,\nS2,Ford,Focus,used,ford,\nS3,Kia,Rio,used,kia,Mars\n`, { mapping });
    const standing = async () =>
      Object.fromEntries(
        (await yard.cars()).map(({ data }) => [data["stocknum"], [carSchema.parse(data).location?.id, data["city"]]]),
      );
    expect(await standing()).toEqual({ S1: ["1", "Dubbo"], S2: [undefined, null], S3: [undefined, null] });
    await yard.import(`${head}S1,Kia,Rio,used,kia,4\nS2,Ford,Focus,used,ford,\nS3,Kia,Rio,used,kia,\n`, { mapping });
    expect(await standing()).toEqual({ S1: ["4", "Dubbo"], S2: [undefined, null], S3: ["1", "Dubbo"] });
  });

  it("knows a dealership by its id in stock feeds, and gives a car whose file has none the id that the settings name", async () => {
    const yard = await newYard({
      dealer: {
        legalName: "Yards Pty Ltd",
        phone: "02 9000 0000",
        email: "sales@yards.example",
        dealerships: [
          { slug: "dubbo-kia", name: "Dubbo Kia", dealership_id: "D1" },
          { slug: "dubbo-ford", name: "Dubbo Ford" },
        ],
      },
      locations: [
        place("east", { slug: "east", dealership_slug: "dubbo-kia", primary: true }),
        place("west", { slug: "west", dealership_slug: "dubbo-ford" }),
      ],
    });
    const file =
      "stocknum,make,model,car_type,location,dealership_id\nS1,Kia,Rio,used,east,\nS2,Kia,Rio,used,west,\nS3,Kia,Rio,used,west,D1\nS4,Kia,Rio,used,,D1\nS5,Kia,Rio,used,east,D9\n";
    await yard.import(file, { mapping: parseMapping(forecourtMapping, "forecourt") });
    const cars = await yard.cars();
    expect(
      Object.fromEntries(cars.map(({ data }) => [data["stocknum"], [data["dealership_slug"], data["dealership_id"]]])),
    ).toEqual({
      S1: ["dubbo-kia", "D1"],
      S2: ["dubbo-ford", "dubbo-ford"],
      S3: ["dubbo-kia", "D1"],
      S4: ["dubbo-kia", "D1"],
      S5: ["dubbo-kia", "D9"],
    });
  });

  it("takes the address of an outside spin over https, and stores nothing else that stands in its place", async () => {
    const yard = await newYard();
    const file =
      "stocknum,make,model,car_type,spin_code\nS1,Mazda,2,used,https://spin.example/car/1\nS2,Mazda,3,used,http://spin.example/car/2\nS3,Mazda,6,used,<script src=//spin.example></script>\n";
    const report = await yard.import(file, { mapping: parseMapping(forecourtMapping, "forecourt"), now: monday });
    expect(report).toMatchObject({ created: 3, rejected: 0 });
    const cars = await yard.cars();
    expect(Object.fromEntries(cars.map(({ data }) => [data["stocknum"], data["spin_code"]]))).toEqual({
      S1: "https://spin.example/car/1",
      S2: undefined,
      S3: undefined,
    });
    expect(yard.report(report).map(({ notes }) => notes)).toEqual([
      undefined,
      [expect.stringContaining('spin_code left out: "http://spin.example/car/2" is not an https address')],
      [expect.stringContaining("spin_code left out")],
    ]);
  });

  it("changes nothing when the same file comes again", async () => {
    const yard = await newYard();
    const file = yardFile({ stock: "A1" }, { stock: "A2" });
    await yard.import(file, { now: monday });
    const [before, version] = [await yard.cars(), await stockVersion(yard)];
    expect(await yard.import(file, { now: tuesday })).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 2,
      withdrawn: 0,
    });
    expect(await yard.cars()).toEqual(before);
    expect(await stockVersion(yard)).toBe(version);
  });

  it("moves the stock's version once for a whole file", async () => {
    const yard = await newYard();
    await yard.import(yardFile({ stock: "B1" }, { stock: "B2" }, { stock: "B3" }));
    expect(await stockVersion(yard)).toBe(1);
    await yard.import(yardFile({ stock: "B1", price: "1" }, { stock: "B2", price: "2" }, { stock: "B4" }));
    expect(await stockVersion(yard)).toBe(2);
  });

  it("keeps address and first-seen date when a car changes, and what others wrote into its record", async () => {
    const yard = await newYard();
    await yard.import(yardFile({ stock: "C1" }), { now: monday });
    await database.sql`update cars set data = data || '{"ancaprating": 5, "city": "Ryde"}' where site_slug = ${yard.site.slug}`;
    expect(await yard.import(yardFile({ stock: "C1", price: "33990", badge: "GT" }), { now: tuesday })).toMatchObject({
      updated: 1,
    });
    const [car] = await yard.cars();
    expect(car).toMatchObject({ slug: "2021-mazda-cx-5-touring-used-c1", version: 2, firstSeenAt: monday });
    expect(car?.data).toMatchObject({
      price: 33990,
      badge: "GT",
      name: "2021 Mazda CX-5 GT",
      ancaprating: 5,
      created_at: monday.toISOString(),
      updated_at: tuesday.toISOString(),
    });
  });

  it("takes the day the dealer first advertised a car as its first-seen date, unless it lies ahead", async () => {
    const yard = await newYard();
    await yard.import(yardFile({ stock: "D1", since: "01/11/2026" }, { stock: "D2", since: "2027-01-01" }), {
      now: monday,
    });
    expect((await yard.cars()).map(({ firstSeenAt }) => firstSeenAt.toISOString().slice(0, 10))).toEqual([
      "2026-11-01",
      "2026-11-16",
    ]);
  });

  it("reads the day on which a car came as systems export it, with a time of day or hyphens", async () => {
    const yard = await newYard();
    const said = ["2026-11-02 10:20:00", "2/11/2026 4:05 pm", "02-11-2026", "2.11.2026"];
    await yard.import(yardFile(...said.map((since, index) => ({ stock: `DD${index}`, since }))), { now: monday });
    expect((await yard.cars()).map(({ firstSeenAt }) => firstSeenAt.toISOString())).toEqual(
      said.map(() => "2026-11-02T00:00:00.000Z"),
    );
  });

  it("sells a car that the file no longer has, and revives it under its old address when it comes back", async () => {
    const yard = await newYard();
    const both = yardFile({ stock: "E1" }, { stock: "E2" });
    await yard.import(both, { now: monday });
    expect(await yard.import(yardFile({ stock: "E1" }), { now: tuesday })).toMatchObject({
      unchanged: 1,
      withdrawn: 1,
      rows: 1,
    });
    const [, sold] = await yard.cars();
    expect(sold).toMatchObject({ status: "sold", soldAt: tuesday });
    expect(sold?.data).toMatchObject({ status: "sold", sold_date_timestamp: tuesday.getTime() / 1000 });
    expect(await yard.import(both)).toMatchObject({ unchanged: 1, updated: 1, created: 0, withdrawn: 0 });
    const [, back] = await yard.cars();
    expect(back).toMatchObject({ status: "in_stock", soldAt: null, slug: sold?.slug, firstSeenAt: monday });
    expect(back?.data).toMatchObject({ status: "in_stock", sold_date_timestamp: null });
  });

  it("refuses to sell more than half of the stock at once unless forced", async () => {
    const yard = await newYard();
    await yard.import(yardFile({ stock: "F1" }, { stock: "F2" }, { stock: "F3" }));
    const before = await yard.cars();
    await expect(yard.import(yardFile({ stock: "F1" }))).rejects.toThrow("lacks 2 of the 3 cars");
    expect(await yard.cars()).toEqual(before);
    expect(await yard.import(yardFile({ stock: "F1" }), { force: true })).toMatchObject({ withdrawn: 2 });
  });

  it("leaves cars of another source alone", async () => {
    const yard = await newYard();
    await yard.import(yardFile({ stock: "G1" }));
    await yard.import(yardFile({ stock: "G2" }), { mapping: parseMapping({ ...yardMapping, name: "other" }, "other") });
    expect((await yard.cars()).map(({ status }) => status)).toEqual(["in_stock", "in_stock"]);
  });

  it("lists a car once that two feeds have: the one that was updated last, and the other again when that one is sold", async () => {
    const yard = await newYard();
    const [vin = ""] = vins;
    const other = { mapping: parseMapping({ ...yardMapping, name: "other" }, "other") };
    const listed = async () => (await yard.cars()).map(({ data, shown, status }) => [data["price"], shown, status]);
    await yard.import(yardFile({ stock: "H1", vin }, { stock: "H2" }), { now: monday });
    await yard.import(yardFile({ stock: "N7", vin: vin.toLowerCase(), price: "33990" }, { stock: "N8" }), {
      ...other,
      now: tuesday,
    });
    expect(await listed()).toEqual([
      [34990, false, "in_stock"],
      [34990, true, "in_stock"],
      [33990, true, "in_stock"],
      [34990, true, "in_stock"],
    ]);
    const before = await stockVersion(yard);
    await yard.import(yardFile({ stock: "H1", vin }, { stock: "H2" }), { now: tuesday });
    expect(await stockVersion(yard)).toBe(before);
    // The one that is for sale is listed, not the one that was sold since.
    await yard.import(yardFile({ stock: "N8" }), { ...other, now: tuesday });
    expect((await listed())[0]).toEqual([34990, true, "in_stock"]);
    expect((await listed())[2]).toEqual([33990, false, "sold"]);
    await yard.import(yardFile({ stock: "H2" }), { now: new Date("2026-11-18T00:00:00Z") });
    expect((await listed())[0]).toEqual([34990, true, "sold"]);
  });

  it("lists a car once by stock number and plate where one of two feeds has no VIN, and two cars of one number both", async () => {
    const yard = await newYard();
    const first = { mapping: parseMapping(forecourtMapping, "forecourt") };
    const other = { mapping: parseMapping({ ...forecourtMapping, name: "other" }, "other") };
    const header = "stocknum,regplate,vin,make,model,car_type,price";
    const file = (...rows: string[]) => [header, ...rows, ""].join("\n");
    await yard.import(file(`K1,ABC 12D,,Mazda,3,used,20000`, `K2,XYZ99Z,${vins[0]},Mazda,3,used,20000`), {
      ...first,
      now: monday,
    });
    await yard.import(file(`k1,abc12d,${vins[1]},Mazda,3,used,21000`, `K2,XYZ99Z,${vins[2]},Mazda,3,used,21000`), {
      ...other,
      now: tuesday,
    });
    expect((await yard.cars()).map(({ data, shown }) => [data["price"], shown])).toEqual([
      [20000, false],
      [20000, true],
      [21000, true],
      [21000, true],
    ]);
  });

  it("lists the car that a shopper has reserved, whichever feed changed last", async () => {
    const yard = await newYard();
    const [vin = ""] = vins;
    await yard.import(yardFile({ stock: "L1", vin }), { now: monday });
    await database.sql`update cars set is_taken_here = true where site_slug = ${yard.site.slug}`;
    await yard.import(yardFile({ stock: "M1", vin }), {
      mapping: parseMapping({ ...yardMapping, name: "other" }, "other"),
      now: tuesday,
    });
    expect((await yard.cars()).map(({ shown }) => shown)).toEqual([true, false]);
  });

  it("keeps no amount of a car whose price is on application, whatever the row says, and says so", async () => {
    const yard = await newYard();
    const file = [
      "stocknum,make,model,car_type,price,before_price,offer_price,price_type",
      "P1,Mazda,3,used,34990,36990,33990,POA",
      "P2,Mazda,3,used,POA,,33990,",
      "P3,Mazda,3,used,,,,POA",
      "P4,Mazda,3,used,34990,36990,,Drive Away",
    ].join("\n");
    const result = await yard.import(`${file}\n`, { mapping: parseMapping(forecourtMapping, "forecourt") });
    const amounts = (await yard.cars()).map(({ data }) => [data.price, data.before_price, data.offer_price]);
    expect(amounts).toEqual([...Array.from({ length: 3 }, () => [null, null, null]), [34990, 36990, null]]);
    expect(yard.report(result).map(({ notes }) => notes ?? [])).toEqual([
      ["price, before_price, offer_price left out: the price is on application"],
      ["offer_price left out: the price is on application"],
      [],
      [],
    ]);
  });

  it("takes addresses of photos apart whatever stands between them, and an engine in cubic centimetres for its litres", async () => {
    const yard = await newYard();
    const one = "https://a.example/1,w_800.jpg";
    const two = "https://a.example/2.jpg";
    const file = [
      "stocknum;make;model;car_type;images;engine_size_litres",
      ...[`${one}|${two}`, `${one},${two}`, `${one}, ${two}`, `${one} ${two}`, `"${one};${two}"`].map(
        (images, index) => `PH${index};Mazda;3;used;${images};${["2.5", "2488", "2488 cc", "2.5 L", "49"][index]}`,
      ),
    ].join("\n");
    const mapping = parseMapping({ ...forecourtMapping, delimiter: ";" }, "forecourt");
    await yard.import(`${file}\n`, { mapping });
    const cars = (await yard.cars()).map(({ data }) => carSchema.parse(data));
    for (const { images } of cars) expect(images.map(({ image }) => image.url)).toEqual([one, two]);
    expect(cars.map(({ engine_size_litres: litres }) => litres)).toEqual([2.5, 2.488, 2.488, 2.5, 0.049]);
  });

  it("takes a car whose price is a word for none as one without a price", async () => {
    const yard = await newYard();
    const words = ["TBA", "enquire", "Call us", "POA", "To be  advised"];
    const result = await yard.import(yardFile(...words.map((price, index) => ({ stock: `PW${index}`, price }))));
    expect(result).toMatchObject({ created: words.length, rejected: 0 });
    for (const { data } of await yard.cars()) expect(data).toMatchObject({ price: null, price_type: "poa" });
  });

  it("does not sell a car whose row was rejected", async () => {
    const yard = await newYard();
    await yard.import(yardFile({ stock: "H1" }, { stock: "H2" }, { stock: "H3" }));
    expect(
      await yard.import(yardFile({ stock: "H1" }, { stock: "H2" }, { stock: "H3", price: "cheap" })),
    ).toMatchObject({ unchanged: 2, rejected: 1, withdrawn: 0 });
  });

  it("does not sell a car whose row has a stray comma, or has lost one, before or behind what the car is known by", async () => {
    const yard = await newYard();
    const whole = [{ stock: "HA", vin: vins[0] }, { stock: "HB" }, { stock: "HC" }];
    await yard.import(yardFile(...whole));
    const broken = yardFile(...whole)
      .replace(/^(HA,.*)Touring/m, "$1Touring, leather")
      .replace(/^HB,.*?,/m, "HB,");
    expect(await yard.import(broken)).toMatchObject({ unchanged: 1, rejected: 2, withdrawn: 0 });
    const behind = parseMapping(
      { ...yardMapping, name: "behind", requiredColumns: ["Make"], fields: { ...yardMapping.fields } },
      "behind",
    );
    const rows = (badge: string) => `Badge,Make,Model,Stock\nGT,Kia,Rio,HX\n${badge},Kia,Rio,HY\nGT,Kia,Rio,HZ\n`;
    await yard.import(rows("GT"), { mapping: behind });
    expect(await yard.import(rows("GT, red"), { mapping: behind })).toMatchObject({
      unchanged: 2,
      rejected: 1,
      withdrawn: 0,
    });
  });

  it("does not sell a car whose row is rejected on the day on which its VIN becomes known", async () => {
    const yard = await newYard();
    await yard.import(yardFile({ stock: "HV" }, { stock: "HW" }, { stock: "HU" }));
    expect(
      await yard.import(yardFile({ stock: "HV", vin: vins[3], price: "cheap" }, { stock: "HW" }, { stock: "HU" })),
    ).toMatchObject({ unchanged: 2, rejected: 1, withdrawn: 0 });
  });

  it("keeps a car whose VIN the file has lost, by its stock number, and its VIN when it comes back", async () => {
    const yard = await newYard();
    const known = [{ stock: "L 1", vin: vins[0] }, { stock: "L2", vin: vins[1] }, { stock: "L3" }];
    await yard.import(yardFile(...known), { now: monday });
    const before = await yard.cars();
    const lost = yardFile({ stock: "l  1", vin: "TBA" }, ...known.slice(1));
    expect(await yard.import(lost, { now: tuesday })).toMatchObject({
      updated: 1,
      unchanged: 2,
      created: 0,
      withdrawn: 0,
    });
    expect(await yard.import(yardFile(...known))).toMatchObject({ updated: 1, created: 0, withdrawn: 0 });
    expect((await yard.cars()).map(({ slug }) => slug)).toEqual(before.map(({ slug }) => slug));
    // Another car of a number that is used again is another car.
    expect(await yard.import(yardFile({ stock: "L 1", year: "2024" }, ...known.slice(1)))).toMatchObject({
      created: 1,
      withdrawn: 1,
    });
  });

  it("reads when a car was sold in seconds, thousandths or as a day, never ahead, and stops at no other number", async () => {
    const yard = await newYard();
    const mapping = parseMapping(forecourtMapping, "forecourt");
    const row = (sold: string, index: number) => `T${index},Mazda,3,used,sold,${sold}`;
    const said = [
      "1794787200",
      "1794787200000",
      "1794787200000000",
      "16/11/2026",
      "9999999999999999",
      "5",
      "4000000000",
      "",
    ];
    const file = ["stocknum,make,model,car_type,status,sold_date_timestamp", ...said.map(row), ""].join("\n");
    expect(await yard.import(file, { mapping, now: tuesday })).toMatchObject({ created: said.length, rejected: 0 });
    expect((await yard.cars()).map(({ soldAt }) => soldAt)).toEqual([
      ...Array.from({ length: 4 }, () => monday),
      ...Array.from({ length: 4 }, () => tuesday),
    ]);
  });

  it("rejects a second row of the same car and says which line has it", async () => {
    const yard = await newYard();
    const result = await yard.import(
      yardFile(
        { vin: vins[0], stock: "I1" },
        { vin: vins[0], stock: "I2", price: "1" },
        { stock: "I1" },
        { vin: vins[1], stock: "I1" },
      ),
    );
    expect(result).toMatchObject({ created: 2, rejected: 2 });
    expect(yard.report(result).map(({ line, outcome, reason }) => [line, outcome, reason])).toEqual([
      [2, "created", undefined],
      [3, "rejected", "same car as line 2"],
      [4, "rejected", "same car as line 2"],
      [5, "created", undefined],
    ]);
  });

  it("rejects a make whose name is a search page of every site, and gives no car a page's address (row 26)", async () => {
    const yard = await newYard();
    const result = await yard.import(yardFile({ stock: "R1", make: "Used Cars" }, { stock: "R2", make: "Kia" }));
    expect([result.created, result.rejected]).toEqual([1, 1]);
    expect(yard.report(result)).toContainEqual(
      expect.objectContaining({
        reason: 'make: "Used Cars" cannot be one: /search/used-cars is a search page of every site.',
      }),
    );
    for (const slug of reservedCarSlugs) expect(slug).not.toMatch(/(?:^|-)(?:new|used)-./);
  });

  it("recognises a car by its stock number when its VIN becomes known", async () => {
    const yard = await newYard();
    await yard.import(yardFile({ stock: "J1" }), { now: monday });
    expect(await yard.import(yardFile({ stock: "J1", vin: vins[2] }))).toMatchObject({
      updated: 1,
      created: 0,
      withdrawn: 0,
    });
    expect(await yard.import(yardFile({ stock: "J9", vin: vins[2] }))).toMatchObject({
      updated: 1,
      created: 0,
      withdrawn: 0,
    });
    expect((await yard.cars()).map(({ slug, firstSeenAt }) => [slug, firstSeenAt])).toEqual([
      ["2021-mazda-cx-5-touring-used-j1", monday],
    ]);
  });

  it("tells a car without VIN and stock number by the mapping's columns, whatever its price", async () => {
    const yard = await newYard();
    await yard.import(yardFile({ km: "100" }, { km: "200" }));
    expect(await yard.import(yardFile({ km: "100", price: "1000" }, { km: "200" }))).toMatchObject({
      updated: 1,
      unchanged: 1,
      created: 0,
    });
  });

  it("never gives two cars of the platform the same address", async () => {
    const [one, two] = [await newYard(), await newYard()];
    await one.import(yardFile({ stock: "K1" }, { stock: "k 1", vin: vins[3] }, { stock: "K.1" }));
    await two.import(yardFile({ stock: "K1" }));
    const slugs = [...(await one.cars()), ...(await two.cars())].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(4);
    expect(
      slugs.every((slug) => /^2021-mazda-cx-5-touring-used-k-?1(-\d+)?$/.test(slug)),
      slugs.join(),
    ).toBe(true);
  });

  it("hides a New Zealand car advertised plus on-road costs and says so; in Australia it stays. One without government charges is shown and reported", async () => {
    const [nz, au] = [await newYard({ country: "NZ", timeZone: "Pacific/Auckland" }), await newYard()];
    const file = yardFile(
      { stock: "L1", priceType: "+ORC" },
      { stock: "L2", priceType: "Drive Away" },
      { stock: "L3", priceType: "EGC" },
    );
    const result = await nz.import(file);
    expect((await nz.cars()).map(({ shown, data }) => [shown, data["price_type"], data["price_type_label"]])).toEqual([
      [false, "plus_orc", "+ORC"],
      [true, "drive_away", "Drive Away"],
      [true, "egc", "EGC"],
    ]);
    expect(nz.report(result)[0]).toMatchObject({ outcome: "created", notes: [expect.stringContaining("row 53")] });
    expect(nz.report(result)[2]).toMatchObject({ notes: [expect.stringContaining("excludes government charges")] });
    await au.import(file);
    expect((await au.cars()).map(({ shown }) => shown)).toEqual([true, true, true]);
  });

  it("reports a Victorian price that leaves charges out, and shows the car", async () => {
    const address = { street: "1 Lygon Street", city: "Carlton", state: "VIC", postcode: "3053" };
    const yard = await newYard({ locations: [place("carlton", { address })] });
    const result = await yard.import(
      yardFile({ stock: "V1", priceType: "EGC" }, { stock: "V2", priceType: "Drive Away" }),
    );
    expect((await yard.cars()).map(({ shown }) => shown)).toEqual([true, true]);
    const reported = yard.report(result).map(({ notes }) => JSON.stringify(notes ?? []).includes("in VIC includes"));
    expect(reported).toEqual([true, false]);
  });

  it("shows what would happen without changing anything", async () => {
    const yard = await newYard();
    await yard.import(yardFile({ stock: "M1" }, { stock: "M2" }));
    const before = [
      await yard.cars(),
      await stockVersion(yard),
      await database.sql`select count(*) from stock_imports`,
    ];
    const result = await yard.import(yardFile({ stock: "M1", price: "1" }, { stock: "M3" }), { dryRun: true });
    expect(result).toMatchObject({ created: 1, updated: 1, withdrawn: 1 });
    expect(yard.report(result).map(({ outcome }) => outcome)).toEqual(["updated", "created", "withdrawn"]);
    expect([
      await yard.cars(),
      await stockVersion(yard),
      await database.sql`select count(*) from stock_imports`,
    ]).toEqual(before);
  });

  it("keeps one site's import from touching another's cars", async () => {
    const [one, two] = [await newYard(), await newYard()];
    await one.import(yardFile({ stock: "N1", vin: vins[0] }));
    const before = await one.cars();
    await two.import(yardFile({ stock: "N1", vin: vins[0], price: "1" }));
    expect(await one.cars()).toEqual(before);
  });

  it("lets two imports of the same yard follow one another", async () => {
    const yard = await newYard();
    const file = yardFile({ stock: "O1" }, { stock: "O2" });
    const [one, two] = await Promise.all([yard.import(file), yard.import(file)]);
    expect([one.created + two.created, one.unchanged + two.unchanged]).toEqual([2, 2]);
  });

  it("says that a column is gone only of fields that cars lose by it: the day of arrival stays", async () => {
    const yard = await newYard();
    const without = (price: string, header: string) =>
      yardFile({ stock: "G1", price }).replace(header, `Old ${header}`);
    await yard.import(yardFile({ stock: "G1", price: "30000" }));
    const [before] = await yard.cars();
    const result = await yard.import(without("29000", "Since"));
    expect(result).toMatchObject({ updated: 1, emptied: [] });
    expect((await yard.cars())[0]?.data["created_at"]).toBe(before?.data["created_at"]);
    expect(await yard.import(without("28000", "Badge"))).toMatchObject({ emptied: [{ field: "badge", count: 1 }] });
  });

  it("says which word for the condition the mapping has no meaning for, as what the cars were taken, and what to do", async () => {
    const yard = await newYard();
    const { notes } = await yard.import(
      yardFile({ stock: "C1" }, { stock: "C2", condition: "Brand new" }, { stock: "C3", condition: "" }),
    );
    expect(notes).toEqual([
      {
        note: 'car_type is taken as "used": the mapping has no meaning for "Brand new". Add it to the "values" of car_type',
        count: 1,
        line: 3,
      },
    ]);
  });

  it("queues each changed car for the search index in the same transaction", async () => {
    await database.sql`delete from index_outbox`;
    const yard = await newYard();
    await yard.import(yardFile({ stock: "P1" }, { stock: "P2" }));
    const queued = await database.sql<{ carId: string }[]>`select car_id as "carId" from index_outbox order by 1`;
    expect(queued.map(({ carId }) => carId)).toEqual((await yard.cars()).map(({ id }) => id));
    await expect(yard.import(`${yardFile({ stock: "P1", price: "1" })}"`)).rejects.toThrow(
      "on line 3 has a quote that is never closed",
    );
    expect(await database.sql`select 1 from index_outbox`).toHaveLength(2);
  });

  it("leaves no half report behind when a file is refused", async () => {
    const yard = await newYard();
    await expect(yard.import("Stock,Make\n1,Mazda\n")).rejects.toThrow("lacks the column Model");
    expect(readdirSync(join(yard.folder, "reports"))).toEqual([]);
  });
});
