import type { TradeInCar } from "@forecourt/api";
import { pathSegment } from "@forecourt/core";
import type { CountryCode } from "@forecourt/core";
import { z } from "@forecourt/core/zod";
import type { OutsideFetch } from "../../base/outside/outside-fetch.ts";

/** A car as a register knows it. */
export interface RegisteredCar {
  make: string;
  model: string;
  year: number;
  badge?: string | undefined;
  nvic?: string | undefined;
}

/** Who knows cars by their plates, and what they sell for. */
export interface VehicleData {
  /** @returns undefined where nobody knows the plate. @throws Error when the provider fails */
  carOf(
    plate: { rego: string; regoState?: string | undefined },
    country: CountryCode,
  ): Promise<RegisteredCar | undefined>;
  /**
   * Dollars that a dealer sells such a car for.
   * @returns undefined where nobody knows, or the plate is another car's.
   * @throws Error when the provider fails
   */
  priceOf(car: TradeInCar, country: CountryCode): Promise<number | undefined>;
}

/** For all that is asked for one step of a shopper: the page with the answer has five seconds. */
const usualTimeoutMs = 3000;
const vehicleSchema = z.object({
  vehicle: z
    .object({
      id: z.string(),
      make: z.string().min(1).max(80),
      model: z.string().min(1).max(120),
      year: z.coerce.number().int().min(1900).max(2100),
      badge: z.string().max(120).nullish(),
      nvic: z.string().max(20).nullish(),
    })
    .nullable(),
});
const predictionSchema = z.object({ prediction: z.object({ price: z.number().min(0).max(5_000_000) }).nullable() });

/**
 * Vehicle data over HTTP in the shape of AutoGrab's API, version 2: `GET
 * {url}/vehicles/registrations/{plate}?region=au&state=NSW` answers `{ vehicle: { id, make, model, year, badge, nvic }
 * }`, `POST {url}/valuations/predict?region=au` with `{ vehicle_id, kms }` answers `{ prediction: { price } }`; the key
 * travels in the header `ApiKey`. 404 means not known. Never tried on the real service.
 *
 * @param options.timeoutMs for all that one question of a shopper asks. @default 3000
 */
export function createVehicleData(
  fetch: OutsideFetch,
  { url, key, timeoutMs = usualTimeoutMs }: { url: string; key: string; timeoutMs?: number },
): VehicleData {
  const region = (country: CountryCode) => country.toLowerCase();

  async function ask<Answer>(
    path: string,
    schema: z.ZodType<Answer>,
    signal: AbortSignal,
    body?: unknown,
  ): Promise<Answer | undefined> {
    const response = await fetch(`${url}${path}`, {
      method: body === undefined ? "GET" : "POST",
      redirect: "error",
      signal,
      headers: { accept: "application/json", "content-type": "application/json", ApiKey: key },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      if (response.status === 404) return undefined;
      throw new Error(`[valuation] The provider answered ${response.status}.`);
    }
    const parsed = schema.safeParse(await response.json());
    if (!parsed.success) throw new Error("[valuation] The provider answered something that is not understood.");
    return parsed.data;
  }

  async function vehicle(
    { rego, regoState }: { rego: string; regoState?: string | undefined },
    country: CountryCode,
    signal: AbortSignal,
  ) {
    const query = new URLSearchParams({
      region: region(country),
      ...(regoState === undefined ? {} : { state: regoState }),
    });
    const plate = encodeURIComponent(rego.replace(/\s/g, "").toUpperCase());
    return (await ask(`/vehicles/registrations/${plate}?${query}`, vehicleSchema, signal))?.vehicle ?? undefined;
  }

  return {
    async carOf(plate, country) {
      const found = await vehicle(plate, country, AbortSignal.timeout(timeoutMs));
      return (
        found && {
          make: found.make,
          model: found.model,
          year: found.year,
          badge: found.badge ?? undefined,
          nvic: found.nvic ?? undefined,
        }
      );
    },
    async priceOf(car, country) {
      const { rego, regoState, km } = car;
      const signal = AbortSignal.timeout(timeoutMs);
      const found = rego === undefined ? undefined : await vehicle({ rego, regoState }, country, signal);
      if (!found || !isSameCar(found, car)) return undefined;
      const answer = await ask(`/valuations/predict?region=${region(country)}`, predictionSchema, signal, {
        vehicle_id: found.id,
        kms: km,
      });
      return answer?.prediction?.price;
    },
  };
}

/**
 * Whether a plate is that of the car that the shopper describes, however it is written: a mistyped plate is somebody
 * else's car.
 */
function isSameCar(found: Pick<RegisteredCar, "make" | "model" | "year">, { make, model, year }: TradeInCar): boolean {
  const isSame = (one: string, other: string) => pathSegment(one) === pathSegment(other);
  return isSame(found.make, make) && isSame(found.model, model) && Math.abs(found.year - year) <= 1;
}

const sandboxCars: Readonly<Record<string, RegisteredCar>> = {
  DEMO01: { make: "Mazda", model: "CX-5", year: 2022 },
  DEMO02: { make: "Toyota", model: "Corolla", year: 2021 },
  DEMO03: { make: "Ford", model: "Ranger", year: 2014, badge: "XLT" },
};

/**
 * The plates of demonstrations, `DEMO01` to `DEMO03`: what stands in for a provider during development. It knows no
 * price.
 */
export const sandboxVehicleData: VehicleData = {
  carOf: async ({ rego }) => sandboxCars[rego.replace(/\s/g, "").toUpperCase()],
  priceOf: async () => undefined,
};
