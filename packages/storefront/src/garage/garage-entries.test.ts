import type { GarageEntry } from "@forecourt/api";
import { describe, expect, it } from "vitest";
import { garageEntries } from "./garage-entries.ts";
import type { GarageSite } from "./entry-words.ts";

const now = new Date("2026-11-25T02:00:00Z");
const site = {
  name: "Harbour Mazda",
  country: "AU",
  timeZone: "Australia/Sydney",
  locale: undefined,
  dealer: { legalName: "Harbour Pty Ltd", phone: "02 5550 4120" },
  reserve: { hours: 72, path: "checkout" },
  valuationPath: "/sell-your-car",
  servicePath: "/service",
  enquiry: { testDriveName: "test drive" },
  search: { vehicleType: "cars" },
} as unknown as GarageSite;
const car = { id: "17", name: "2021 Mazda CX-5", path: "/cars/2021-mazda-cx-5-used", image: null };
const all = { lead_id: "a-lead", created_at: "2026-11-22T22:00:00Z", car };
const id = "5b0e0000-0000-4000-8000-000000000001";

/** The entry in words. */
const said = (entry: GarageEntry, at = now) => {
  const [view] = garageEntries({ entries: [entry] }, site, at);
  if (!view) throw new Error("There is no entry.");
  return { ...view, next: view.actions.map(({ label }) => label), to: view.actions.map(({ href }) => href) };
};
const drive = (
  state: "held" | "booked" | "cancelled" | "released" | "past",
  { movedTo = null, sold = false }: { movedTo?: string | null; sold?: boolean } = {},
): GarageEntry => ({
  ...all,
  kind: "test_drive",
  id,
  test_drive: {
    starts_at: "2026-11-26T22:00:00Z",
    ends_at: "2026-11-26T23:00:00Z",
    label: "Friday, 27 November at 9:00 am",
    time_zone: "Australia/Sydney",
    location_id: "1",
    location_name: "Artarmon",
    address: "1 High Street",
    car: { id: car.id, name: car.name, path: car.path, sold },
    state,
    held_until: state === "held" ? "2026-11-25T02:10:00Z" : null,
    moved_to: movedTo,
  },
});
const reservation = (state: "held" | "reserved" | "sold" | "released", payUrl: string | null = null) => ({
  id,
  car: { id: "17", slug: "2021-mazda-cx-5-used", name: "2021 Mazda CX-5" },
  state,
  payment: state === "held" ? ("open" as const) : ("paid" as const),
  end: state === "released" ? ("time_over" as const) : null,
  until: "2026-11-27T02:00:00Z",
  time_zone: "Australia/Sydney",
  deposit_cents: 50_000,
  currency: "AUD",
  is_refundable: true,
  pay_url: payUrl,
  receipt_number: null,
});

