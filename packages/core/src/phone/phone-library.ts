/** What is used of the library of phone numbers; a build has it within this file. */
export { parsePhoneNumberFromString } from "libphonenumber-js/min";
