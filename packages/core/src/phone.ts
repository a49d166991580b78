export { mobileNumber } from "./phone/mobile-number.ts";
export { leadPhone, normalisePhone } from "./phone/phone-number.ts";
export { writtenMobile } from "./phone/written-mobile.ts";
