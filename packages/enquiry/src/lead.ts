export { leadFromForm } from "./lead-from-form.ts";
