import { serviceRequiredFields } from "@forecourt/core";
import type { ServiceStep } from "@forecourt/core";
import type { ServiceSettings } from "@forecourt/core/schemas";

/** What of a site sets its service form up. */
export type ServiceFormSetup = Pick<
  ServiceSettings,
  "hasVehicleStep" | "isServiceIntervalRequired" | "hasAddress" | "tyreCheckbox" | "additionalServices"
>;

const contact = ["name", "last_name", "email", "phone"] as const;
const address = ["street", "suburb", "state", "postcode"] as const;
const vehicle = ["Vehicle Make", "Vehicle Model", "Vehicle Year", "Vehicle Rego", "Service Interval"] as const;
const order = ["location", "Preferred Service Date", "Comments"] as const;

/** A text of the service form, by its wire name (S1 §3 "Service form fields"). */
export type ServiceFieldName = (typeof contact | typeof address | typeof vehicle | typeof order)[number];

/**
 * The texts that a step asks for.
 *
 * @example
 * serviceFieldNames("Contact Details", { hasAddress: false }) // ["name", "last_name", "email", "phone"]
 */
export function serviceFieldNames(
  step: ServiceStep,
  { hasAddress }: Pick<ServiceFormSetup, "hasAddress">,
): readonly ServiceFieldName[] {
  if (step === "Vehicle Details") return vehicle;
  if (step === "Order Details") return order;
  return hasAddress ? [...contact, ...address] : contact;
}

/**
 * Id of a field on the page, which an error summary links to.
 *
 * @example
 * serviceFieldId("Vehicle Make") // "service-vehicle-make"
 */
export function serviceFieldId(name: string): string {
  return `service-${name.toLowerCase().replaceAll(" ", "-")}`;
}

/**
 * What a step leaves blank and must not, by field (S1 §5). Of the first step the platform says it, which knows of email and phone
 * what is enough.
 *
 * @example
 * missingServiceFields("Order Details", settings, {}) // { "Preferred Service Date": "Preferred Service Date is required." }
 */
export function missingServiceFields(
  step: ServiceStep,
  settings: ServiceFormSetup,
  values: Readonly<Partial<Record<ServiceFieldName, string>>>,
): Record<string, string> {
  if (step === "Contact Details") return {};
  const required = serviceRequiredFields(settings);
  const missing = serviceFieldNames(step, settings).filter((name) => required.includes(name) && !values[name]);
  return Object.fromEntries(missing.map((name) => [name, `${name} is required.`]));
}
