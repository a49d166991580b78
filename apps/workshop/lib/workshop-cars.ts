import type { Car } from "@forecourt/core/schemas";
import { aCar, electricReserved, onOffer, preorderWithoutPrice, soldYesterday } from "@forecourt/core/testing";

/** The instant at which the workshop stands still. */
export const now = new Date("2026-11-21T00:00:00Z");

const photo = (name: string) => `workshop/${name}.webp`;
const photos = (...names: string[]): Pick<Car, "images" | "primary_image_url"> => ({
  images: names.map((name) => ({ image: { url: photo(name) } })),
  primary_image_url: names[0] === undefined ? null : photo(names[0]),
});

/** All sides of the red SUV. */
export const suvPhotos = photos("suv-front", "suv-rear", "suv-side", "suv-interior");
/** A car of which there is no photo yet. */
export const noPhotos = photos();

/** A used SUV in stock with all its photos. */
export const usedSuv = aCar({ ...suvPhotos, location: null });

/** Cars as a search finds them, each in a state of its own. */
export const someCars: readonly Car[] = [
  usedSuv,
  onOffer({
    ...photos("hatch-front"),
    id: "2",
    slug: "2020-mazda-2-used-s2",
    model: "2",
    badge: "Pure",
    simple_body: "Hatch",
  }),
  soldYesterday(now, {
    ...photos("ute-front"),
    id: "3",
    slug: "2019-mazda-bt-50-used-s3",
    model: "BT-50",
    badge: "XTR",
    simple_body: "Ute",
  }),
  electricReserved({ ...photos("suv-side"), id: "4" }),
  preorderWithoutPrice({ ...noPhotos, id: "5" }),
  aCar({
    ...photos("suv-rear"),
    id: "6",
    slug: "2018-mazda-cx-9-azami-used-s6",
    model: "CX-9",
    badge: "Azami",
    price: 27_500,
    city: "Orange",
  }),
];
