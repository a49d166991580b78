import { describe, expect, it } from "vitest";
import { carSchema } from "../entities/car.ts";
import { isPurchasable } from "../stock/availability.ts";
import { aSite } from "../testing/a-site.ts";
import { carNotice } from "./car-notice.ts";
import { noticeDue, missingNoticeFacts, withOnlineSale } from "./missing-notice-facts.ts";

const car = {
  status: "in_stock" as const,
  car_type: "used" as const,
  price: 11_990,
  make: "Toyota",
  model: "Aqua",
  year: 2015,
  vin: "7AT0H65LX17012345",
  km: 84_210,
  first_registered: "2019-03-04",
  import_damage: false,
  security_interest: false,
  payment_processors: ["card"],
};
const place = aSite().locations[0];
const site = {
  country: "NZ" as const,
  locale: undefined,
  name: "Tasman Motors",
  dealer: { ...aSite().dealer, legalName: "Tasman Motors Limited", licenceNumber: "M000000" },
};

describe("the official notice on a car", () => {
  it("is due in New Zealand on used cars and demonstrators that are for sale, and nowhere else", () => {
    expect(noticeDue(car, "NZ")?.title).toBe("Consumer Information Notice");
    expect(noticeDue({ ...car, car_type: "demo" }, "NZ")).toBeDefined();
    for (const other of [
      { ...car, car_type: "new" as const },
      { ...car, status: "sold" as const },
    ])
      expect([noticeDue(other, "NZ"), carNotice(other, { site, place })]).toEqual([undefined, undefined]);
    expect(noticeDue(car, "AU")).toBeUndefined();
    expect(missingNoticeFacts({ car_type: "used" }, "AU")).toEqual([]);
  });
  it("says the price that the page asks: a reduced one where there is, and none of a car that is let by the week", () => {
    const priceOf = (more: object) =>
      carNotice({ ...car, ...more }, { site, place })?.lines.find(({ label }) => label === "Cash price")?.value;
    expect(priceOf({ offer_price: 10_990 })).toBe("$10,990 including GST and on-road costs");
    expect(priceOf({ subscription_price: 199 })).toBeUndefined();
    expect(missingNoticeFacts({ ...car, subscription_price: 199 }, "NZ")).toEqual(["price"]);
    expect(missingNoticeFacts({ ...car, price: null, offer_price: 10_990 }, "NZ")).toEqual([]);
  });
  it.each(["egc", "plus_orc"] as const)("states no total where charges come on top of the price: %s", (price_type) => {
    const lines = carNotice({ ...car, price_type }, { site, place })?.lines;
    expect(lines?.find(({ label }) => label === "Cash price")?.value).toBeUndefined();
    expect(missingNoticeFacts({ ...car, price_type }, "NZ")).toEqual(["price"]);
  });
  it("says who sells it, what it costs, what it is, what happened to it and who has a claim on it", () => {
    expect(carNotice(car, { site, place })).toMatchObject({
      isWhole: true,
      lines: [
        { label: "Trader", value: "Tasman Motors Limited, trading as Tasman Motors" },
        { label: "Address", value: "1 Macquarie Street, Dubbo, 2830" },
        { label: "Contact", value: "02 5550 0100, sales@harbour-mazda.example" },
        { label: "Motor vehicle trader", value: "M000000" },
        { label: "Cash price", value: "$11,990 including GST and on-road costs" },
        { label: "Make and model", value: "Toyota Aqua" },
        { label: "Year", value: "2015" },
        { label: "VIN or chassis number", value: "7AT0H65LX17012345" },
        { label: "Odometer", value: "84,210 km" },
        { label: "First registered", value: "4 March 2019" },
        { label: "Imported as damaged", value: "No" },
        { label: "Security interest registered", value: "No" },
      ],
    });
  });
  it("says of a claim and of damage that there is one, and a year where the day is not known", () => {
    const told = { ...car, import_damage: true, security_interest: true, first_registered: "2014" };
    const lines = carNotice(told, { site, place })
      ?.lines.slice(-3)
      .map(({ value }) => value);
    expect(lines).toEqual(["2014", "Yes", expect.stringMatching(/^Yes\. Ask us who has it/)]);
  });
  it("keeps a hidden number hidden, and stands without a place", () => {
    const masked = { ...site, dealer: { ...site.dealer, phone: "02 555• ••••", legalName: "Tasman Motors" } };
    const lines = carNotice(car, { site: masked, place: undefined })?.lines ?? [];
    expect(lines.slice(0, 2).map(({ value }) => value)).toEqual(["Tasman Motors", "sales@harbour-mazda.example"]);
  });
  it.each([
    ["price", { price: 10 }],
    ["price", { price: null }],
    ["make", { model: "" }],
    ["year", { year: null }],
    ["vin", { vin: null }],
    ["odometer", { km: null }],
    ["firstRegistered", { first_registered: undefined }],
    ["importDamage", { import_damage: undefined }],
    ["securityInterest", { security_interest: undefined }],
  ] as const)("lacks %s where nobody has said it, and then the car is not sold online", (fact, change) => {
    const lacking = { ...car, ...change };
    expect(missingNoticeFacts(lacking, "NZ")).toEqual([fact]);
    const notice = carNotice(lacking, { site, place });
    expect([notice?.isWhole, notice?.lines.filter(({ value }) => value === undefined).length]).toEqual([false, 1]);
    expect(isPurchasable(withOnlineSale(lacking, "NZ"))).toBe(false);
    expect(withOnlineSale(lacking, "AU")).toBe(lacking);
  });
  it("lets a car be sold online once it is whole", () => {
    expect(withOnlineSale(car, "NZ")).toBe(car);
    expect(isPurchasable(withOnlineSale(car, "NZ"))).toBe(true);
    const { payment_processors: _, ...never } = { ...car, vin: null };
    const unpaid = { ...never, payment_processors: [] };
    expect([withOnlineSale(unpaid, "NZ"), withOnlineSale(never, "NZ")]).toEqual([unpaid, never]);
  });
  it("is made of fields that a feed fills with its own words for yes and no", () => {
    const row = {
      id: "1",
      slug: "a",
      path: "/cars/a",
      name: "A",
      make: "Toyota",
      model: "Aqua",
      car_type: "used",
      status: "in_stock",
    };
    const parsed = carSchema.parse({
      ...row,
      import_damage: "no",
      security_interest: "Yes",
      first_registered: " 2019 ",
    });
    expect([parsed.import_damage, parsed.security_interest, parsed.first_registered]).toEqual([false, true, "2019"]);
    expect(carSchema.parse({ ...row, import_damage: "perhaps" }).import_damage).toBeUndefined();
  });
});
