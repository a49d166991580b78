import type { RevealedPhone, RevealPhoneInput } from "./endpoints/vehicle-endpoints.ts";

/**
 * The whole of a number that the page shows masked (S1 §4, decisions.md row 49). Apart from the client, because a click on a
 * number needs none of the rest. A failure is only warned of (S1 §8): the number stays masked.
 *
 * @example
 * await revealPhone({ car_id: "17" }) // { phone: "02 5550 0100", href: "tel:0255500100", of: "location:2" }
 */
export async function revealPhone(asked: RevealPhoneInput): Promise<RevealedPhone | undefined> {
  try {
    const response = await fetch("/api/reveal-phone", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(asked),
    });
    if (response.ok) return (await response.json()) as RevealedPhone;
    console.warn(`[api] The phone number was not revealed: status ${response.status}.`);
  } catch {
    console.warn("[api] The phone number was not revealed: the platform cannot be reached.");
  }
  return undefined;
}
