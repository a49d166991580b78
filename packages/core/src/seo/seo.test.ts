import { describe, expect, it } from "vitest";
import { stockWord } from "../format/stock-word.ts";
import { vehicleBreadcrumb } from "../navigation/breadcrumb.ts";
import { emptySearchQuery } from "../search/search-query.ts";
import { aCar } from "../testing/a-car.ts";
import { aSite } from "../testing/a-site.ts";
import { bareCar, caravan, onOffer, preorderWithoutPrice, soldYesterday } from "../testing/car-presets.ts";
import { breadcrumbJsonLd } from "./breadcrumb-json-ld.ts";
import { dealerJsonLd } from "./dealer-json-ld.ts";
import { jsonLdText } from "./json-ld.ts";
import { searchPageFacts } from "./search-page-facts.ts";
import { searchPageIndexing } from "./search-page-indexing.ts";
import { searchPageDescription, searchPageHeading, searchPageTitle } from "./search-page-text.ts";
import { vehicleJsonLd } from "./vehicle-json-ld.ts";
import { vehiclePageDescription, vehiclePageTitle } from "./vehicle-page-text.ts";

const page = { url: "https://harbour.example/cars/x", currency: "AUD" };
const now = new Date("2026-11-21T00:00:00Z");

describe("a dealer of other vehicles than cars", () => {
  const place = { subject: { make: "Yamaha" }, canonicalPath: "/search/yamaha" };
  it("calls its stock by its name in headings, titles and descriptions of search pages", () => {
    const facts = searchPageFacts({
      place,
      search: emptySearchQuery,
      count: 9,
      siteName: "Twin Ridge",
      locale: "en-AU",
      vehicles: "motorbikes",
    });
    expect([facts.heading, facts.title]).toEqual([
      "Yamaha motorbikes for sale",
      "Yamaha motorbikes for sale | Twin Ridge",
    ]);
    expect(facts.description).toContain("Yamaha motorbikes for sale");
    expect(searchPageHeading({}, "caravans")).toBe("New, demo and used caravans for sale");
  });
  it("and on the way to one of them", () => {
    const label = (car: Parameters<typeof vehicleBreadcrumb>[0]) =>
      vehicleBreadcrumb(car, { knownModels: [], vehicles: "motorbikes" })[1]?.label;
    expect([label({ car_type: "used", city: "Dubbo" }), label({})]).toEqual(["Used motorbikes in Dubbo", "Motorbikes"]);
  });
  it("has one or more of them", () => {
    expect([stockWord("motorbikes"), stockWord("motorbikes", 0), stockWord("cars", 2)]).toEqual([
      "motorbike",
      "motorbikes",
      "cars",
    ]);
  });
});

