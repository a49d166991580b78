import { leadFormContext } from "@forecourt/core";
import { leadInputSchema } from "@forecourt/core/schemas";
import { aCar, aSite } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { leadFromForm } from "./lead-from-form.ts";

const car = aCar();
const context = { car, context: leadFormContext(aSite()), url: `https://a.example${car.path}`, userAgent: "Browser" };
const posted = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return leadFromForm(form, context);
};

describe("A lead from a posted form", () => {
  it("carries the car, the page and what was typed", () => {
    const lead = leadInputSchema.parse(posted({ name: "Ana", email: "ana@example.com", message: "Hi", opt_in: "on" }));
    expect(lead).toMatchObject({
      name: "Ana",
      email: "ana@example.com",
      car_id: car.id,
      "Vehicle Make": "Mazda",
      stock_number: car.stocknum,
      url: context.url,
      source: "Website",
      user_agent: "Browser",
      opt_in: true,
    });
  });

  const from = {
    referrer: `https://a.example${car.path}?utm_source=mail&gclid=7&car_id=9`,
    hosts: ["a.example"],
    at: new Date("2026-11-29T01:00:00Z"),
  };
  const attributes = (fields: Record<string, string>, more: object = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return leadInputSchema.parse(leadFromForm(form, { ...context, from: { ...from, ...more } })).lead_attributes;
  };

  it("tells without JavaScript of the page that the form stood on, and where its visitor came from (S1 §3)", () => {
    expect(attributes({ name: "Ana" })).toEqual({
      visited_pages: [{ path: car.path, at: "2026-11-29T01:00:00.000Z" }],
      linked_query_params: { utm_source: "mail", gclid: "7" },
    });
  });

  it("tells of the visit as the browser's code has it, where it has", () => {
    const visit = { visited_pages: [{ path: "/", at: "2026-11-29T00:00:00Z" }], linked_query_params: { ref: "x" } };
    expect(attributes({ name: "Ana", lead_attributes: JSON.stringify(visit) })).toEqual(visit);
  });

  it.each(["https://elsewhere.example/?utm_source=mail", "", "no address", null])(
    "tells nothing of a page that is not the site's: %s",
    (referrer) => {
      expect(attributes({ name: "Ana" }, { referrer })).toEqual({ visited_pages: [], linked_query_params: {} });
    },
  );

  it("carries the further services that were ticked, and only those that the site offers", () => {
    const form = new FormData();
    for (const [name, value] of [
      ["name", "Ana"],
      ["phone", "0412345678"],
      ["service:Towing", "on"],
      ["service:Free car", "on"],
    ])
      form.set(String(name), String(value));
    const lead = leadFromForm(form, {
      ...context,
      context: leadFormContext(aSite({ enquiry: { additionalServices: ["Car wash", "Towing"] } })),
    });
    expect(leadInputSchema.parse(lead)).toMatchObject({ name: "Ana", additional_services: ["Towing"] });
    expect(posted({ name: "Ana" })).not.toHaveProperty("additional_services");
  });

  it("is for the dealership and location that were chosen, else for the car's own", () => {
    const { dealer } = aSite();
    const dealerships = [
      { slug: "east", name: "East" },
      { slug: "west", name: "West" },
    ];
    const group = aSite({ dealer: { ...dealer, dealerships }, enquiry: { hasLocationSelect: true } });
    const chosen = (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return leadFromForm(form, { ...context, context: leadFormContext(group) });
    };
    expect(chosen({ dealership_slug: "west", location: "2" })).toMatchObject({
      dealership_slug: "west",
      location: "2",
    });
    for (const none of ["", "Choose a dealership"])
      expect(chosen({ dealership_slug: none }).dealership_slug).toBe(car.dealership_slug ?? undefined);
  });

  it("takes an unticked box as no consent", () => {
    expect(posted({ name: "Ana" }).opt_in).toBe(false);
  });

  it("carries the pages seen and the tracking parameters", () => {
    const lead_attributes = {
      visited_pages: [{ path: "/", at: "2026-11-21T00:00:00.000Z" }],
      linked_query_params: { utm_source: "mail" },
    };
    expect(
      leadInputSchema.parse(
        posted({ name: "Ana", phone: "0412345678", lead_attributes: JSON.stringify(lead_attributes) }),
      ).lead_attributes,
    ).toEqual(lead_attributes);
  });

  it.each(["", "{", "7", "null"])("is not lost over attributes that cannot be read (%j)", (lead_attributes) => {
    expect(leadInputSchema.safeParse(posted({ name: "Ana", phone: "0412345678", lead_attributes })).success).toBe(true);
  });
});
