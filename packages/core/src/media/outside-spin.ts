import type { CarPart } from "../car/car-part.ts";

/** Letters that the address of an outside spin has at most. */
export const maxOutsideSpinLetters = 500;

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

// A host of plain letters, digits and hyphens: browsers also take ";" and "*" in a name, and the host stands in the page's policy.
const address = /^https:\/\/((?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*(?::\d{1,5})?)(?:[/?#]\S*)?$/i;

/**
 * The address of an outside spin (decisions.md row 112): https, a host with a name, at most 500 letters, no user name in it. What else
 * a `spin_code` holds, a piece of HTML for one, is none.
 *
 * @example
 * outsideSpinUrl(" https://spin.example/car/7 ") // "https://spin.example/car/7"
 * outsideSpinUrl("<iframe src=…>") // undefined
 */
export function outsideSpinUrl(code: string | null | undefined): string | undefined {
  const text = code?.trim() ?? "";
  return text.length <= maxOutsideSpinLetters && address.test(text) ? text : undefined;
}

/**
 * The spin of another company that a car is shown with: one without pictures of its own that turn.
 *
 * @example
 * outsideSpin({ spin_code: "https://spin.example/car/7" })?.origin // "https://spin.example"
 */
export function outsideSpin(car: CarPart<"spin_images" | "spin_code">): OutsideSpin | undefined {
  const url = outsideSpinUrl(car.spin_code);
  if (url === undefined || (car.spin_images?.length ?? 0) >= fewestSpinFrames) return undefined;
  const host = (address.exec(url)?.[1] ?? "").toLowerCase();
  return { url, host, origin: `https://${host}` };
}
