/** Answer about delivery to a postcode: a region and its price in dollars, or the sentence to show instead. */
export type DeliveryResult = { ok: true; name: string; price: number } | { ok: false; error: string };
