export { leadFromForm } from "./lead-from-form.ts";
export { postedAttributes } from "./posted-attributes.ts";
