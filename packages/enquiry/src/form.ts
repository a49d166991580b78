export { EnquiryForm, type EnquiryFormProps } from "./enquiry-form.tsx";
export { LeadForm, LeadFormButton, type LeadFormProps, type SentFormProps } from "./lead-form.tsx";
export type { EnquiryFormState } from "./enquiry-form-state.ts";
export { EnquiryDialog, type EnquiryDialogProps } from "./enquiry-dialog.tsx";
export { FormCar, type FormCarProps } from "./form-car.tsx";
