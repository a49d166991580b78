import { z } from "zod";
import { leadSource } from "../lead/lead-limits.ts";
import { formPostcode } from "./form-fields.ts";

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

/**
 * A vehicle enquiry as it is posted to `/api/leads` (S1 §3 "Enquiry defaults", "Lead payload"; decisions.md row 68).
 * `name` and one of `email` or `phone` are required; `message` is required where the site says so, which the platform checks.
 * Unknown fields are refused.
 */
export const leadInputSchema = z
  .strictObject({
    category: text(80).default("General Enquiry"),
    subcategory: optional(80),
    name: z.string({ error: "Enter your name." }).trim().min(1, "Enter your name.").max(80),
    last_name: optional(80),
    email: z
      .union([z.literal(""), z.email("Enter an email address like name@example.com.").max(254)])
      .optional()
      .transform((value) => (value ? value : undefined)),
    phone: optional(30),
    postcode: formPostcode,
    message: optional(2000),
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
  })
  .refine((lead) => Boolean(lead.email ?? "") || Boolean(lead.phone ?? ""), {
    path: ["email"],
    message: "Enter an email address or a phone number so that we can answer.",
    // Also when another field is wrong: a shopper hears of everything at once.
    when: ({ value }) => typeof value === "object" && value !== null,
  });

/** A lead as posted. */
export type LeadInput = z.input<typeof leadInputSchema>;
/** A lead as parsed: defaults filled, blanks left out. */
export type Lead = z.output<typeof leadInputSchema>;
