import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { embeddedMakes } from "../../makes/embedded-makes.ts";
import { profileStockFile } from "./profile-stock-file.ts";
import { proposeMapping } from "./propose-mapping.ts";
import type { ProposeOptions } from "./propose-mapping.ts";
import { temporaryFolder } from "../../../../../../tooling/vitest/temporary-folder.ts";

const folder = temporaryFolder("propose");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function propose(lines: readonly string[], more: Partial<ProposeOptions> = {}) {
  const file = join(folder, "stock.csv");
  writeFileSync(file, `${lines.join("\n")}\n`);
  return proposeMapping(await profileStockFile(file), {
    name: "yard",
    locationId: "yard",
    isPriceTotal: false,
    isMake: (text) => embeddedMakes().named(text) !== undefined,
    isState: (text) => ["NSW", "VIC"].includes(text),
    thisYear: 2026,
    ...more,
  });
}

/** A column as the only unknown one of a file of three cars. */
const fieldsOf = async (header: string, values: readonly string[]) =>
  (await propose([`Make;Model;${header}`, ...values.map((value) => `Mazda;CX-5;${value}`)])).mapping.fields;

describe("a proposed mapping", () => {
  it.each([
    ["Stk No", ["A1", "A2"], { stocknum: { from: "Stk No" } }],
    ["Odo Reading", ["41,200", "9 km"], { km: { from: "Odo Reading", number: { decimals: 0 } } }],
    ["Rego No.", ["ABC123", "BX04KT"], { regplate: { from: "Rego No." } }],
    ["Kms so far", ["41,200", "9"], { km: { from: "Kms so far" } }],
    ["Ask incl. ORC", ["24,990", "31,500"], { price: { from: "Ask incl. ORC" } }],
    ["On the windscreen", ["$24,990", "$31,500"], { price: { from: "On the windscreen" } }],
    ["Runs on", ["91 RON", "Diesel"], { fuel: expect.anything() as object }],
    ["Trim", ["Black leather", "Grey cloth"], { interior_colour: { from: "Trim" } }],
    ["Trim", ["Touring", "GT SP"], { badge: { from: "Trim" } }],
  ])("takes a column called %s with %j for what it is", async (header, values, expected) => {
    expect(await fieldsOf(header, values)).toMatchObject(expected);
  });

  it.each([
    ["State of it", ["Brand new", "Demonstrator", "Certified pre-owned"], true],
    ["Kind", ["N", "U", "D"], true],
    // A used car with a note of new tyres was sold as new.
    ["Notes", ["New tyres fitted", "Two keys, new battery", "New WOF"], false],
    ["Secret notes", ["used as a demo"], false],
  ])("knows the condition of a car by a column %s with %j: %s", async (header, values, isCondition) => {
    expect("from" in ((await fieldsOf(header, values)).car_type ?? {})).toBe(isCondition);
  });

  it("turns miles into kilometres", async () => {
    expect((await fieldsOf("Miles", ["30,000", "12,000"])).km).toEqual({
      from: "Miles",
      number: { decimals: 0, times: 1.609344 },
    });
  });

  it("knows the plain words that this file does not have: a new car of tomorrow's file is not taken as used", async () => {
    const { car_type } = await fieldsOf("Condition", ["Used", "DEMO"]);
    expect(car_type?.from).toEqual({ column: "Condition", values: { Used: "used", DEMO: "demo", new: "new" } });
    const { simple_fuel } = await fieldsOf("Fuel", ["Petrol", "ULP"]);
    expect(simple_fuel?.from).toMatchObject({ values: { Petrol: "Petrol", ULP: "Petrol", Electric: "Electric" } });
  });

  it("writes down what each word of a column means", async () => {
    const { car_type, simple_body, simple_transmission, status } = (
      await propose([
        "Make,Model,Cond.,Body Style,Gearbox,Stock Status",
        "Mazda,CX-5,Pre-owned,Sports Utility,6 sp auto,On lot",
        "Kia,Rio,DEMO,5D Hatchback,5 sp manual,Sold",
        "Ford,Ranger,N,Dual Cab Utility,10A,On order",
      ])
    ).mapping.fields;
    expect(car_type?.from).toMatchObject({ values: { "Pre-owned": "used", DEMO: "demo", N: "new" } });
    expect(simple_body?.from).toMatchObject({
      values: { "Sports Utility": "SUV", "5D Hatchback": "Hatch", "Dual Cab Utility": "Ute" },
    });
    expect(simple_transmission?.from).toMatchObject({
      values: { "6 sp auto": "Automatic", "5 sp manual": "Manual", "10A": "Automatic" },
    });
    expect(status?.from).toMatchObject({
      values: { "On lot": "in_stock", Sold: "sold", "On order": "coming_soon" },
    });
  });

  it("takes no used car for a new one", async () => {
    const { car_type } = await fieldsOf("Condition", ["New", "As new", "Near New", "Like-new", "Used", "Brand new"]);
    expect(car_type?.from).toMatchObject({
      values: {
        New: "new",
        "As new": "used",
        "Near New": "used",
        "Like-new": "used",
        Used: "used",
        "Brand new": "new",
      },
    });
  });

  it("offers no car whose status says that it cannot be had, and none of a status that it does not know", async () => {
    const { status, reserved } = await fieldsOf("Status", [
      "For Sale",
      "In Stock",
      "Unavailable",
      "Not for sale",
      "Out of stock",
      "No longer available",
      "Deposit taken",
      "On hold",
      "Being detailed",
    ]);
    expect(status).toEqual({
      from: {
        column: "Status",
        values: {
          "For Sale": "in_stock",
          "In Stock": "in_stock",
          Unavailable: "withdrawn",
          "Not for sale": "withdrawn",
          "Out of stock": "withdrawn",
          "No longer available": "withdrawn",
          "Deposit taken": "in_stock",
          "On hold": "in_stock",
        },
        // A car of another status is taken, and not shown (S1 §3).
        others: "keep",
      },
      otherwise: "in_stock",
    });
    expect(reserved).toEqual({ from: { column: "Status", values: { "Deposit taken": true, "On hold": true } } });
    expect((await fieldsOf("Status", ["For Sale", "Sold"])).reserved).toBeUndefined();
  });

  it("takes prices out of their words, and what they include out of them or of the column's name", async () => {
    expect(await fieldsOf("Price", ["$24,990 Drive Away", "$18,500 EGC"])).toMatchObject({
      price: { from: [{ column: "Price", match: expect.any(String) as string }, { column: "Price" }] },
      price_type: { from: { column: "Price", match: expect.stringContaining("drive") as string } },
    });
    const { price_type: type } = await fieldsOf("Price", ["$24,990 Drive Away", "$18,500 EGC"]);
    const { match = "" } = (type?.from ?? {}) as { match?: string };
    const words = new RegExp(match, "iu");
    expect(["$1 Drive Away", "$1 not drive away", "$1 non-driveaway"].map((text) => words.test(text))).toEqual([
      true,
      false,
      false,
    ]);
    expect(await fieldsOf("Drive Away Price", ["$24,990", "POA"])).toMatchObject({
      price: { from: "Drive Away Price" },
      price_type: { otherwise: "drive_away" },
    });
    expect((await fieldsOf("egcprice", ["24990", "18500"])).price_type).toEqual({ otherwise: "egc" });
    expect((await fieldsOf("dapprice", ["24990", "18500"])).price_type).toEqual({ otherwise: "drive_away" });
  });

  it("takes the drive-away price of a row that has one, else the one before charges, each with its type", async () => {
    const { mapping, left, assumed } = await propose([
      "make,model,stocknum,egcprice,dapprice,location_code",
      "Mazda,CX-5,D1,28990,30500,HORN",
      "Kia,Rio,D2,18990,,HORN",
      "Mazda,CX-30,D3,,36990,HORN",
    ]);
    expect(mapping.fields.price?.from).toMatchObject([
      { column: "dapprice" },
      { column: "egcprice" },
      { column: "egcprice" },
    ]);
    expect(mapping.fields.price_type).toMatchObject({ from: { column: "dapprice" }, otherwise: "egc" });
    expect(mapping.requiredColumns).toEqual(["make", "model", "stocknum", "egcprice", "dapprice"]);
    expect(left).toEqual([]);
    expect(assumed.join(" ")).not.toContain("what prices include");
  });

  it("reads every key of a common Australian dealer system that a car has a field for (rules 2.10)", async () => {
    const keys =
      "rego,stocknum,make,model,year,status,badge,series,vin,nvic_code,redbook_code,odometer,egcprice,dapprice,body,colour,transmission,fuel,drive,seats,doors,compliance_date,build_date,features,images,show_on_dealer_website,car_type,item_type,location_code";
    const { mapping, left, assumed } = await propose([
      keys,
      "ABC12D,D1,Mazda,CX-5,2021,For Sale,Touring,KF,JM0KF4W2A00123451,ABC21A,AUVMAZD2021ABCD,41200,28990,30500,SUV,Red,Automatic,Petrol,AWD,5,5,03/04/2021,01/02/2021,Cruise control|Tow bar,https://a.example/1.jpg|https://a.example/2.jpg,true,used,car,HORN",
      "XYZ99Z,D2,Kia,Rio,2019,For Sale,S,YB,KNADN512A00123452,DEF19B,AUVKIA2019ABCDE,61200,18990,,Hatch,White,Manual,Petrol,FWD,5,5,13/04/2019,15/02/2019,Cruise control,https://a.example/3.jpg,false,used,car,HORN",
      ",D3,Mazda,CX-30,2026,WITHDRAWN,Pure,DM,JM0DM4W2A00123453,GHI26C,AUVMAZD2026EFGH,12,,36990,SUV,Blue,Automatic,Petrol,FWD,5,5,,28/02/2026,,https://a.example/4.jpg,true,new,car,ASQ",
    ]);
    expect({ left, assumed }).toEqual({ left: ["redbook_code"], assumed: [] });
    expect(mapping.fields).toMatchObject({
      regplate: { from: "rego" },
      nvic: { from: "nvic_code" },
      km: { from: "odometer" },
      compliance_date: { from: "compliance_date" },
      build_date: { from: "build_date" },
      standardEquipment: { from: "features" },
      images: { from: "images" },
      show_on_dealer_website: { from: "show_on_dealer_website" },
      item_type: { from: "item_type" },
      location: { from: "location_code" },
      status: { from: { values: { "For Sale": "in_stock", WITHDRAWN: "withdrawn" } } },
    });
  });

  it("asks of each later file for what says whether a car is offered, and as what", async () => {
    const { mapping } = await propose([
      "stocknum,make,model,year,status,car_type,show_on_dealer_website,colour",
      "D1,Mazda,CX-5,2021,For Sale,used,true,Red",
      "D2,Kia,Rio,2019,Withdrawn,new,false,White",
    ]);
    expect(mapping.requiredColumns).toEqual([
      "stocknum",
      "make",
      "model",
      "year",
      "status",
      "car_type",
      "show_on_dealer_website",
    ]);
  });

  it("has the cars of a file with one code of a yard stand at the site's one yard", async () => {
    const rows = ["make,model,stocknum,location_code", "Mazda,CX-5,D1,HORN", "Kia,Rio,D2,HORN"];
    expect((await propose(rows)).mapping.fields.location).toEqual({ otherwise: "yard" });
    expect((await propose([...rows, "Kia,Rio,D3,ASQ"])).mapping.fields.location).toEqual({ from: "location_code" });
  });

  it("says what the file does not say", async () => {
    const { assumed } = await propose(["Make,Model,Price", "Mazda,CX-5,34990"]);
    expect(assumed.join(" ")).toMatch(/each counts as used.*what prices include.*neither VIN nor stock number/);
    const total = await propose(["Make,Model,Price", "Mazda,CX-5,34990"], { isPriceTotal: true });
    expect(total.mapping.fields.price_type).toEqual({ otherwise: "drive_away" });
  });

  it("finds make, model and badge in a title where no column has them", async () => {
    const { mapping } = await propose([
      "Ref,Vehicle,Price",
      "T1,2017 Land Rover Discovery SE,41990",
      "T2,2021 Mazda CX-5 Touring,34990",
    ]);
    expect(mapping.fields.make?.from).toMatchObject([
      { column: "Vehicle", match: expect.stringContaining("Land Rover|Mazda") as string },
      { column: "Vehicle" },
    ]);
    expect(mapping.fields.year?.from).toMatchObject({ column: "Vehicle" });
    expect(Object.keys(mapping.fields)).toContain("badge");
  });

  it("parts two things in one column", async () => {
    const { mapping } = await propose([
      "Make,Model,Colour,Location,Engine",
      'Mazda,CX-5,White / Black,"Caringbah, NSW","4 cyl, 2.5 L"',
      'Kia,Rio,Red / Grey,"Geelong, VIC","4 cyl, 1.4 L"',
    ]);
    expect(mapping.fields).toMatchObject({
      colour: { from: { part: { separator: " / ", index: 0 } } },
      interior_colour: { from: { part: { separator: " / ", index: 1 } } },
      city: { from: { part: { separator: ",", index: 0 } } },
      state: { from: { part: { separator: ",", index: 1 } } },
      cylinders: { from: { column: "Engine" } },
      engine_size_litres: { from: { column: "Engine" } },
    });
  });

  it("knows columns by what stands in them where their names say nothing", async () => {
    const makes = ["Toyota", "Mazda", "Kia", "Ford"];
    const rows = Array.from({ length: 24 }, (_, index) => {
      const year = 2012 + (index % 13);
      return `K${700 + index},${makes[index % 4]},M${index % 6},${year},${(2027 - year) * 11_000 + index * 137},${(year - 2005) * 1_900 + index * 41},${index % 2 ? "Automatic" : "Manual"},NSW`;
    });
    const { matched } = await propose(["A,B,C,D,E,F,G,H", ...rows]);
    expect(matched.map(({ subject, because }) => [subject, because])).toEqual([
      ["stocknum", "values"],
      ["make", "values"],
      ["model", "values"],
      ["year", "values"],
      ["km", "values"],
      ["price", "values"],
      ["trans", "values"],
      ["state", "values"],
    ]);
  });

  it("does what a person says of a column", async () => {
    const choices = new Map([
      ["Group", "badge"],
      ["Colour", undefined],
    ] as const);
    const { mapping, left } = await propose(["Make,Model,Group,Colour", "Mazda,CX-5,Touring,Red"], { choices });
    expect(mapping.fields.badge).toEqual({ from: "Group" });
    expect(left).toEqual(["Colour"]);
  });

  it.each([
    ["nothing says the make", ["Colour,Price", "Red,24990"], "No column of the file says the make"],
    ["its first line is a car", ["Mazda,CX-5,2021,34990", "Kia,Rio,2019,15990"], "The first line of the file is a car"],
    ["it has no rows", ["Make,Model"], "has no rows"],
  ])("is refused for a file when %s", async (_, lines, message) => {
    await expect(propose(lines)).rejects.toThrow(message);
  });
});
