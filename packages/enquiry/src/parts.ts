export { leadFieldId } from "./lead-field-id.ts";
export { LeadFields, type LeadFieldsProps } from "./lead-fields.tsx";
export { LeadFieldInput, type LeadFieldInputProps } from "./lead-field-input.tsx";
export { SlotPicker, type SlotPickerProps } from "./slot-picker.tsx";
export { TermsField } from "./terms-field.tsx";
