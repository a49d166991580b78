import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** How long `/healthz` took, in ms. */
export interface HealthTimes {
  /** The time that 99 of 100 answers kept. */
  p99: number;
  worst: number;
}

/**
 * Asks a server on 127.0.0.1 for `/healthz` fifty times a second at most, on one connection, until it is told to stop.
 *
 * @example
 * const health = watchHealth(4000);
 * await makeLoad();
 * await health() // { p99: 34, worst: 48 }
 */
export function watchHealth(port: number): () => Promise<HealthTimes> {
  const probe = new Worker(new URL("./health-probe.ts", import.meta.url), { workerData: { port } });
  return async () => {
    probe.postMessage("stop", []);
    const [times] = (await once(probe, "message")) as [number[]];
    return healthTimes(times);
  };
}

/**
 * Sums up times of answers.
 *
 * @example
 * healthTimes([4, 48, 5]) // { p99: 48, worst: 48 }
 */
export function healthTimes(times: readonly number[]): HealthTimes {
  const sorted = times.toSorted((one, other) => one - other);
  const worst = sorted.at(-1) ?? 0;
  return { p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? worst, worst };
}
