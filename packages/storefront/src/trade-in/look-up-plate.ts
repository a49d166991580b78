import { ApiError } from "@forecourt/api/client";
import type { ApiClient } from "@forecourt/api/client";
import type { EnquiryFormState } from "@forecourt/enquiry/form";
import { data } from "react-router";
import { textValues } from "../enquiry/text-values.ts";

/** What a step answers that was not taken. */
export interface RefusedTradeInStep {
  state?: EnquiryFormState;
  /** What looking the plate up came to; the fields have what it found. */
  lookedUp?: string;
}

/** Fills the car in by its plate. */
export async function lookUpPlate(api: ApiClient, form: FormData) {
  const { find: _, rego = "", regoState = "", ...typed } = textValues(form);
  const values = { ...typed, rego, regoState };
  const answer = (lookedUp: string, found: Record<string, string>, fields: Record<string, string>, status = 200) =>
    data({ lookedUp, state: { fields, values: { ...values, ...found } } } satisfies RefusedTradeInStep, { status });
  if (rego.trim() === "") return answer("Enter the plate first.", {}, { rego: "Enter the plate." }, 422);
  try {
    const {
      make,
      model,
      year,
      badge = "",
    } = await api.lookUpRego({
      rego,
      ...(regoState === "" ? {} : { regoState }),
    });
    const name = [year, make, model, badge].filter((part) => part !== "").join(" ");
    return answer(`We found a ${name}. Is that yours?`, { make, model, year: String(year), badge }, {});
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return answer(error.message, {}, {});
  }
}
