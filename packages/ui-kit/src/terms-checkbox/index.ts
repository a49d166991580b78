export { TermsCheckbox } from "./terms-checkbox.tsx";
export type { TermsCheckboxProps } from "./terms-checkbox.tsx";
