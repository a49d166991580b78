import type { Car } from "@forecourt/core/schemas";
import { useEffect, useState } from "react";
import { carsById } from "./cars-by-id.ts";

/** Cars by id as they are now. */
export interface KeptCars {
  cars: ReadonlyMap<string, Car>;
  /** Every id has been asked for. */
  settled: boolean;
  /** The platform did not answer. */
  failed: boolean;
}

/** Asks the platform for the cars of the ids, 20 a call, each id once. */
export function useKeptCars(ids: readonly string[] | undefined): KeptCars {
  const [state, setState] = useState<KeptCars & { asked: ReadonlySet<string> }>({
    cars: new Map(),
    asked: new Set(),
    settled: false,
    failed: false,
  });
  const missing = ids?.filter((id) => !state.asked.has(id)).join(",");
  useEffect(() => {
    if (missing === undefined) return;
    const stop = new AbortController();
    const asked = missing === "" ? [] : missing.split(",");
    void (async () => {
      const { createApiClient } = await import("@forecourt/api/client");
      const found = await carsById(createApiClient(), asked, { signal: stop.signal });
      if (!stop.signal.aborted)
        setState((before) => ({
          cars: new Map([...before.cars, ...found.map((car) => [car.id, car] as const)]),
          asked: new Set([...before.asked, ...asked]),
          settled: true,
          failed: false,
        }));
    })().catch(() => {
      if (!stop.signal.aborted) setState((before) => ({ ...before, settled: true, failed: true }));
    });
    return () => stop.abort();
  }, [missing]);
  return state;
}
