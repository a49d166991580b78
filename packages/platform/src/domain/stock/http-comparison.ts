import { priceComparisonResponseSchema } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import type { PriceComparer } from "./price-comparer.ts";

/** A provider that takes longer is given up: the page shows the panel's skeleton meanwhile. */
const providerTimeoutMs = 4000;

const answerSchema = priceComparisonResponseSchema.extend({ sample_size: z.number().int().min(0).nullish() });

/**
 * Compares prices at a provider over HTTP: `GET
 * {url}?vin=…&nvic=…&make=…&model=…&badge=…&year=…&km=…&price=…&country=…`, with the token as bearer where there is
 * one. It answers the fields of a price comparison (S1 §3) as JSON.
 *
 * @param provider.url address of the provider's comparison
 */
export function httpComparison(provider: {
  url: string;
  token?: string | undefined;
  timeoutMs?: number;
}): PriceComparer {
  return async (site, car) => {
    const url = new URL(provider.url);
    const { vin, nvic, make, model, badge, year, km, price, car_type } = car;
    for (const [name, value] of Object.entries({
      vin,
      nvic,
      make,
      model,
      badge,
      year,
      km,
      price,
      car_type,
      country: site.country,
    }))
      if (value !== null) url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      redirect: "error",
      signal: AbortSignal.timeout(provider.timeoutMs ?? providerTimeoutMs),
      headers: { accept: "application/json", ...(provider.token ? { authorization: `Bearer ${provider.token}` } : {}) },
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`[valuation] The provider answered ${response.status}.`);
    }
    const parsed = answerSchema.safeParse(await response.json());
    if (!parsed.success) throw new Error("[valuation] The provider answered something that is no price comparison.");
    return parsed.data;
  };
}
