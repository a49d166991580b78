export { leadFromForm, type LeadContext } from "./lead-from-form.ts";
export { leadValues } from "./lead-values.ts";
export { postedAttributes, type PostedFrom } from "./posted-attributes.ts";
