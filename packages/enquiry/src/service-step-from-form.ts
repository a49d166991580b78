import { collectAdditionalServices, serviceCheckOptions } from "@forecourt/core";
import type { ServiceStep } from "@forecourt/core";
import { serviceField } from "./service-field.ts";
import { serviceFieldNames } from "./service-fields.ts";
import type { ServiceFieldName, ServiceFormSetup } from "./service-fields.ts";

/** What a step of a service booking adds to its lead; fields left blank are left out. */
export interface ServiceStepFields extends Partial<Record<ServiceFieldName, string>> {
  opt_in?: boolean;
  terms_conditions?: boolean;
  additional_services?: string[];
}

/**
 * What a posted step of the service form says, with or without JavaScript. What the browser sends is only carried over; the
 * platform validates it.
 */
export function serviceStepFromForm(form: FormData, step: ServiceStep, settings: ServiceFormSetup): ServiceStepFields {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const texts = Object.fromEntries(
    serviceFieldNames(step, settings)
      .map((name) => [name, text(name)])
      .filter(([, value]) => value !== ""),
  );
  if (step === "Contact Details")
    return { ...texts, opt_in: form.has("opt_in"), terms_conditions: form.has("terms_conditions") };
  if (step !== "Order Details") return texts;
  const options = serviceCheckOptions(settings);
  const { additional_services } = collectAdditionalServices(
    Object.fromEntries(options.map((name) => [name, form.get(serviceField(name))])),
    options,
  );
  return { ...texts, ...(additional_services && { additional_services }) };
}
