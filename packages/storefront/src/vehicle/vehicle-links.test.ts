import { aCar, aSite, soldYesterday } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { footText, sellerAndWarranty, sellerLine, vehicleBanner, vehicleReports } from "./vehicle-extras.ts";
import { vehicleLinks } from "./vehicle-links.ts";

const site = aSite();
const place = { id: "1", name: "Harbour", slug: null, phone: null, type: null, address: null };

describe("The buttons of a car's page", () => {
  it("lead to its enquiry, its number, its paper and its place", () => {
    const links = Object.fromEntries(
      vehicleLinks(site, aCar({ slug: "a-car", location: place }), "02 5550 0100").map(({ kind, href }) => [
        kind,
        href,
      ]),
    );
    expect(links).toMatchObject({
      enquire: "/cars/a-car/enquire",
      call: "tel:0255500100",
      print: "/print?car_id=a-car",
      download: "/cars/a-car.pdf",
      location: "#vehicle-map",
      testDrive: "/cars/a-car/test-drive",
      photoRequest: "/cars/a-car/request-photos",
    });
  });
  it("ask for a masked number before they call it", () => {
    expect(vehicleLinks(site, aCar(), "02 555• ••••").find(({ kind }) => kind === "call")?.href).toBe("#reveal-phone");
  });
  it("leave out what the site has no page for, and a place that is not known", () => {
    const links = vehicleLinks(
      { ...site, reserve: { ...site.reserve, enabled: true, onlinePurchase: true }, pages: { ...site.pages, on: [] } },
      aCar({ payment_processors: ["card"] }),
      "1",
    );
    const kinds = links.map(({ kind }) => kind);
    expect(links.find(({ kind }) => kind === "reserve")?.href).toMatch(/^\/cars\/[^/]+\/checkout$/);
    expect(links.find(({ kind }) => kind === "purchase")?.href).toMatch(/^\/checkout-journey\?car_id=/);
    expect(kinds).not.toContain("location");
    expect(kinds).not.toContain("testDrive");
  });
  it("of a sold car offer paper and sharing only", () => {
    expect(vehicleLinks(site, soldYesterday(new Date()), "1").map(({ kind }) => kind)).toEqual([
      "share",
      "print",
      "download",
    ]);
  });
});

describe("Beside a car's page", () => {
  it("reports show where the site turns them on and the car has a VIN, and never promise a clear title", () => {
    const reports = {
      ...site.reports,
      ppsr: true,
      carAnalysis: true,
      carAnalysisUrl: "https://reports.example/?vin={vin}",
    };
    expect(vehicleReports(site, aCar())).toEqual([]);
    const [register, analysis] = vehicleReports({ ...site, reports }, aCar({ vin: "JM0" }));
    expect(register?.note).toContain("costs $2");
    expect(`${register?.label} ${register?.note}`).not.toMatch(/clear title/i);
    expect(analysis?.href).toBe("https://reports.example/?vin=JM0");
    expect(vehicleReports({ ...site, reports }, aCar({ vin: null }))).toEqual([]);
  });
  it("the banner has no entry whose page the site has not", () => {
    expect(vehicleBanner({ ...site, pages: { ...site.pages, on: [] } }, aCar())).toEqual([]);
  });
  it("the manufacturer's booking site is where the banner books a service, on sites that use one", () => {
    const service = { ...site.service, form: "external" as const, bookingUrl: "https://book.example/" };
    const banner = vehicleBanner({ ...site, service, pages: { ...site.pages, on: [] } }, aCar());
    expect(banner.map(({ href }) => href)).toEqual(["https://book.example/"]);
  });
  it("the seller is named with the number that the law asks for", () => {
    expect(
      sellerLine(
        { ...site, country: "NZ", dealer: { ...site.dealer, legalName: "Tasman Ltd", licenceNumber: "M1" } },
        null,
      ),
    ).toBe("Sold by Tasman Ltd, registered motor vehicle trader M1");
    expect(
      sellerLine({ ...site, country: "AU", dealer: { ...site.dealer, legalName: "Harbour Pty Ltd" } }, "MD 2"),
    ).toBe("Sold by Harbour Pty Ltd, licensed motor dealer MD 2");
  });
});

describe("Who sells a car", () => {
  const used = aCar({ car_type: "used", year: 2024, build_date: "2024-02", km: 20_000, price: 25_990 });
  const at = new Date("2026-11-22T00:00:00Z");
  it("is said with the warranty by the law of the state, where the site says it and there is one", () => {
    const place = aSite().locations[0];
    expect(sellerAndWarranty(used, aSite(), place, at)).toBe(
      "Sold by Harbour Motors Pty Ltd, licensed motor dealer MD012345. Statutory warranty in NSW: 3 months or 5,000 km, whichever comes first.",
    );
    const silent = aSite({ vehiclePage: { statutoryWarranty: false } });
    const alone = "Sold by Harbour Motors Pty Ltd, licensed motor dealer MD012345";
    expect(sellerAndWarranty(used, silent, place, at)).toBe(alone);
    expect(sellerAndWarranty(used, aSite(), undefined, at)).toBe(alone);
  });
  it("stands at the foot of the page of a car without a place on it, before what the page says of its own limits", () => {
    const seller = "Sold by Harbour Motors Pty Ltd, licensed motor dealer MD012345";
    expect(footText("Check with us.", seller, { isSaid: false })).toBe(`${seller}. Check with us.`);
    expect(footText("", `${seller}. This car has no statutory warranty in TAS.`, { isSaid: false })).toBe(
      `${seller}. This car has no statutory warranty in TAS.`,
    );
    expect(footText("Check with us.", seller, { isSaid: true })).toBe("Check with us.");
  });
});
