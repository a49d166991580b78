import { breadcrumbJsonLd, siteMoney, vehicleJsonLd } from "@forecourt/core";
import type { JsonLd } from "@forecourt/core";
import type { Car, Location, Site } from "@forecourt/core/schemas";
import { pictureUrl } from "@forecourt/vehicle/card";
import { placeNode } from "../places/place-node.ts";

/** Structured data of a car's page: the car, the way to it, and where it stands. */
export const vehicleNodes = (
  car: Car,
  {
    site,
    crumbs,
    place,
    origin,
  }: {
    site: Site;
    crumbs: Parameters<typeof breadcrumbJsonLd>[0];
    place: Location | undefined;
    origin: string;
  },
): JsonLd[] => [
  vehicleJsonLd(car, {
    url: `${origin}${car.path}`,
    currency: siteMoney(site).currency,
    images: vehicleImages(car, origin).slice(0, toldImages),
    sellerName: site.name,
    hideVin: car.vin === null,
  }),
  breadcrumbJsonLd(crumbs, origin),
  ...(place ? [placeNode(place, site, { url: `${origin}/` })] : []),
];

/** A search engine wants several; sixty addresses are a tenth of a page. */
const toldImages = 8;

/** Absolute addresses of a car's pictures. */
const vehicleImages = (car: Pick<Car, "images">, origin: string): string[] =>
  car.images.map((entry) => new URL(pictureUrl(entry.image.url, 1280), origin).href);
