export { TextField } from "./text-field.tsx";
export type { TextFieldProps } from "./text-field.tsx";
