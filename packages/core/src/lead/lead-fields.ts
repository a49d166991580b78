import { emailOrPhoneMissing, nameMissing } from "./field-words.ts";
import { valueInContext } from "./lead-form.ts";
import type { InContext, LeadChoice, LeadField, LeadFieldNeed, LeadFormContext } from "./lead-form.ts";
import { leadMessageMaxLength, messageLabel, messageMissing, termsProblem } from "./lead-limits.ts";

/** The first name: the one name that is needed (decisions.md row 68). */
export const nameField = {
  name: "name",
  type: "string",
  label: "First name",
  need: "required",
  missing: nameMissing,
  maxLength: 80,
  autoComplete: "given-name",
  isHalf: true,
} as const satisfies LeadField;
/** The last name. */
export const lastNameField: LeadField = {
  name: "last_name",
  type: "string",
  label: "Last name",
  need: "optional",
  maxLength: 80,
  autoComplete: "family-name",
  isHalf: true,
};
/** An address to answer to. */
export const emailField: LeadField = {
  name: "email",
  type: "email",
  label: "Email",
  need: "either",
  missing: emailOrPhoneMissing,
  maxLength: 254,
  help: "An email address or a mobile number is enough.",
  autoComplete: "email",
};
/** A number to answer to. */
export const phoneField: LeadField = {
  name: "phone",
  type: "phone",
  label: "Mobile",
  need: "either",
  maxLength: 30,
  autoComplete: "tel",
  isHalf: true,
};

/** A postcode that nobody has to give. */
export const postcodeField: LeadField = {
  name: "postcode",
  type: "postcode",
  label: "Postcode",
  need: "optional",
  autoComplete: "postal-code",
  isHalf: true,
};

/** The plate of the shopper's own vehicle, where the enquiry is about one (S1 §5). */
export const regoField: LeadField = {
  name: "rego",
  type: "string",
  label: "Registration",
  need: "optional",
  maxLength: 12,
  help: "Of your own vehicle, where you ask about it.",
  autoComplete: "off",
  isCode: true,
};

/** The fields of a shopper's name and one way to answer (decisions.md row 68). */
export const contactFields: readonly LeadField[] = [nameField, lastNameField, emailField, phoneField];

/** The locations that a lead may be for. */
export const placeChoices = ({ places }: LeadFormContext): LeadChoice[] =>
  places.map(({ id, name }) => ({ value: id, name }));

/** Which dealership and which location an enquiry is for, on sites that ask (S1 §5). */
export const placeFields: readonly LeadField[] = [
  {
    name: "dealership_slug",
    type: "choice",
    label: "Dealership",
    need: ({ dealerships, enquiry }) =>
      dealerships.length > 1 && !enquiry.isDealershipRemoved ? "required" : "hidden",
    choices: ({ dealerships }) => dealerships.map(({ slug, name: value }) => ({ value: slug, name: value })),
  },
  {
    name: "location",
    type: "choice",
    label: "Location",
    need: ({ enquiry }) => (enquiry.hasLocationSelect ? "required" : "hidden"),
    choices: placeChoices,
  },
];

/**
 * The same in a form that stands on a car's page. Whoever comes from there is not asked: the enquiry is for the place
 * of the car.
 */
export const placeFieldsWithoutCar: readonly LeadField[] = /* @__PURE__ */ placeFields.map((field) => ({
  ...field,
  need: (context) => (context.hasCar === true ? "hidden" : valueInContext(field.need, context)),
}));

/** Words of the shopper's own; a form that says by itself what is wanted asks for none (S1 §2). */
export function messageField({
  need = "optional",
  label = messageLabel,
  help,
  start,
}: {
  need?: InContext<LeadFieldNeed>;
  label?: string;
  help?: string;
  start?: (carName: string) => string;
} = {}): LeadField {
  return {
    name: "message",
    type: "comments",
    label,
    need,
    ...(label === messageLabel && { missing: messageMissing }),
    maxLength: leadMessageMaxLength,
    ...(help === undefined ? {} : { help }),
    ...(start === undefined ? {} : { start }),
  };
}

/** The message of an enquiry: needed unless the site, or its variant of the form, says otherwise (S1 §5). */
export function enquiryMessageNeed({ enquiry }: LeadFormContext): LeadFieldNeed {
  if (enquiry.isMessageDisabled) return "hidden";
  return enquiry.isMessageRequired ? "required" : "optional";
}

/** Further services of the site, to tick (S1 §5). */
export const servicesField: LeadField = {
  name: "additional_services",
  type: "services",
  label: "I am also interested in",
  need: ({ enquiry }) => (enquiry.additionalServices.length > 0 ? "optional" : "hidden"),
  choices: ({ enquiry }) => enquiry.additionalServices.map((value) => ({ value, name: value })),
};

/** The terms, on sites that ask (S2 §5, §8). */
export const termsField: LeadField = {
  name: "terms_conditions",
  type: "terms",
  label: "I agree to the terms of this enquiry",
  need: ({ enquiry }) => (enquiry.termsRequired ? "required" : "hidden"),
  missing: termsProblem,
};

/** Offers and news, and the terms: the end of a lead form (S1 §5, S2 §5). */
export const consentFields: readonly LeadField[] = [
  { name: "opt_in", type: "opt_in", label: "Offers and news", need: "optional" },
  termsField,
];
