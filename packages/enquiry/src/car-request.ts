export { CarRequestForm, carRequests, type CarRequest, type CarRequestFormProps } from "./car-request-form.tsx";
