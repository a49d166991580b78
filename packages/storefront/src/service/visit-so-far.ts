import { lookedUpVehicle, lookedUpVehicleFields } from "@forecourt/enquiry/service";
import type { Visit } from "./visit-summary.tsx";

/**
 * What is said of a visit so far: its own page, and of the vehicle what its plate found, or what was typed of it since.
 *
 * @param visit what the visit's page says, by field
 * @param vehicle what the page of the vehicle says, by field; undefined before it was filled in
 *
 * @example
 * visitSoFar({ due: "Brakes" }, { "Vehicle Make": "Mazda", "Vehicle Model": "" }) // { due: "Brakes", "Vehicle Make": "Mazda" }
 */
export function visitSoFar(visit: Visit, vehicle: Visit | undefined): Visit {
  const isOfVehicle = (field: string) => lookedUpVehicleFields.some((each) => each === field);
  const said = Object.entries(visit).filter(([field]) => !isOfVehicle(field));
  const typed = Object.entries(vehicle ?? {}).filter(([field, value]) => isOfVehicle(field) && value.trim() !== "");
  return { ...Object.fromEntries(said), ...lookedUpVehicle(visit), ...Object.fromEntries(typed) };
}
