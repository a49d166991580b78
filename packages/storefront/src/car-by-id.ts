import type { ApiClient } from "@forecourt/api/client";
import type { Car } from "@forecourt/core/schemas";

/** The whole car of a `car_id` in an address; one that is gone, of another site, or no id is none. */
export async function carById(
  api: Pick<ApiClient, "getCars" | "getCar">,
  id: string | null,
  signal: AbortSignal,
): Promise<Car | undefined> {
  if (id === null || !/^\d{1,15}$/.test(id)) return undefined;
  const { cars } = await api.getCars({ ids: id }, { signal });
  const [found] = cars;
  return found && api.getCar({ slug: found.slug }, { signal }).catch(() => undefined);
}
