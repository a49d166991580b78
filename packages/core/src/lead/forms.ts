// One line per lead form; the file that it names says everything else.
export { careerEnquiryForm } from "./forms/career-enquiry-form.ts";
export { compareEnquiryForm, compareTestDriveForm } from "./forms/compare-forms.ts";
export { financeEnquiryForm } from "./forms/finance-enquiry-form.ts";
export { findSimilarForm } from "./forms/find-similar-form.ts";
export { generalEnquiryForm } from "./forms/general-enquiry-form.ts";
export { offerEnquiryForm } from "./forms/offer-enquiry-form.ts";
export { modelInterestForm } from "./forms/model-interest-form.ts";
export { modelQuoteForm } from "./forms/model-quote-form.ts";
export { onlinePaymentForm } from "./forms/online-payment-form.ts";
export { photoRequestForm } from "./forms/photo-request-form.ts";
export { purchaseForm } from "./forms/purchase-form.ts";
export { reserveForm } from "./forms/reserve-form.ts";
export { serviceBookingForm } from "./forms/service-booking-form.ts";
export { spinToWinForm } from "./forms/spin-to-win-form.ts";
export { testDriveForm } from "./forms/test-drive-form.ts";
export { testDriveRequestForm } from "./forms/test-drive-request-form.ts";
export { tradeInForm } from "./forms/trade-in-form.ts";
export { vehicleEnquiryForm } from "./forms/vehicle-enquiry-form.ts";
