import { AddressRefusedError } from "../base/outside/outside-fetch.ts";
import type { OutsideFetch } from "../base/outside/outside-fetch.ts";
import type { ClaimedDelivery } from "./claim-deliveries.ts";
import { signDelivery } from "../base/outside/sign-delivery.ts";

/** A destination that takes longer is tried again later. */
const timeoutMs = 10_000;

/**
 * Posts a lead to its destination as JSON: signed, or, where the destination names fields of its own, with those and a
 * bearer key. Redirects are not followed: the secret is meant for one address.
 *
 * @param destination.fields what the receiver calls each field, and the lead's field that it gets; a field that the
 *   lead lacks is left out
 * @returns undefined when the destination took it (any 2xx), else the reason in a few words, without anything it said.
 */
export async function sendDelivery(
  fetch: OutsideFetch,
  delivery: ClaimedDelivery,
  destination: { url: string; fields?: Readonly<Record<string, string>> | undefined },
  secret: string,
  now: Date,
): Promise<string | undefined> {
  const whole: Readonly<Record<string, unknown>> = {
    lead_id: delivery.leadId,
    site: delivery.siteSlug,
    created_at: delivery.createdAt.toISOString(),
    ...delivery.payload,
  };
  const { fields } = destination;
  const body = JSON.stringify(
    fields ? Object.fromEntries(Object.entries(fields).map(([theirs, ours]) => [theirs, whole[ours]])) : whole,
  );
  const timestamp = String(Math.floor(now.getTime() / 1000));
  try {
    const response = await fetch(destination.url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        "content-type": "application/json",
        "user-agent": "Forecourt",
        "idempotency-key": delivery.leadId,
        ...(fields
          ? { authorization: `Bearer ${secret}` }
          : { "x-forecourt-timestamp": timestamp, "x-forecourt-signature": signDelivery(secret, timestamp, body) }),
      },
      body,
    });
    await response.body?.cancel();
    return response.ok ? undefined : `The destination answered ${response.status}.`;
  } catch (error) {
    if (error instanceof AddressRefusedError) return error.message;
    if (error instanceof Error && error.name === "TimeoutError") return `No answer within ${timeoutMs / 1000} s.`;
    const code = ((error as Error).cause as { code?: unknown } | undefined)?.code;
    return `The destination could not be reached${typeof code === "string" ? ` (${code})` : ""}.`;
  }
}
