import { ApiError } from "@forecourt/api/client";
import type { ApiClient } from "@forecourt/api/client";
import type { EnquiryFormState } from "@forecourt/enquiry/form";
import { data } from "react-router";
import { textValues } from "../enquiry/text-values.ts";

/** What a step answers that was not taken. */
export interface RefusedTradeInStep {
  state?: EnquiryFormState;
  /** Result of looking up the plate; the fields have the found values. */
  lookedUp?: string;
}

/** A car that a plate was found to belong to. */
export interface PlateCar {
  make: string;
  model: string;
  year: string;
  badge: string;
}

/** The car of a plate, and what the looking up came to, in words; no car where none is found. */
export async function carOfPlate(
  api: ApiClient,
  { rego, regoState }: { rego: string; regoState: string | undefined },
): Promise<{ lookedUp: string; car?: PlateCar }> {
  try {
    const found = await api.lookUpRego({ rego, ...(regoState && { regoState }) });
    const car = { make: found.make, model: found.model, year: String(found.year), badge: found.badge ?? "" };
    const name = [car.year, car.make, car.model, car.badge].filter((part) => part !== "").join(" ");
    return { lookedUp: `We found a ${name}. Is that yours?`, car };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { lookedUp: error.message };
  }
}

/** Text for a plate that was not typed. */
export const noPlate = { lookedUp: "Enter the plate first.", problem: "Enter the plate." };

/** Fills the car in by its plate. */
export async function lookUpPlate(api: ApiClient, form: FormData) {
  const { find: _, rego = "", regoState = "", ...typed } = textValues(form);
  const values = { ...typed, rego, regoState };
  const answer = (lookedUp: string, found: PlateCar | undefined, fields: Record<string, string>, status = 200) =>
    data({ lookedUp, state: { fields, values: { ...values, ...found } } } satisfies RefusedTradeInStep, { status });
  if (rego.trim() === "") return answer(noPlate.lookedUp, undefined, { rego: noPlate.problem }, 422);
  const { lookedUp, car } = await carOfPlate(api, { rego, regoState });
  return answer(lookedUp, car, {});
}
