export { Fieldset } from "./fieldset.tsx";
export type { FieldsetProps } from "./fieldset.tsx";
