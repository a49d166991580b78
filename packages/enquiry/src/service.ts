export { ServiceBookingForm, type ServiceBookingFormProps, type ServiceFormSetup } from "./service-booking-form.tsx";
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
export { foundCar, foundCarFields, foundForField } from "./found-car.ts";
export { serviceStepFromForm } from "./service-step-from-form.ts";
export type { ServicePlace } from "./service-places.tsx";
