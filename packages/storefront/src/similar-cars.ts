import type { SimilarCarsAnswer } from "@forecourt/api";
import type { ApiClient } from "@forecourt/api/client";
import type { Car, CarSummary } from "@forecourt/core/schemas";
import type { CarName } from "@forecourt/vehicle/carousel";

/** What a page about a car shows of others: cars like it, and more of its dealership. */
export type OtherCars = SimilarCarsAnswer;

/** The same by name, as the page links to them. */
export type NamedCars = Record<keyof OtherCars, CarName[]>;

/** Only what a link needs: the cards come when a shopper is near. */
export const namedCars = ({ cars, fromDealer }: OtherCars): NamedCars => {
  const named = (list: readonly CarSummary[]) => list.map(({ id, path, name }) => ({ id, path, name }));
  return { cars: named(cars), fromDealer: named(fromDealer) };
};

/**
 * Cars like one and others of its dealership; undefined when the search does not answer: the browser asks once more.
 */
export async function otherCars(
  api: Pick<ApiClient, "similarCars">,
  car: Pick<Car, "slug">,
  signal?: AbortSignal,
): Promise<OtherCars | undefined> {
  return api.similarCars({ slug: car.slug }, signal ? { signal } : {}).catch(() => undefined);
}

/** The same from the browser, whose client is loaded for it. */
export async function loadOtherCars(slug: string, signal: AbortSignal): Promise<OtherCars> {
  const { createApiClient } = await import("@forecourt/api/client");
  return createApiClient().similarCars({ slug }, { signal });
}
