import type { Car } from "@forecourt/core/schemas";
import { useCallback, useEffect, useState } from "react";
import { carsById } from "./cars-by-id.ts";

/** Cars by id as they are now. */
export interface CarsById {
  cars: ReadonlyMap<string, Car>;
  /** Every id has been asked for. */
  settled: boolean;
  /** The platform did not answer. */
  failed: boolean;
  /** Asks again for those that it did not answer. */
  retry: () => void;
}

/** Asks the platform for the cars of the ids, 20 a call, each id once. */
export function useCarsById(ids: readonly string[] | undefined): CarsById {
  const [state, setState] = useState<Omit<CarsById, "retry"> & { asked: ReadonlySet<string> }>({
    cars: new Map(),
    asked: new Set(),
    settled: false,
    failed: false,
  });
  const missing = ids?.filter((id) => !state.asked.has(id)).join(",");
  const ask = useCallback(async (wanted: string, signal: AbortSignal) => {
    const asked = wanted === "" ? [] : wanted.split(",");
    try {
      const { createApiClient } = await import("@forecourt/api/client");
      const found = await carsById(createApiClient(), asked, { signal });
      if (!signal.aborted)
        setState((before) => ({
          cars: new Map([...before.cars, ...found.map((car) => [car.id, car] as const)]),
          asked: new Set([...before.asked, ...asked]),
          settled: true,
          failed: false,
        }));
    } catch {
      if (!signal.aborted) setState((before) => ({ ...before, settled: true, failed: true }));
    }
  }, []);
  useEffect(() => {
    if (missing === undefined) return;
    const stop = new AbortController();
    void ask(missing, stop.signal);
    return () => stop.abort();
  }, [missing, ask]);
  const retry = useCallback(() => {
    if (missing !== undefined) void ask(missing, new AbortController().signal);
  }, [missing, ask]);
  return { ...state, retry };
}
