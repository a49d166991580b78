export { LinkedText } from "./linked-text.tsx";
export type { LinkedTextProps } from "./linked-text.tsx";
export { TermsCheckbox } from "./terms-checkbox.tsx";
export type { TermsCheckboxProps } from "./terms-checkbox.tsx";
