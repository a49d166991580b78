import { outsideSpin, videoEmbedBases } from "@forecourt/core";
import type { CarPart } from "@forecourt/core";
import { mapOrigin } from "./map-frame-url.ts";

/**
 * The only sources whose frames the page of a car with an outside spin may show, for its Content-Security-Policy: the map, the video services
 * and the company of this car's spin. Undefined for any other car.
 *
 * @example
 * frameSources({ spin_code: "https://spin.example/car/7" }) // "https://www.openstreetmap.org … https://spin.example"
 */
export function frameSources(car: CarPart<"spin_images" | "spin_code">): string | undefined {
  const spin = outsideSpin(car);
  if (!spin) return undefined;
  return [...new Set([mapOrigin, ...videoEmbedBases.map((base) => new URL(base).origin), spin.origin])].join(" ");
}
