import { mapOrigin, outsideSpin, videoEmbedBases } from "@forecourt/core";
import type { CarPart } from "@forecourt/core";

/**
 * The only sources whose frames the page of a car with an outside spin may show, for its Content-Security-Policy: the
 * map, the video services and the company of this car's spin. Undefined for any other car.
 *
 * @param mapUrl address of the map that the page frames. @default OpenStreetMap's
 *
 * @example
 * frameSources({ spin_code: "https://spin.example/car/7" }) // "https://www.openstreetmap.org … https://spin.example"
 */
export function frameSources(car: CarPart<"spin_images" | "spin_code">, mapUrl?: string): string | undefined {
  const spin = outsideSpin(car);
  if (!spin) return undefined;
  const map = mapUrl === undefined ? mapOrigin : new URL(mapUrl).origin;
  return [...new Set([map, ...videoEmbedBases.map((base) => new URL(base).origin), spin.origin])].join(" ");
}
