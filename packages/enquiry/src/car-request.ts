export { CarRequestForm, type CarRequestFormProps } from "./car-request-form.tsx";
