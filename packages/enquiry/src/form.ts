export { EnquiryForm, type EnquiryFormProps, type EnquiryFormState } from "./enquiry-form.tsx";
export { EnquiryDialog, type EnquiryDialogProps } from "./enquiry-dialog.tsx";