describe("structured data of a car", () => {
  it("offers it at the price shown, in stock", () => {
    expect(vehicleJsonLd(onOffer(), { ...page, sellerName: "Harbour Mazda" }).offers).toEqual({
      "@type": "Offer",
      price: 36990,
      priceCurrency: "AUD",
      availability: "https://schema.org/InStock",
      url: page.url,
      seller: { "@type": "AutoDealer", name: "Harbour Mazda" },
    });
  });
  it("gives the odometer in kilometres", () => {
    expect(vehicleJsonLd(aCar(), page).mileageFromOdometer).toEqual({
      "@type": "QuantitativeValue",
      value: 23255,
      unitCode: "KMT",
    });
  });
  it("says SoldOut of a sold car", () => {
    expect(vehicleJsonLd(soldYesterday(now), page).offers).toMatchObject({
      availability: "https://schema.org/SoldOut",
    });
  });
  it("says PreOrder of a car that is coming", () => {
    expect(vehicleJsonLd(aCar({ status: "coming_soon" }), page).offers).toMatchObject({
      availability: "https://schema.org/PreOrder",
    });
  });
  it("offers nothing at 10 dollars or less, or without a price", () => {
    expect(vehicleJsonLd(aCar({ price: 10 }), page)).not.toHaveProperty("offers");
    expect(vehicleJsonLd(preorderWithoutPrice(), page)).not.toHaveProperty("offers");
  });
  it.each([
    ["new", "NewCondition"],
    ["demo", "UsedCondition"],
    ["used", "UsedCondition"],
  ] as const)("calls a %s car %s", (car_type, condition) => {
    expect(vehicleJsonLd(aCar({ car_type }), page).itemCondition).toBe(`https://schema.org/${condition}`);
  });
  it.each([
    ["car", "Car"],
    [null, "Car"],
    ["Motorbike", "Motorcycle"],
    ["motor cycle", "Motorcycle"],
    ["caravan", "Vehicle"],
  ])("is for item type %s a %s", (item_type, type) => {
    expect(vehicleJsonLd(aCar({ item_type }), page)["@type"]).toBe(type);
  });
  it("leaves out what is not known", () => {
    expect(Object.keys(vehicleJsonLd(bareCar(), page))).toEqual([
      "@context",
      "@type",
      "name",
      "url",
      "brand",
      "model",
      "itemCondition",
    ]);
    expect(vehicleJsonLd(caravan(), page)).not.toHaveProperty("vehicleEngine");
    expect(vehicleJsonLd({}, page)["@type"]).toBe("Car");
  });
  it("shows the pictures it is given, else the car's own, else the main one", () => {
    expect(vehicleJsonLd(aCar(), { ...page, images: ["https://a.example/1.jpg"] }).image).toEqual([
      "https://a.example/1.jpg",
    ]);
    expect(vehicleJsonLd(aCar(), page).image).toEqual(["/photos/cx5-1.jpg", "/photos/cx5-2.jpg"]);
    expect(vehicleJsonLd(aCar({ images: [] }), page).image).toEqual(["/photos/cx5-1.jpg"]);
  });
  it("keeps the VIN to itself where the dealer wants so", () => {
    expect(vehicleJsonLd(aCar(), { ...page, hideVin: true })).not.toHaveProperty("vehicleIdentificationNumber");
  });
  it("cannot end the script it stands in", () => {
    expect(jsonLdText(vehicleJsonLd(aCar({ dealercomments: "</script><script>" }), page))).not.toContain("<");
  });
});

describe("structured data of a breadcrumb", () => {
  it("numbers its steps and leaves queries out of the addresses", () => {
    const items = breadcrumbJsonLd(
      vehicleBreadcrumb(aCar(), { knownModels: [] }),
      "https://harbour.example",
    ).itemListElement;
    expect(items).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: "https://harbour.example/" },
      {
        "@type": "ListItem",
        position: 2,
        name: "Used cars in Dubbo",
        item: "https://harbour.example/search/used-cars",
      },
      { "@type": "ListItem", position: 3, name: "Mazda", item: "https://harbour.example/search/mazda" },
      { "@type": "ListItem", position: 4, name: "SUV", item: "https://harbour.example/search/suv" },
      { "@type": "ListItem", position: 5, name: "2021 Mazda CX-5 Touring KF" },
    ]);
  });
});

