import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryCar } from "../../test/arbitrary-car.ts";
import { aCar } from "../testing/a-car.ts";
import { bareCar } from "../testing/car-presets.ts";
import { carSummarySchema } from "./car-summary.ts";
import { carSchema } from "./car.ts";
import { leadInputSchema } from "./lead.ts";
import { locationSchema } from "./location.ts";

const least = {
  id: "1",
  slug: "kia-rio-used-1",
  path: "/cars/kia-rio-used-1",
  name: "Kia Rio",
  make: "Kia",
  model: "Rio",
  car_type: "used",
  status: "in_stock",
};

describe("record of a car", () => {
  it("needs no more than what it is, where it is and its state", () => {
    const car = carSchema.parse(least);
    expect(car).toMatchObject({
      price: null,
      images: [],
      payment_processors: [],
      finance_lenders: {},
      show_on_dealer_website: true,
      location: null,
      autograb_data: null,
    });
    expect(Object.values(car)).not.toContain(undefined);
  });
  it.each(Object.keys(least))("is refused without its %s", (name) => {
    expect(carSchema.safeParse({ ...least, [name]: undefined }).success).toBe(false);
  });
  it("takes null wherever a field may be left out, and blank text for not known", () => {
    const optional = Object.keys(carSchema.shape).filter((name) => !Object.hasOwn(least, name));
    expect(carSchema.parse({ ...least, ...Object.fromEntries(optional.map((name) => [name, null])) })).toEqual(
      carSchema.parse(least),
    );
    expect(carSchema.parse({ ...least, badge: "  ", colour: " Red " })).toMatchObject({ badge: null, colour: "Red" });
  });
  it("stays what it is when it is parsed again", () => {
    for (const car of [
      aCar(),
      bareCar(),
      aCar({ location: { id: "1", name: "Dubbo", slug: null, phone: null, type: null, address: null } }),
    ])
      expect(carSchema.parse(car)).toEqual(car);
  });
  it("gives a summary that holds nothing but its own fields", () => {
    const summary = carSummarySchema.parse(aCar());
    expect(summary).not.toHaveProperty("dealercomments");
    expect(aCar()).toMatchObject(summary);
  });
  it("with any field missing is accepted or refused, and never breaks", () => {
    fc.assert(
      fc.property(arbitraryCar, (car) => {
        expect(typeof carSchema.safeParse(car).success).toBe("boolean");
      }),
    );
  });
});

describe("record of a lead", () => {
  const lead = { name: "Ana", phone: "0412 345 678" };
  it("starts as one from the website, with consent as the form had it", () => {
    expect(leadInputSchema.parse(lead)).toMatchObject({
      source: "Website",
      opt_in: true,
      lead_attributes: { visited_pages: [], linked_query_params: {} },
    });
  });
  it("leaves out what was left blank", () => {
    expect(leadInputSchema.parse({ ...lead, email: "jo@shopper.example" }).email).toBe("jo@shopper.example");
    expect(leadInputSchema.parse({ ...lead, email: "", last_name: " ", postcode: "" })).toMatchObject({
      email: undefined,
      last_name: undefined,
      postcode: undefined,
    });
  });
  it.each([
    ["without a name", { name: " " }],
    ["with an email address that is none", { email: "ana" }],
    ["with a postcode of three digits", { postcode: "283" }],
    ["with a field that nobody knows", { is_admin: true }],
    ["from another source", { source: "Phone" }],
    [
      "with too many tracking parameters",
      {
        lead_attributes: {
          linked_query_params: Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`p${index}`, "1"])),
        },
      },
    ],
  ])("is refused %s", (_, changes) => {
    expect(leadInputSchema.safeParse({ ...lead, ...changes }).success).toBe(false);
  });
});

describe("record of a location", () => {
  const place = {
    id: "dubbo",
    name: "Dubbo",
    slug: "dubbo",
    address: { street: "1 Macquarie Street", city: "Dubbo", state: "NSW", postcode: "2830" },
    contact_detail: {},
  };
  it("is visible, of no special kind and without hours until it says so", () => {
    expect(locationSchema.parse(place)).toMatchObject({
      visible: true,
      location_type: "",
      contact_detail: { opening_hours: [] },
      special_hours: [],
      primary: null,
    });
    const holiday = { date: "2026-12-25", status: "Closed" };
    expect(locationSchema.parse({ ...place, special_hours: [holiday] }).special_hours).toEqual([
      { ...holiday, location_id: null, start_hour: null, end_hour: null },
    ]);
  });
  it.each([
    { address: { ...place.address, postcode: "28300" } },
    { slug: "Dubbo Sales" },
    { location_type: "kiosk" },
    { special_hours: [{ date: "25/12/2026", status: "Closed" }] },
  ])("is refused with %j", (changes) => {
    expect(locationSchema.safeParse({ ...place, ...changes }).success).toBe(false);
  });
});
