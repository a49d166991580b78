import { describe, expect, it } from "vitest";
import { aCar } from "../testing/a-car.ts";
import { aSite } from "../testing/a-site.ts";
import { caravan, soldYesterday } from "../testing/car-presets.ts";
import { vehicleActions } from "./vehicle-actions.ts";
import type { VehicleActionSettings } from "./vehicle-actions.ts";

const site = aSite();
const settings: VehicleActionSettings = {
  buttons: site.vehiclePage.buttons,
  reserve: site.reserve,
  chat: site.chat,
  reports: site.reports,
  stock: site.stock,
};
const shop: VehicleActionSettings = { ...settings, reserve: { ...site.reserve, enabled: true, onlinePurchase: true } };
const labels = (...asked: Parameters<typeof vehicleActions>) => vehicleActions(...asked).map(({ label }) => label);

describe("The buttons of a vehicle page", () => {
  it("of a car in stock are those of S1 §2, the enquiry first", () => {
    expect(labels(aCar(), settings)).toEqual([
      "Enquire Now",
      "Call Now",
      "Book a Test Drive",
      "Get Finance",
      "Trade-in",
      "Vehicle location",
      "Request photos",
      "Share",
      "Print",
      "Download PDF",
    ]);
  });
  it("let a car be reserved and bought only where payments can be taken for it", () => {
    expect(labels(aCar({ payment_processors: ["card"] }), shop)).toEqual(
      expect.arrayContaining(["Reserve Car Now", "Buy Online"]),
    );
    expect(labels(aCar(), shop)).not.toContain("Reserve Car Now");
    expect(labels(aCar({ payment_processors: ["card"], reserved: true }), shop)).not.toContain("Buy Online");
    expect(labels(aCar({ payment_processors: ["card"] }), settings)).not.toContain("Reserve Car Now");
  });
  it("read Instant Message where a chat bot is active", () => {
    expect(labels(aCar(), { ...settings, chat: { scriptUrl: "https://chat.example/bot.js" } })[0]).toBe(
      "Instant Message",
    );
    const hidden = { ...settings.buttons, enquire: { ...settings.buttons.enquire, show: false } };
    expect(
      labels(aCar(), { ...settings, buttons: hidden, chat: { scriptUrl: "https://chat.example/bot.js" } })[0],
    ).toBe("Call Now");
  });
  it("offer to ask for photos while there are few", () => {
    const image = { image: { url: "/a.jpg", thumb: { url: "/a.jpg" } } };
    const of = (count: number) => aCar({ images: Array.from({ length: count }, () => image) });
    expect(labels(of(3), settings)).toContain("Request photos");
    expect(labels(of(4), settings)).not.toContain("Request photos");
    expect(labels(of(4), { ...settings, photoRequestMost: 10 })).toContain("Request photos");
  });
  it("of a caravan offer no test drive", () => {
    expect(labels(caravan(), settings)).not.toContain("Book a Test Drive");
    expect(labels(caravan(), settings)).toContain("Enquire Now");
  });
  it("of a reserved car or one that is coming soon offer no test drive, unless the site says so", () => {
    for (const car of [aCar({ reserved: true }), aCar({ status: "coming_soon" })]) {
      expect(labels(car, settings)).not.toContain("Book a Test Drive");
      expect(labels(car, { ...settings, stock: { testDrivesOfUnavailable: true } })).toContain("Book a Test Drive");
    }
  });
  it("of a car without a price take no trade-in", () => {
    expect(labels(aCar({ price: null }), settings)).not.toContain("Trade-in");
  });
  it("offer a history report that there is", () => {
    const reports = { ...settings, reports: { history: true } };
    expect(labels(aCar({ file: "https://reports.example/1.pdf" }), reports)).toContain("History report");
    expect(labels(aCar(), reports)).not.toContain("History report");
  });
  it("of a sold car leave out all that asks for it", () => {
    expect(labels(soldYesterday(new Date("2026-11-21T00:00:00Z")), shop)).toEqual(["Share", "Print", "Download PDF"]);
  });
  it("may be left away or renamed by a site", () => {
    expect(
      labels(aCar(), {
        ...settings,
        buttons: { ...settings.buttons, print: { show: false }, call: { show: true, label: "Ring us" } },
      }),
    ).toEqual(expect.arrayContaining(["Ring us"]));
  });
});