describe("structured data of a dealer's place", () => {
  const [location] = aSite().locations;
  if (!location) throw new Error("the test site has a location");
  const options = { siteName: "Harbour Mazda", country: "AU" as const, url: "https://harbour.example/" };
  it("has address, point on the map and the hours of the days it is open", () => {
    const node = dealerJsonLd(location, options);
    expect(node).toMatchObject({
      "@type": "AutoDealer",
      telephone: "+61255500100",
      geo: { latitude: -32.2569, longitude: 148.6011 },
      address: { addressLocality: "Dubbo", addressRegion: "NSW", postalCode: "2830", addressCountry: "AU" },
    });
    const days = (...names: string[]) => names.map((name) => `https://schema.org/${name}`);
    expect(node.openingHoursSpecification).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: days("Monday", "Tuesday", "Wednesday", "Thursday", "Friday"),
        opens: "08:30",
        closes: "17:30",
      },
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: days("Saturday"),
        opens: "08:30",
        closes: "16:00",
      },
    ]);
  });
  it("has the landline where there is no other number", () => {
    expect(
      dealerJsonLd(
        { ...location, contact_detail: { ...location.contact_detail, phone: null, landline_phone: "02 5550 0100" } },
        options,
      )["telephone"],
    ).toBe("+61255500100");
  });
  it.each([
    ["(09) 555 0142", "NZ", "+6495550142"],
    ["1300 555 014", "AU", "+611300555014"],
    ["+64 9 555 0142", "AU", "+6495550142"],
    ["61 2 5550 0100", "AU", "+61255500100"],
    ["Ask at the yard", "AU", "Ask at the yard"],
    ["1300 MAZDA 1", "AU", "1300 MAZDA 1"],
  ] as const)("has the number %s of %s with its country code", (phone, country, expected) => {
    const contact = { ...location.contact_detail, phone };
    expect(dealerJsonLd({ ...location, contact_detail: contact }, { ...options, country })["telephone"]).toBe(expected);
  });
  it("keeps a masked phone number to itself", () => {
    const contact = { ...location.contact_detail, phone: "02 55•• ••••", landline_phone: null };
    expect(dealerJsonLd({ ...location, contact_detail: contact }, options)["telephone"]).toBeUndefined();
  });
  it("has its picture and its holidays from a date on, closed ones from midnight to midnight", () => {
    const special = { location_id: null, start_hour: null, end_hour: null };
    const node = dealerJsonLd(
      {
        ...location,
        image: "/img/640/yard.webp",
        special_hours: [
          { ...special, date: "2026-01-01", status: "Closed" },
          { ...special, date: "2026-12-24", status: "Open", start_hour: "9 am", end_hour: "12:00" },
          { ...special, date: "2026-12-25", status: "Closed" },
        ],
      },
      { ...options, specialFrom: "2026-11-21" },
    );
    expect(node).toMatchObject({
      image: "https://harbour.example/img/640/yard.webp",
      specialOpeningHoursSpecification: [
        { opens: "09:00", closes: "12:00", validFrom: "2026-12-24", validThrough: "2026-12-24" },
        { opens: "00:00", closes: "00:00", validFrom: "2026-12-25" },
      ],
    });
    expect(dealerJsonLd(location, options)).not.toHaveProperty("specialOpeningHoursSpecification");
  });
  it("is named after the dealer, once", () => {
    expect(dealerJsonLd(location, options).name).toBe("Harbour Mazda Dubbo");
    expect(dealerJsonLd({ ...location, name: "Service Centre" }, options).name).toBe("Harbour Mazda Service Centre");
  });
  it("of a group is named after its dealership alone, where that begins as the group does", () => {
    const nameOf = (name: string, slug: string | undefined, siteName: string) =>
      dealerJsonLd({ ...location, name, dealership_slug: slug }, { ...options, siteName }).name;
    expect(nameOf("Meridian Toyota Parramatta", "meridian-toyota", "Meridian Group")).toBe(
      "Meridian Toyota Parramatta",
    );
    expect(nameOf("Kia Liverpool", "meridian-kia", "Meridian Group")).toBe("Meridian Group Kia Liverpool");
    // A place that is no dealership only happens to begin so.
    expect(nameOf("North Sydney", undefined, "North Shore Motors")).toBe("North Shore Motors North Sydney");
  });
  it("calls a workshop AutoRepair, under the dealer's name once", () => {
    const workshop = {
      ...location,
      name: "Harbour Mazda",
      location_type: "service" as const,
      address: { ...location.address, lat: null },
    };
    expect(dealerJsonLd(workshop, options)).toMatchObject({ "@type": "AutoRepair", name: "Harbour Mazda" });
    expect(dealerJsonLd(workshop, options)).not.toHaveProperty("geo");
  });
});

describe("texts of a vehicle page", () => {
  it("name the car, the place and the dealer", () => {
    expect(vehiclePageTitle(aCar(), { siteName: "Harbour Mazda" })).toBe(
      "2021 Mazda CX-5 Touring KF for sale in Dubbo | Harbour Mazda",
    );
    expect(vehiclePageTitle(soldYesterday(now), { siteName: "Harbour Mazda" })).toBe(
      "2021 Mazda CX-5 Touring KF (sold) | Harbour Mazda",
    );
  });
  it("say the price with what it includes, and nothing of a price once sold", () => {
    const options = { siteName: "Harbour Mazda", locale: "en-AU", currency: "AUD" };
    expect(vehiclePageDescription(aCar(), options)).toBe(
      "Used 2021 Mazda CX-5 Touring KF, $38,990 drive away, 23,255 km, automatic, petrol, stock number S1042. Photos, specifications and enquiry at Harbour Mazda.",
    );
    expect(vehiclePageDescription(soldYesterday(now), options)).not.toContain("$");
    expect(vehiclePageDescription(bareCar(), options)).toBe(
      "Used Mazda CX-5. Photos, specifications and enquiry at Harbour Mazda.",
    );
    expect(vehiclePageDescription(bareCar({ price: 20000 }), options)).toContain("Mazda CX-5, $20,000.");
  });
});

