import { ApiError } from "@forecourt/api/client";
import type { GoneCar } from "@forecourt/api";
import { data, redirect } from "react-router";
import type { OtherCars } from "./similar-cars.ts";

/**
 * What a page answers when the platform refuses: the refusal's own status as an error page, 503 where the same may be
 * asked again in a moment; anything else stays an error. Loaders and actions let go what they are refused
 * (server/with-error-pages.ts).
 */
export function asErrorPage(error: unknown): unknown {
  return error instanceof ApiError && (error.status < 500 || error.status === 503)
    ? data(null, { status: error.status })
    : error;
}

/**
 * What the loader of a car throws: for a car that is gone a redirect where the site sends people on (301), else 410
 * with what the car was and what is like it (rules 2.8); anything else as it is.
 */
export async function asGoneCar(
  error: unknown,
  { others, now }: { others: () => Promise<OtherCars | undefined>; now: Date },
): Promise<unknown> {
  if (!(error instanceof ApiError) || error.status !== 410 || !error.gone) return error;
  if (error.gone.moved_to !== undefined) return redirect(error.gone.moved_to, 301);
  return data({ gone: error.gone, others: await others(), now: now.getTime() } satisfies GoneCarData, { status: 410 });
}

/** What the page of a car that is gone shows. */
export interface GoneCarData {
  gone: GoneCar;
  others: OtherCars | undefined;
  /** When it was made, in milliseconds since 1970: the tags of the others hang on it. */
  now: number;
}

/** Whether the data of an error is that of a car that is gone. */
export function isGoneCar(value: unknown): value is GoneCarData {
  return typeof value === "object" && value !== null && "gone" in value;
}
