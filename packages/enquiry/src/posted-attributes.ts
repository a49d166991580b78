import type { LeadInput } from "@forecourt/core/schemas";

/** The `lead_attributes` that a browser put into a form (S1 §3). Attributes that cannot be read are left out: they never cost a lead. */
export function postedAttributes(form: FormData): LeadInput["lead_attributes"] {
  const text = form.get("lead_attributes");
  try {
    const parsed = JSON.parse(typeof text === "string" ? text : "") as LeadInput["lead_attributes"] | null;
    return typeof parsed === "object" && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}
