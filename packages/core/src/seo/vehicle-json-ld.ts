import type { CarPart } from "../car/car-part.ts";
import { isAmount } from "../car/car-part.ts";
import { carTitle } from "../car/car-title.ts";
import { fuelType } from "../car/fuel-type.ts";
import { vehicleKind } from "../car/vehicle-kind.ts";
import type { PricedCar } from "../price/display-price.ts";
import { salePrice } from "../price/sale-price.ts";
import { isSold } from "../stock/availability.ts";
import { jsonLd, jsonLdDocument } from "./json-ld.ts";
import type { JsonLd } from "./json-ld.ts";

/** What {@link vehicleJsonLd} needs to know besides the car. */
export interface VehicleJsonLdOptions {
  /** Absolute address of the vehicle page. */
  url: string;
  currency: string;
  /** Absolute addresses of pictures, the best first. @default those of the car */
  images?: readonly string[];
  sellerName?: string;
  /** Leave the VIN out: some dealers do not publish it. @default false */
  hideVin?: boolean;
}

/** The fields that structured data is made of. */
export type VehicleJsonLdCar = PricedCar &
  CarPart<
    | "year"
    | "make"
    | "model"
    | "badge"
    | "series"
    | "status"
    | "reserved"
    | "car_type"
    | "item_type"
    | "km"
    | "vin"
    | "stocknum"
    | "colour"
    | "interior_colour"
    | "simple_body"
    | "body"
    | "drive"
    | "doors"
    | "seats"
    | "simple_transmission"
    | "trans"
    | "simple_fuel"
    | "fuel"
    | "engine_size_litres"
    | "images"
    | "primary_image_url"
    | "dealercomments"
  >;

/**
 * Structured data of a vehicle page (rules-finance-seo-feeds.md 2.3): no offer where no price above 10 is shown,
 * SoldOut when sold, OutOfStock while somebody has it reserved, kilometres with unit code KMT, demo cars as used (2.5).
 *
 * @example
 * vehicleJsonLd({ make: "Kia", model: "Rio", year: 2019, price: 15990, status: "in_stock" }, { url: "https://a.example/cars/x", currency: "AUD" }).offers
 * // { "@type": "Offer", price: 15990, priceCurrency: "AUD", availability: "https://schema.org/InStock", url: "https://a.example/cars/x" }
 */
export function vehicleJsonLd(car: VehicleJsonLdCar, options: VehicleJsonLdOptions): JsonLd {
  const litres = car.engine_size_litres;
  const fuel = fuelType(car);
  const hasEngine = fuel !== undefined || isPositive(litres);
  return jsonLdDocument(
    jsonLd(vehicleType(car), {
      name: carTitle(car),
      url: options.url,
      image: [...(options.images ?? ownImages(car))],
      description: car.dealercomments,
      brand: car.make ? jsonLd("Brand", { name: car.make }) : undefined,
      model: car.model,
      vehicleConfiguration: [car.badge, car.series].filter(Boolean).join(" "),
      vehicleModelDate: isPositive(car.year) ? String(car.year) : undefined,
      vehicleIdentificationNumber: options.hideVin === true ? undefined : car.vin,
      sku: car.stocknum,
      itemCondition: car.car_type
        ? `https://schema.org/${car.car_type === "new" ? "NewCondition" : "UsedCondition"}`
        : undefined,
      mileageFromOdometer:
        isAmount(car.km) && car.km >= 0 ? jsonLd("QuantitativeValue", { value: car.km, unitCode: "KMT" }) : undefined,
      bodyType: car.simple_body ?? car.body,
      color: car.colour,
      vehicleInteriorColor: car.interior_colour,
      driveWheelConfiguration: car.drive,
      numberOfDoors: isPositive(car.doors) ? car.doors : undefined,
      vehicleSeatingCapacity: isPositive(car.seats) ? car.seats : undefined,
      vehicleTransmission: car.simple_transmission ?? car.trans,
      fuelType: fuel,
      vehicleEngine: hasEngine
        ? jsonLd("EngineSpecification", {
            fuelType: fuel,
            engineDisplacement: isPositive(litres)
              ? jsonLd("QuantitativeValue", { value: litres, unitCode: "LTR" })
              : undefined,
          })
        : undefined,
      offers: offer(car, options),
    }),
  );
}

function offer(car: VehicleJsonLdCar, { url, currency, sellerName }: VehicleJsonLdOptions): JsonLd | undefined {
  const price = salePrice(car);
  if (price === undefined) return undefined;
  return jsonLd("Offer", {
    price,
    priceCurrency: currency,
    availability: `https://schema.org/${availability(car)}`,
    url,
    seller: sellerName ? jsonLd("AutoDealer", { name: sellerName }) : undefined,
  });
}

function availability(car: VehicleJsonLdCar): string {
  if (isSold(car)) return "SoldOut";
  if (car.reserved === true) return "OutOfStock";
  return car.preorder === true || car.status === "coming_soon" ? "PreOrder" : "InStock";
}

/** A caravan or a truck is told by its body, too, where a feed says no item type. */
function vehicleType(car: VehicleJsonLdCar): string {
  const kind = vehicleKind(car);
  if (kind === "motorbike") return "Motorcycle";
  return kind === "car" && /^(?:car)?$/i.test(car.item_type ?? "") ? "Car" : "Vehicle";
}

function ownImages(car: VehicleJsonLdCar): string[] {
  const all = (car.images ?? []).map((item) => item.image.url);
  return all.length > 0 ? all : car.primary_image_url ? [car.primary_image_url] : [];
}

function isPositive(value: number | null | undefined): value is number {
  return isAmount(value) && value > 0;
}
