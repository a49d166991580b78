// All that stands here comes with the library of phone numbers (30 kB), which pages load when a number is typed: what
// needs no library is in index.ts.
export { mobileNumber } from "./phone/mobile-number.ts";
export { leadPhone, normalisePhone } from "./phone/phone-number.ts";
