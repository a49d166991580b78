export { ServiceBookingForm, type ServiceBookingFormProps } from "./service-booking-form.tsx";
export type { ServiceFieldsInput, ServiceFormSetup } from "./service-step-fields.tsx";
export { ServiceFrame, type ServiceFrameProps } from "./service-frame.tsx";
export { ServiceSent } from "./service-sent.tsx";
export { ServiceTabs, type ServiceTab } from "./service-tabs.tsx";
export {
  fillFromDraft,
  forgetServiceDraft,
  forgetServiceStep,
  keepServiceDraft,
  readServiceDraft,
  type ServiceDraft,
} from "./service-draft.ts";
export { lookedUpVehicle, lookedUpVehicleFields, lookedUpPlateField } from "./vehicle-lookup.ts";
export { serviceStepFromForm } from "./service-step-from-form.ts";
export type { ServicePlace } from "./service-places.tsx";
