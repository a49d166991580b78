import type { ApiClient } from "@forecourt/api/client";
import { mainLocation } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import { lookedUpVehicleFields, lookedUpPlateField } from "@forecourt/enquiry/service";
import { data } from "react-router";
import { textValues } from "../enquiry/text-values.ts";
import { carOfPlate, noPlate } from "../trade-in/look-up-plate.ts";
import type { RefusedStep } from "./refused-step.ts";

/**
 * Looks the plate of a visit up. The form comes back with what was typed and, where it is found, the vehicle of the
 * plate.
 */
export async function findVehicle(form: FormData, { site, api }: { site: Site; api: ApiClient }) {
  const { find: _, ...typed } = textValues(form);
  const values = Object.fromEntries(
    Object.entries(typed).filter(([name]) => ![lookedUpPlateField, ...lookedUpVehicleFields].includes(name)),
  );
  const rego = values["Vehicle Rego"]?.trim() ?? "";
  const answer = (lookedUp: string, found: Record<string, string>, fields: Record<string, string>, status: number) =>
    data({ lookedUp, state: { fields, values: { ...values, ...found } } } satisfies RefusedStep, { status });
  if (rego === "") return answer(noPlate.lookedUp, {}, { "Vehicle Rego": noPlate.problem }, 422);
  const { lookedUp, car } = await carOfPlate(api, { rego, regoState: stateOf(site, values["location"]) });
  if (!car) return answer(lookedUp, {}, {}, 200);
  const found = {
    [lookedUpPlateField]: rego,
    "Vehicle Make": car.make,
    "Vehicle Model": car.model,
    "Vehicle Year": car.year,
  };
  return answer(lookedUp, found, {}, 200);
}

/** The state of the chosen place, or of the main one: most vehicles are registered where they are serviced. */
function stateOf({ locations }: Pick<Site, "locations">, id: string | undefined): string | undefined {
  const place = locations.find((location) => location.id === id) ?? mainLocation(locations);
  return place?.address.state;
}