describe("texts of a search page", () => {
  it.each([
    [{}, "New, demo and used cars for sale"],
    [{ carTypes: ["used"] as const }, "Used cars for sale"],
    [{ carTypes: ["demo", "new"] as const }, "Demo and new cars for sale"],
    [{ make: "Mazda" }, "Mazda cars for sale"],
    [{ make: "Mazda", model: "CX-5", carTypes: ["used"] as const, city: "Dubbo" }, "Used Mazda CX-5 for sale in Dubbo"],
    [{ make: "Mazda", body: "SUV" }, "Mazda SUV for sale"],
    [{ body: "SUV" }, "SUVs for sale"],
    [{ body: "Ute / Tray" }, "Ute / Tray for sale"],
    [{ body: "Bus" }, "Buses for sale"],
    [{ body: "Hatch" }, "Hatches for sale"],
    [{ body: "Hatch", carTypes: ["used"] as const, city: "Dubbo" }, "Used Hatches for sale in Dubbo"],
    [{ body: "Hatchback" }, "Hatchbacks for sale"],
    [{ body: "Cab Chassis" }, "Cab Chassis for sale"],
    [{ body: "Prestige" }, "Prestige cars for sale"],
    [{ dealership: "Harbour Kia" }, "New, demo and used cars for sale at Harbour Kia"],
  ])("are for %j headed %s", (subject, heading) => {
    expect(searchPageHeading(subject)).toBe(heading);
  });
  it("tell page 2 from page 1", () => {
    expect(searchPageTitle({ make: "Kia" }, { siteName: "Harbour Kia" })).toBe("Kia cars for sale | Harbour Kia");
    expect(searchPageTitle({ make: "Kia" }, { siteName: "Harbour Kia", page: 2 })).toBe(
      "Kia cars for sale, page 2 | Harbour Kia",
    );
  });
  it("count what was found", () => {
    const options = { siteName: "Harbour Kia", locale: "en-AU" };
    expect(searchPageDescription({ make: "Kia" }, { ...options, count: 1042 })).toBe(
      "Browse 1,042 vehicles: Kia cars for sale. Photos, prices and details from Harbour Kia. Enquire online.",
    );
    expect(searchPageDescription({}, { ...options, count: 12, vehicles: "motorbikes" })).toMatch(
      /^Browse 12 motorbikes:/,
    );
    expect(searchPageDescription({ make: "Kia" }, { ...options, count: 1 })).toContain("Browse 1 vehicle:");
    expect(searchPageDescription({ make: "Kia" }, { ...options, count: 0 })).not.toContain("Browse");
  });
});

describe("what search engines are told about a search page", () => {
  const known = { pathIsKnown: true, hasQueryFilter: false, count: 42 };
  it.each([
    ["many cars", known, { status: 200, index: true, canonical: "self" }],
    ["three cars", { ...known, count: 3 }, { status: 200, index: true, canonical: "self" }],
    ["two cars", { ...known, count: 2 }, { status: 200, index: false, canonical: "self" }],
    ["no car", { ...known, count: 0 }, { status: 404, index: false, canonical: "self" }],
    ["a filter", { ...known, hasQueryFilter: true }, { status: 200, index: true, canonical: "base" }],
    [
      "a filter that finds none",
      { ...known, hasQueryFilter: true, count: 0 },
      { status: 200, index: true, canonical: "base" },
    ],
    ["an unknown path", { ...known, pathIsKnown: false }, { status: 404, index: false, canonical: "self" }],
    [
      "two cars where two are enough",
      { ...known, count: 2, minimum: 2 },
      { status: 200, index: true, canonical: "self" },
    ],
  ])("with %s", (_, input, told) => {
    expect(searchPageIndexing(input)).toEqual(told);
  });
});
