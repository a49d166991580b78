export { ServiceBookingForm, type ServiceBookingFormProps } from "./service-booking-form.tsx";
export { ServiceFrame, type ServiceFrameProps } from "./service-frame.tsx";
export { ServiceSent } from "./service-sent.tsx";
export { ServiceTabs, type ServiceTab } from "./service-tabs.tsx";
export {
  fillFromDraft,
  forgetServiceDraft,
  keepServiceDraft,
  readServiceDraft,
  type ServiceDraft,
} from "./service-draft.ts";
export {
  missingServiceFields,
  serviceFieldNames,
  type ServiceFieldName,
  type ServiceFormSetup,
} from "./service-fields.ts";
export { serviceStepFromForm, type ServiceStepFields } from "./service-step-from-form.ts";
export type { ServicePlace } from "./service-order-step.tsx";
