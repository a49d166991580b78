import { countries } from "../../country/countries.ts";
import { consentFields, contactFields, messageField, placeChoices, postcodeField } from "../lead-fields.ts";
import type { LeadField, LeadForm, LeadFormContext } from "../lead-form.ts";
import { lastServiceDay, serviceCheckOptions, serviceYearProblem } from "../service-form.ts";
import type { ServiceStep } from "../service-form.ts";

const address = ({ service }: LeadFormContext) => (service?.hasAddress === true ? "optional" : "hidden");
const ofCar =
  (need: "required" | "optional") =>
  ({ service }: LeadFormContext) =>
    service?.hasVehicleStep === false ? "hidden" : need;
const inStep = (step: ServiceStep, fields: readonly LeadField[]): LeadField[] =>
  fields.map((field) => ({ ...field, step }));

const addressFields: readonly LeadField[] = [
  {
    name: "street",
    type: "string",
    label: "Street",
    need: address,
    maxLength: 120,
    autoComplete: "address-line1",
    isHalf: true,
  },
  {
    name: "suburb",
    type: "string",
    label: "Suburb",
    need: address,
    maxLength: 80,
    autoComplete: "address-level2",
    isHalf: true,
  },
  {
    name: "state",
    type: "string",
    label: ({ country }) => countries[country].stateLabel,
    need: address,
    maxLength: 40,
    autoComplete: "address-level1",
    isHalf: true,
  },
  { ...postcodeField, need: address },
];

/** What is booked, asked before who books it: for which car, the service that is due, where and on which day. */
const visitFields: readonly LeadField[] = [
  {
    name: "Vehicle Rego",
    type: "string",
    label: "Vehicle Rego",
    need: "optional",
    maxLength: 12,
    autoComplete: "off",
    isCode: true,
  },
  {
    name: "Service Interval",
    type: "string",
    label: "Service Interval",
    need: ({ service }) => (service?.isServiceIntervalRequired === true ? "required" : "optional"),
    maxLength: 60,
    autoComplete: "off",
    isHalf: true,
    help: "The service that is due, such as 60,000 km or once a year.",
  },
  {
    name: "location",
    type: "choice",
    label: "Where",
    need: "optional",
    isHalf: true,
    choices: placeChoices,
  },
  {
    name: "Preferred Service Date",
    type: "date",
    label: "Preferred Service Date",
    need: "required",
    isHalf: true,
    help: "We will confirm the day and time with you.",
    days: ({ today }) => (today === undefined ? undefined : { first: today, last: lastServiceDay(today) }),
    check: dayProblem,
  },
];

const carFields: readonly LeadField[] = [
  {
    name: "Vehicle Make",
    type: "string",
    label: "Vehicle Make",
    need: ofCar("required"),
    maxLength: 80,
    autoComplete: "off",
    isHalf: true,
  },
  {
    name: "Vehicle Model",
    type: "string",
    label: "Vehicle Model",
    need: ofCar("required"),
    maxLength: 120,
    autoComplete: "off",
    isHalf: true,
  },
  {
    name: "Vehicle Year",
    type: "string",
    label: "Vehicle Year",
    need: ofCar("optional"),
    maxLength: 4,
    autoComplete: "off",
    inputMode: "numeric",
    isHalf: true,
    check: (year, { today }) => (today === undefined ? undefined : serviceYearProblem(year, Number(today.slice(0, 4)))),
  },
];

const orderFields: readonly LeadField[] = [
  {
    name: "additional_services",
    type: "services",
    label: "Add to the service",
    need: ({ service = {} }) => (serviceCheckOptions(service).length > 0 ? "optional" : "hidden"),
    choices: ({ service = {} }) => serviceCheckOptions(service).map((value) => ({ value, name: value })),
  },
  {
    ...messageField(),
    name: "Comments",
    help: ({ service }) => (service?.hasVehicleStep === false ? "Make and model, and what you noticed." : undefined),
  },
];

/** A day that was, or lies more than a year ahead. */
function dayProblem(date: string, { today }: LeadFormContext): string | undefined {
  if (today === undefined) return undefined;
  if (date < today) return "Choose today or a later day.";
  return date > lastServiceDay(today) ? "Choose a day within a year." : undefined;
}

/**
 * A service booking, in three steps, or two without the vehicle's; only the last one completes it (S1 §2–§5). The visit
 * is asked for before them and becomes a lead with the first, so that a booking that is given up says both.
 */
export const serviceBookingForm: LeadForm = {
  key: "service",
  category: "Service Booking",
  sentBy: "openServiceBooking",
  access: "anyone",
  fields: [
    ...inStep("Your visit", visitFields),
    ...inStep("Contact Details", [
      ...contactFields.map((field) => (field.name === "email" ? { ...field, isHalf: true } : field)),
      ...addressFields,
      ...consentFields,
    ]),
    ...inStep("Vehicle Details", carFields),
    ...inStep("Order Details", orderFields),
  ],
  event: () => undefined,
  title: () => "Service booking",
  send: "Book service",
};
