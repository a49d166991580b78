export { Phone, type PhoneProps } from "./phone.tsx";
export { FormPage, type FormPageProps } from "./form-page.tsx";
export { SiteLeadForm, type SiteLeadFormProps } from "./enquiry/site-lead-form.tsx";
export { useLeadForm, type LeadFormUse } from "./enquiry/use-lead-form.ts";
export { takeSiteLead } from "./enquiry/site-lead.ts";
export { sendSafely } from "./enquiry/send-safely.ts";
