import { describe, expect, it } from "vitest";
import { aCar } from "../testing/a-car.ts";
import {
  bareCar,
  caravan,
  electricReserved,
  onOffer,
  preorderWithoutPrice,
  soldYesterday,
  subscriptionCar,
} from "../testing/car-presets.ts";
import type { Car } from "../entities/car.ts";
import type { JsonLd } from "./json-ld.ts";
import { jsonLdText } from "./json-ld.ts";
import { vehicleJsonLd } from "./vehicle-json-ld.ts";

const options = { url: "https://dealer.example/cars/a", currency: "AUD", sellerName: "Harbour" };
const of = (car: Car) =>
  vehicleJsonLd(car, options) as JsonLd & {
    offers?: { price?: number; availability?: string; priceCurrency?: string };
  };

describe("Structured data of a vehicle", () => {
  it.each<[string, Car, string, number | undefined, string | undefined]>([
    ["a new car", aCar({ car_type: "new", km: 12 }), "Car", 38990, "InStock"],
    ["a used car", aCar(), "Car", 38990, "InStock"],
    ["a demo car", aCar({ car_type: "demo" }), "Car", 38990, "InStock"],
    ["a sold car", soldYesterday(new Date("2026-11-21T00:00:00Z")), "Car", 38990, "SoldOut"],
    ["a car that is coming soon", aCar({ status: "coming_soon" }), "Car", 38990, "PreOrder"],
    ["a reserved electric car", electricReserved(), "Car", 61990, "OutOfStock"],
    ["a car on offer", onOffer(), "Car", 36990, "InStock"],
    ["a car without a price", aCar({ price: null }), "Car", undefined, undefined],
    ["a preorder without a price", preorderWithoutPrice(), "Car", undefined, undefined],
    ["a car to subscribe to", subscriptionCar(), "Car", undefined, undefined],
    ["a motorbike", aCar({ item_type: "motorbike" }), "Motorcycle", 38990, "InStock"],
    ["a caravan", caravan(), "Vehicle", 59990, "InStock"],
    ["a truck", aCar({ item_type: "truck" }), "Vehicle", 38990, "InStock"],
    ["a record with nothing but its name", bareCar(), "Car", undefined, undefined],
  ])("of %s names its kind, price and availability", (_name, car, type, price, availability) => {
    const node = of(car);
    expect(node).toMatchObject({ "@context": "https://schema.org", "@type": type, url: options.url });
    expect([node.offers?.price, node.offers?.availability]).toEqual([
      price,
      availability && `https://schema.org/${availability}`,
    ]);
    expect(node.offers?.priceCurrency).toBe(price === undefined ? undefined : "AUD");
  });

  const kinds: [string, Partial<Car>, string][] = [
    ["car", {}, "Car"],
    ["car whose feed says so", { item_type: "Car" }, "Car"],
    ["motorbike", { item_type: "motorbike", simple_body: "Motorbike" }, "Motorcycle"],
    ["motorbike told by its body alone", { item_type: null, simple_body: "Motorcycle" }, "Motorcycle"],
    ["caravan", { item_type: "caravan" }, "Vehicle"],
    ["caravan told by its body alone", { item_type: null, simple_body: "Caravan" }, "Vehicle"],
    ["truck", { item_type: "truck" }, "Vehicle"],
    ["truck told by its body alone", { item_type: null, simple_body: "Light Truck" }, "Vehicle"],
    ["boat", { item_type: "boat" }, "Vehicle"],
  ];
  const soldAt = { status: "sold", sold_date_timestamp: 1_763_600_000 } as const;
  const states: [string, Partial<Car>, string | undefined][] = [
    ["in stock", { status: "in_stock" }, "InStock"],
    ["reserved", { status: "in_stock", reserved: true }, "OutOfStock"],
    ["coming soon", { status: "coming_soon" }, "PreOrder"],
    ["on order", { status: "coming_soon", preorder: true }, "PreOrder"],
    ["sold", soldAt, "SoldOut"],
    ["without a price", { price: null }, undefined],
    ["at a price of 10, which none is", { price: 10 }, undefined],
    ["sold without a price", { ...soldAt, price: null }, undefined],
    ["on order without a price", { status: "coming_soon", preorder: true, price: null }, undefined],
    ["to subscribe to", { subscription_price: 289, price: null }, undefined],
    ["without photos", { images: [], primary_image_url: null }, "InStock"],
  ];
  const matrix = kinds.flatMap(([kind, is, type]) =>
    states.map(
      ([state, stands, availability]) => [`${kind} ${state}`, { ...is, ...stands }, type, availability] as const,
    ),
  );

  it.each(matrix)(
    "of a %s has all that a search engine asks for, and an offer only with a price",
    (_name, changes, type, availability) => {
      const images = changes.images ? [] : ["https://dealer.example/media/a.webp?w=1280"];
      const node = vehicleJsonLd(aCar({ vin: "JM0KF4W2A00123456", badge: "Touring", km: 41_200, ...changes }), {
        ...options,
        images,
      });
      expect(node).toMatchObject({
        "@context": "https://schema.org",
        "@type": type,
        url: options.url,
        brand: { "@type": "Brand", name: "Mazda" },
        model: "CX-5",
        vehicleIdentificationNumber: "JM0KF4W2A00123456",
        vehicleModelDate: "2021",
        itemCondition: "https://schema.org/UsedCondition",
        mileageFromOdometer: { "@type": "QuantitativeValue", value: 41_200, unitCode: "KMT" },
      });
      expect(node).toHaveProperty("name", expect.stringContaining("2021 Mazda CX-5"));
      expect(node).toHaveProperty("vehicleConfiguration", expect.stringContaining("Touring"));
      const { image, offers } = node as JsonLd & { image?: unknown; offers?: unknown };
      expect(image).toEqual(images.length > 0 ? images : undefined);
      expect(offers).toEqual(
        availability && {
          "@type": "Offer",
          price: 38_990,
          priceCurrency: "AUD",
          availability: `https://schema.org/${availability}`,
          url: options.url,
          seller: { "@type": "AutoDealer", name: "Harbour" },
        },
      );
    },
  );

  it.each([
    ["new", "NewCondition"],
    ["demo", "UsedCondition"],
    ["used", "UsedCondition"],
  ] as const)("calls a %s car %s", (type, condition) => {
    expect(of(aCar({ car_type: type }))).toMatchObject({ itemCondition: `https://schema.org/${condition}` });
  });

  it.each([aCar(), caravan(), bareCar(), preorderWithoutPrice()])(
    "holds no empty value and reads back as it was written",
    (car) => {
      const text = jsonLdText(of(car));
      expect(text).not.toMatch(/:(?:null|""|\[\]|\{\})[,}]|<\//);
      expect(JSON.parse(text)).toEqual(of(car));
    },
  );

  it("has no phone number at all, masked or not", () => {
    const location = { id: "1", name: "Harbour", slug: null, phone: "02 5550 0100", type: null, address: null };
    expect(jsonLdText(of(aCar({ location })))).not.toContain("telephone");
  });

  it("leaves the VIN out where the site hides it", () => {
    expect(vehicleJsonLd(aCar(), { ...options, hideVin: true })).not.toHaveProperty("vehicleIdentificationNumber");
  });
});
