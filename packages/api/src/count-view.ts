import type { CarView } from "./endpoints/stock-endpoints.ts";

/**
 * Counts a view of a car and answers the total (S1 §7, decisions.md row 70). Apart from the client, because every vehicle
 * page calls it and none of them needs the client's retries. It outlives its page: the answer holds the cookie by which a
 * shopper who reloads at once is not counted twice.
 *
 * @throws {TypeError} when the platform cannot be reached
 * @throws {Error} when it refuses
 * @example
 * (await countView("2021-mazda-cx-5-used-s1042", { photos_count: 12 })).views // 214
 */
export async function countView(
  slug: string,
  query: { photos_count?: number; updated_at?: string; website_id?: string },
): Promise<CarView> {
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await fetch(`/api/cars/${encodeURIComponent(slug)}/view.json?${params}`, { keepalive: true });
  if (!response.ok) throw new Error(`[api] The view was not counted: status ${response.status}.`);
  return (await response.json()) as CarView;
}
