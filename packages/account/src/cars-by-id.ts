import type { ApiClient } from "@forecourt/api/client";
import type { Car } from "@forecourt/core/schemas";

/** Most ids of one call, as the platform has it. */
const idsPerCall = 20;

/**
 * The cars of these ids as they are now, 20 a call; those that the site has no more are left out.
 *
 * @throws ApiError when a call is refused or gets no answer
 */
export async function carsById(
  api: ApiClient,
  ids: readonly string[],
  options?: { signal: AbortSignal },
): Promise<Car[]> {
  const calls = Array.from({ length: Math.ceil(ids.length / idsPerCall) }, (_, call) =>
    api.getCars({ ids: ids.slice(call * idsPerCall, (call + 1) * idsPerCall).join(",") }, options),
  );
  return (await Promise.all(calls)).flatMap(({ cars }) => cars);
}
