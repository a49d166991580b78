import { financeEnquiryForm, valueInContext } from "@forecourt/core";
import type { LeadField, LeadFormContext } from "@forecourt/core";
import type { ReactNode } from "react";
import type { EnquiryContact, EnquiryValues } from "./enquiry-values.ts";

/** How the fields are shown and read that the form has no place of its own for: as in every other lead form. */
export interface FurtherFields {
  /** `posted` is what the form held when a field was changed or it was sent; undefined before. */
  render: (field: LeadField, shown: { error: string | undefined; posted: FormData | undefined }) => ReactNode;
  /** Id of the field on the page, by its name. */
  idOf: (name: string) => string;
  /** Their values by their names on the wire. */
  read: (posted: FormData, fields: readonly LeadField[], context: LeadFormContext) => Readonly<Record<string, unknown>>;
}

/** Fields with a place of their own in the steps of the form. */
const placed: Readonly<Record<keyof EnquiryValues | keyof Pick<EnquiryContact, "phone" | "code">, true>> = {
  amount: true,
  deposit: true,
  tradeIn: true,
  residual: true,
  rate: true,
  frequency: true,
  term: true,
  selfAssessedCreditScore: true,
  whoIsHelping: true,
  name: true,
  last_name: true,
  email: true,
  postcode: true,
  phone: true,
  code: true,
  subscribe: true,
  terms_conditions: true,
};

/** Whether the form shows a field as every other lead form does: it has no place of its own. */
export const isFurther = (name: string): boolean => !Object.hasOwn(placed, name);

/** The fields without a place of their own that the site asks for. */
export const furtherFields = (context: LeadFormContext): LeadField[] =>
  financeEnquiryForm.fields.filter(({ name, need }) => isFurther(name) && valueInContext(need, context) !== "hidden");
