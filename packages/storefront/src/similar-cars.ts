import type { ApiClient } from "@forecourt/api/client";
import { emptySearchQuery } from "@forecourt/core";
import type { Car, CarSummary } from "@forecourt/core/schemas";

const mostSimilar = 4;

/** A few cars of the same make, body first; none when the search service does not answer: the page stays whole without them. */
export async function similarCars(api: ApiClient, car: Car): Promise<CarSummary[]> {
  const ask = (filters: typeof emptySearchQuery.filters) => api.search({ ...emptySearchQuery, filters }).then((answer) => answer.hits, () => []);
  const [sameBody, sameMake] = await Promise.all([
    ask({ make: [car.make], ...(car.simple_body ? { simple_body: [car.simple_body] } : {}) }),
    ask(car.simple_body ? { simple_body: [car.simple_body] } : { make: [car.make] }),
  ]);
  const others = [...sameBody, ...sameMake].filter((hit) => hit.id !== car.id && hit.status === "in_stock");
  return [...new Map(others.map((hit) => [hit.id, hit])).values()].slice(0, mostSimilar);
}
