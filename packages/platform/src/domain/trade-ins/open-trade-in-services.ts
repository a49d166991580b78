import { isDevelopment } from "../../base/environment/development.ts";
import type { Log } from "../../base/log/log-line.ts";
import type { OutsideFetch } from "../../base/outside/outside-fetch.ts";
import type { Database } from "../../records/open-database.ts";
import { createTradeInValuer } from "./create-trade-in-valuer.ts";
import type { TradeInValuer } from "./create-trade-in-valuer.ts";
import { createVehicleData, sandboxVehicleData } from "./vehicle-data.ts";
import type { VehicleData } from "./vehicle-data.ts";

/** What valuations stand on. */
export interface TradeInServices {
  value: TradeInValuer;
  /** Who knows cars by their plates; undefined where nobody does. */
  vehicleData: VehicleData | undefined;
}

/** Opens them: the provider at AUTOGRAB_URL with AUTOGRAB_KEY, during development the plates of demonstrations. */
export function openTradeInServices(
  database: Database,
  { env, fetch, log }: { env: Readonly<Record<string, string | undefined>>; fetch: OutsideFetch; log: Log },
): TradeInServices {
  const { AUTOGRAB_URL: url, AUTOGRAB_KEY: key } = env;
  const vehicleData =
    url && key ? createVehicleData(fetch, { url, key }) : isDevelopment(env) ? sandboxVehicleData : undefined;
  return { vehicleData, value: createTradeInValuer(database, vehicleData, log) };
}
