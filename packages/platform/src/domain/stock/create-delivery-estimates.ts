import { deliveryEstimate, deliveryPostcodeError, noDeliveryEstimate } from "@forecourt/core";
import type { DeliveryEstimate } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import { failureDetails } from "../../base/log/log-line.ts";
import type { Log } from "../../base/log/log-line.ts";

/** What delivering a car to a postcode costs. */
export type DeliveryEstimates = (site: Site, postcode: string) => Promise<DeliveryEstimate>;

/** The provider's answer; `price` in dollars (S1 §7). */
const providerAnswerSchema = z.object({ name: z.string().min(1).max(120), price: z.number().min(0).max(1_000_000) });
const timeoutMs = 4000;

/**
 * Makes the delivery estimates (S1 §5, §7, §8, decisions.md rows 56 and 77): of the provider at DELIVERY_URL (with
 * DELIVERY_TOKEN; `GET {url}?site=…&postcode=…` answers `{ name, price }`, 404 where it has no estimate), else of the
 * table of postcode ranges in the site's document. Nobody is asked about what is no postcode. A provider that fails is
 * logged, and the shopper reads that there is no estimate.
 */
export function createDeliveryEstimates(
  env: Readonly<Record<string, string | undefined>>,
  log: Log,
): DeliveryEstimates {
  const provider = env["DELIVERY_URL"];
  return async (site, typed) => {
    const error = deliveryPostcodeError(typed);
    if (error !== undefined) return { ok: false, error };
    const postcode = typed.trim();
    if (provider === undefined) return deliveryEstimate(postcode, site.delivery.regions);
    const url = new URL(provider);
    url.searchParams.set("site", site.slug);
    url.searchParams.set("postcode", postcode);
    try {
      const response = await fetch(url, {
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          accept: "application/json",
          ...(env["DELIVERY_TOKEN"] ? { authorization: `Bearer ${env["DELIVERY_TOKEN"]}` } : {}),
        },
      });
      if (response.ok) return { ok: true, ...providerAnswerSchema.parse(await response.json()) };
      await response.body?.cancel();
      if (response.status !== 404)
        log({ level: "warn", event: "delivery_provider_failed", site: site.slug, status: response.status });
    } catch (cause) {
      log({ level: "warn", event: "delivery_provider_failed", site: site.slug, ...failureDetails(cause) });
    }
    return { ok: false, error: noDeliveryEstimate };
  };
}
