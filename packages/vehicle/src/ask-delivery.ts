import { fetchEndpoint } from "@forecourt/api/fetch-endpoint";
import { deliveryPostcodeError, noDeliveryEstimate } from "@forecourt/core";
import type { DeliveryResult } from "./delivery-result.ts";

/**
 * What delivery to a postcode costs. What cannot be a postcode is not asked for (S1 §5, decisions.md row 56); a call
 * that fails reads like a place without an estimate (S1 §8) and is warned of.
 *
 * @example
 * await askDelivery("2830") // { ok: true, name: "Central West", price: 350 }
 */
export async function askDelivery(postcode: string): Promise<DeliveryResult> {
  const error = deliveryPostcodeError(postcode);
  if (error !== undefined) return { ok: false, error };
  try {
    return await fetchEndpoint("GET /api/delivery-estimate", { postcode: postcode.trim() });
  } catch (failure) {
    console.warn("[vehicle] The delivery estimate did not answer.", failure);
    return { ok: false, error: noDeliveryEstimate };
  }
}
