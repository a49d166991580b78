import { countries } from "../country/countries.ts";
import type { CountryCode } from "../country/countries.ts";
import type { LeadFieldType } from "./lead-form.ts";

/** What is said of a name that is left out. */
export const nameMissing = "Enter your name.";
/** What is said of a last name that is left out. */
export const lastNameMissing = "Enter your last name.";
/** Message for a required email address that is missing. */
export const emailMissing = "Enter your email address.";
/** What is said where neither an address nor a number is given and one is needed (decisions.md row 68). */
export const emailOrPhoneMissing = "Enter an email address or a phone number so that we can answer.";
/** Message for a missing mobile number. */
export const phoneMissing = "Enter your mobile number.";
/** Message for an invalid email address. */
export const emailProblem = "Enter an email address like name@example.com.";
/** What is said of a choice that is not offered. */
export const choiceProblem = "Choose one from the list.";

/**
 * Message for an invalid phone number.
 *
 * @example
 * phoneProblem("AU") // "Enter a phone number like 0412 345 678."
 */
export function phoneProblem(country: CountryCode): string {
  return `Enter a phone number like ${countries[country].phone.example}.`;
}

const chosen: readonly LeadFieldType[] = ["choice", "time", "date", "services"];

/**
 * Message for a required field without a message of its own.
 *
 * @param label of the field
 * @example
 * missingText("string", "Vehicle Make") // "Enter the vehicle make."
 * missingText("choice", "Dealership")   // "Choose the dealership."
 */
export function missingText(type: LeadFieldType, label: string): string {
  if (type === "agreement" || type === "opt_in" || type === "terms") return `Tick the box: ${label}.`;
  return `${chosen.includes(type) ? "Choose" : "Enter"} the ${inSentence(label)}.`;
}

/** Within a sentence only what is written in capitals keeps them: "VIN". */
const inSentence = (label: string) => label.replaceAll(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
