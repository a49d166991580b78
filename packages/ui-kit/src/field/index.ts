export { Field } from "./field.tsx";
export type { FieldControlProps, FieldProps, FieldTexts } from "./field.tsx";
