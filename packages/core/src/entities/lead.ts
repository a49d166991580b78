import { z } from "zod";
import { nameField } from "../lead/lead-fields.ts";
import { leadForms } from "../lead/lead-forms.ts";
import { leadMessageMaxLength, leadSource } from "../lead/lead-limits.ts";
import { formBody } from "./form-body.ts";
import { formEmail, formPostcode } from "./form-fields.ts";

const text = (most: number) => z.string().trim().max(most);
const optional = (most: number) =>
  text(most)
    .optional()
    .transform((value) => (value === undefined || value === "" ? undefined : value));

/** Pages seen and tracking parameters carried with a lead (S1 §3 `lead_attributes`). */
export const leadAttributesSchema = z.strictObject({
  visited_pages: z
    .array(z.strictObject({ path: text(500), at: z.iso.datetime({ offset: true }) }))
    .max(50)
    .default([]),
  linked_query_params: z
    .record(text(100), text(500))
    .default({})
    .refine((value) => Object.keys(value).length <= 30, "At most 30 parameters."),
});

const known = {
  category: optional(80),
  subcategory: optional(80),
  // A missing name has its own message. For a name that is too long, undefined keeps the default message.
  name: z
    .string({ error: ({ code }) => (code === "invalid_type" ? nameField.missing : undefined) })
    .trim()
    .min(1, nameField.missing)
    .max(80),
  last_name: optional(80),
  email: formEmail,
  phone: optional(30),
  postcode: formPostcode,
  message: optional(leadMessageMaxLength),
  opt_in: z.boolean().default(true),
  terms_conditions: z.boolean().default(false),
  car_id: optional(64),
  stock_number: optional(64),
  "Vehicle Make": optional(80),
  "Vehicle Model": optional(120),
  car_type: z.enum(["new", "demo", "used", "all"]).optional(),
  vehicle_status: optional(40),
  dealership_slug: optional(120),
  manufacturer_slug: optional(120),
  location: optional(120),
  rego: optional(12),
  url: optional(1000),
  source: z.literal(leadSource).default(leadSource),
  user_agent: optional(500),
  car_dealership_id: optional(120),
  additional_services: z.array(text(120)).max(20).optional(),
  lead_attributes: leadAttributesSchema.default({ visited_pages: [], linked_query_params: {} }),
};

/**
 * The shape of a lead as it is posted to `/api/leads` (S1 §3 "Enquiry defaults", "Lead payload"; decisions.md row 68).
 * What must be filled, its form declares and the platform checks (`leadFormProblems`). Unknown fields are refused.
 */
export const leadInputSchema = formBody(
  leadForms.filter(({ sentBy }) => sentBy === "createLead").flatMap(({ fields }) => fields),
  known,
);

/** A lead as posted. */
export type LeadInput = z.input<typeof leadInputSchema>;
/** A lead as parsed: defaults filled, blanks left out. */
export type Lead = z.output<typeof leadInputSchema>;
