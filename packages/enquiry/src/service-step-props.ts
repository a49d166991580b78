import type { ServiceFormSetup } from "./service-fields.ts";

/** What a step of the service form needs. */
export interface ServiceStepProps {
  settings: ServiceFormSetup;
  /** What is wrong per field name. */
  errors: Readonly<Record<string, string>>;
  /** What was typed before; "" when nothing was. */
  value: (name: string) => string;
}
