export { leadFromForm, type LeadContext } from "./lead-from-form.ts";
export { leadValues } from "./lead-values.ts";
export { postedAttributes } from "./posted-attributes.ts";
