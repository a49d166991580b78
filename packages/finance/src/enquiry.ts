export { FinanceEnquiry, type FinanceEnquiryProps } from "./finance-enquiry.tsx";
export { EnquiredCar, type EnquiredCarProps } from "./enquired-car.tsx";
export { FinanceTips } from "./finance-tips.tsx";
export type { ClampedValue, EnquiryContact, EnquiryValues } from "./enquiry-values.ts";
export type { FurtherFields } from "./further-fields.ts";
