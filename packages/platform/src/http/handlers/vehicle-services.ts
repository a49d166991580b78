import type { Site } from "@forecourt/core/schemas";
import { createDeliveryEstimates } from "../../domain/stock/create-delivery-estimates.ts";
import type { DeliveryEstimates } from "../../domain/stock/create-delivery-estimates.ts";
import { createCarPdfs } from "../../files/documents/create-car-pdfs.ts";
import type { SpinFrames } from "../../files/images/create-spin-frames.ts";
import type { WorkQueue } from "../../base/load/create-work-queue.ts";
import type { Database } from "../../records/open-database.ts";
import type { OutsideFetch } from "../../base/outside/outside-fetch.ts";
import { createPriceComparison } from "../../domain/stock/create-price-comparison.ts";
import type { PriceComparison } from "../../domain/stock/create-price-comparison.ts";
import type { Log } from "../../base/log/log-line.ts";

/** What the page of a car asks for besides the car. */
export interface VehicleServices {
  comparePrice: PriceComparison;
  estimateDelivery: DeliveryEstimates;
  carPdf: ReturnType<typeof createCarPdfs>;
  /** The site as it is stored, phone numbers whole: for the reveal of one, and nothing else. */
  storedSiteOf: (slug: string) => Site | undefined;
  /** Which pictures turn the cars whose pages were made. */
  spins: Pick<SpinFrames, "note">;
}

/** Makes them, each with its provider where the environment names one. */
export function createVehicleServices(parts: {
  database: Database;
  env: Readonly<Record<string, string | undefined>>;
  /** Fetches photos of other hosts. */
  fetch: OutsideFetch;
  dataDir: string;
  log: Log;
  papers: WorkQueue;
  storedSiteOf: VehicleServices["storedSiteOf"];
  spins: VehicleServices["spins"];
}): VehicleServices {
  const { database, env, dataDir, fetch, log, papers, storedSiteOf, spins } = parts;
  return {
    comparePrice: createPriceComparison(database, env),
    estimateDelivery: createDeliveryEstimates(env, log),
    carPdf: createCarPdfs(dataDir, fetch, log, papers),
    storedSiteOf,
    spins,
  };
}