describe("what a shopper has at the site", () => {
  it.each(["held", "booked"] as const)("says of a test drive that is %s that its car was sold since", (state) => {
    expect(said(drive(state, { sold: true }))).toMatchObject({
      state: "This car has been sold",
      next: ["Choose another or cancel"],
    });
  });

  it("says of a test drive that was moved that it was, beside the new one, and offers no third", () => {
    expect(said(drive("cancelled", { movedTo: id }))).toMatchObject({ state: "Moved to another time", next: [] });
  });

  it.each([
    ["held", "wait", "Confirm it by Wednesday, 25 November at 1:10 pm", ["Confirm", "Move or cancel"]],
    ["booked", "good", "Friday, 27 November at 9:00 am", ["Move or cancel", "Add to calendar"]],
    ["cancelled", "over", "Cancelled", ["Book again"]],
    ["released", "over", "Not confirmed in time", ["Book again"]],
    ["past", "over", "Friday, 27 November at 9:00 am", ["Book again", "Call 02 5550 4120"]],
  ] as const)("says of a test drive that is %s what can be done next", (state, tone, words, next) => {
    expect(said(drive(state))).toMatchObject({
      kind: "Test drive",
      title: "2021 Mazda CX-5",
      tone,
      state: words,
      next,
    });
    expect(said(drive("booked")).to[0]).toBe(`/my-test-drive?booking=${id}`);
  });

  it("has a service moved by phone, and one that was not finished booked anew", () => {
    const service = { ...all, car: null, kind: "service_booking", vehicle: "2019 Mazda 3" } as const;
    expect(said({ ...service, state: "sent", day: "2026-12-01" })).toMatchObject({
      title: "2019 Mazda 3",
      state: "Asked for Tuesday, 1 December",
      tone: "wait",
      next: ["Call 02 5550 4120"],
    });
    expect(said({ ...service, state: "unfinished", day: null }).to).toEqual(["/service", "tel:0255504120"]);
    expect(said({ ...service, state: "sent", day: "2026-11-24" }).tone).toBe("over");
  });

  it("leads a valuation on to its estimate until that ends", () => {
    const valuation = {
      ...all,
      car: null,
      kind: "trade_in",
      trade_in: {
        id,
        car: { make: "Mazda", model: "3", year: 2019, km: 60_000 },
        car_id: null,
        adjustmentAnswers: {},
        photos: [],
        state: "sent",
        estimate: { lowDollars: 12_000, highDollars: 13_200, comparables: 8, valid_until: "2026-11-30T00:00:00Z" },
        no_estimate: null,
      },
    } as const satisfies GarageEntry;
    expect(said(valuation)).toMatchObject({ state: "$12,000 to $13,200", tone: "wait", title: "2019 Mazda 3" });
    expect(said(valuation).to[0]).toBe(`/sell-your-car?valuation=${id}`);
    expect(said(valuation, new Date("2026-12-01T00:00:00Z"))).toMatchObject({ tone: "over", next: ["Value it again"] });
    expect(said({ ...valuation, trade_in: { ...valuation.trade_in, state: "accepted" } }).tone).toBe("good");
    expect(
      said({ ...valuation, trade_in: { ...valuation.trade_in, estimate: null, no_estimate: "Too few cars." } }),
    ).toMatchObject({ lines: ["Too few cars."], next: ["Call 02 5550 4120"] });
  });

  it("leads a reservation to its own page: to be paid, or looked at", () => {
    const reserved = { ...all, kind: "reservation", secret: "c2VjcmV0c2VjcmV0c2VjcmV0" } as const;
    expect(said({ ...reserved, reservation: reservation("held", "https://pay.example") }).next[0]).toBe(
      "Pay the deposit",
    );
    expect(said({ ...reserved, reservation: reservation("reserved") }).to[0]).toBe(
      `/cars/2021-mazda-cx-5-used/checkout?reservation=${id}.c2VjcmV0c2VjcmV0c2VjcmV0`,
    );
    expect(said({ ...reserved, reservation: reservation("released") }).tone).toBe("over");
  });

  it("goes on with a purchase by its link, while the car can be had", () => {
    const purchase = {
      ...all,
      kind: "purchase",
      secret: "c2VjcmV0c2VjcmV0c2VjcmV0",
      purchase: { id, until: "2026-12-20T00:00:00Z", next: "delivery", is_available: true, reservation: null },
    } as const satisfies GarageEntry;
    expect(said(purchase)).toMatchObject({ state: "Not finished", next: ["Continue"] });
    expect(said(purchase).to[0]).toBe(`/checkout-journey?purchase=${id}.c2VjcmV0c2VjcmV0c2VjcmV0`);
    expect(said({ ...purchase, purchase: { ...purchase.purchase, is_available: false } })).toMatchObject({
      state: "The car is no longer available",
      tone: "over",
    });
    expect(
      said({ ...purchase, purchase: { ...purchase.purchase, reservation: reservation("reserved") } }),
    ).toMatchObject({
      tone: "good",
      next: ["See the purchase", "Call 02 5550 4120"],
    });
  });

  it("has the receipt of what was paid, and the payment of what was not", () => {
    const payment = {
      ...all,
      car: null,
      kind: "payment",
      secret: "c2VjcmV0c2VjcmV0c2VjcmV0",
      payment: {
        id,
        state: "paid",
        amount_cents: 25_000,
        currency: "AUD",
        reference: "INV-1042",
        paid_at: "2026-11-22T22:00:00Z",
        pay_url: null,
        receipt_number: "R-1",
      },
    } as const satisfies GarageEntry;
    expect(said(payment)).toMatchObject({
      title: "INV-1042, $250.00",
      lines: ["Number: R-1", "Paid on: 23 November 2026"],
      next: ["See the receipt"],
    });
    const open = { ...payment.payment, state: "open" as const, paid_at: null, pay_url: "https://pay.example" };
    expect(said({ ...payment, payment: open })).toMatchObject({ tone: "wait", next: ["Pay"] });
  });

  it("goes on with the lender once that is possible", () => {
    const finance = { ...all, kind: "finance", state: "created", redirect_url: "https://lender.example" } as const;
    expect(said(finance)).toMatchObject({ tone: "good", to: ["https://lender.example", "tel:0255504120"] });
    expect(said({ ...finance, state: "waiting", redirect_url: null }).next).toEqual(["Call 02 5550 4120"]);
  });

  it("keeps an enquiry in sight for two months", () => {
    const enquiry = { ...all, kind: "enquiry", category: "Vehicle Enquiry", subcategory: null } as const;
    expect(said(enquiry)).toMatchObject({ tone: "wait", since: "23 November 2026", href: car.path });
    expect(said(enquiry, new Date("2027-02-01T00:00:00Z")).tone).toBe("over");
  });
});
