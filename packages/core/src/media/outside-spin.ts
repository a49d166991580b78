import type { CarPart } from "../car/car-part.ts";
import { outsideSpinAddress, outsideSpinUrl } from "./outside-spin-url.ts";

/** Pictures that a spin has at least; fewer do not turn. */
export const fewestSpinFrames = 2;

/** A spin that another company shows at an address of its own. */
export interface OutsideSpin {
  /** Address to frame. */
  url: string;
  /** Name of the company's host, with its port where it has one of its own: what a shopper is told. */
  host: string;
  /** The host as a source of a Content-Security-Policy, `https://spin.example`. */
  origin: string;
}

/**
 * The spin of another company that a car is shown with: one without pictures of its own that turn
 * (decisions.md row 112).
 *
 * @example
 * outsideSpin({ spin_code: "https://spin.example/car/7" })?.origin // "https://spin.example"
 */
export function outsideSpin(car: CarPart<"spin_images" | "spin_code">): OutsideSpin | undefined {
  const url = outsideSpinUrl(car.spin_code);
  if (url === undefined || (car.spin_images?.length ?? 0) >= fewestSpinFrames) return undefined;
  const host = (outsideSpinAddress.exec(url)?.[1] ?? "").toLowerCase();
  return { url, host, origin: `https://${host}` };
}
