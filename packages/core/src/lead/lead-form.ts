import type { EventId } from "../events/event-registry.ts";
import type { Site } from "../site/site-document.ts";
import type { ShownEnquirySettings } from "./enquiry-terms.ts";
import type { ServiceFormSettings } from "./service-form.ts";

/**
 * Whether a field must be filled (`required`), one of the fields so marked must be (`either`), it may be filled, or it
 * is not shown.
 */
export type LeadFieldNeed = "required" | "either" | "optional" | "hidden";

/**
 * Types of fields. The first four are the specification's (S1 §5); `mobile` is a number that takes text messages,
 * `services` are boxes whose ticked ones reach the lead as one list, `opt_in` is the box for offers and news, `terms`
 * and `agreement` the boxes that are agreed to (the site's terms of an enquiry, and what the label says), `time` a time
 * of an appointment.
 */
export type LeadFieldType =
  | "string"
  | "postcode"
  | "phone"
  | "mobile"
  | "email"
  | "code"
  | "number"
  | "date"
  | "comments"
  | "choice"
  | "time"
  | "services"
  | "opt_in"
  | "agreement"
  | "terms";

/** One of what a field lets a shopper choose. */
export interface LeadChoice {
  value: string;
  name: string;
}

/** Facts on which a form's fields depend: the site's settings, and what is known of the enquiry. */
export interface LeadFormContext {
  country: Site["country"];
  enquiry: ShownEnquirySettings;
  /** Dealerships of the group; none or one where there is nothing to choose. */
  dealerships: readonly { slug: string; name: string }[];
  /** Locations that an enquiry may be for, on sites that ask which. */
  places: readonly { id: string; name: string }[];
  service?: ServiceFormSettings & { tyreCheckbox?: boolean; additionalServices?: readonly string[] };
  financeEnquiry?: Pick<Site["financeEnquiry"], "askPostcode" | "askWhoIsHelping">;
  reserve?: Pick<Site["reserve"], "isRefundable">;
  onlinePayment?: Pick<Site["onlinePayment"], "least" | "most">;
  spinToWin?: Pick<Site["spinToWin"], "minimumAge" | "residentOf">;
  /** The enquiry is about a car of the site. @default false */
  hasCar?: boolean;
  /** The shopper is signed in with the number of the enquiry. @default false */
  isProven?: boolean;
  /** Today where the site is, `2026-11-21`; left out, no day is too early or too late. */
  today?: string;
}

/** A value that may depend on the site and the enquiry. */
export type InContext<Value> = Value | ((context: LeadFormContext) => Value);

/** A field of a lead form. */
export interface LeadField {
  /** On the wire (S1 §3, decisions.md row 68). */
  name: string;
  type: LeadFieldType;
  label: InContext<string>;
  need: InContext<LeadFieldNeed>;
  /** What is said when it is required and blank. @default what {@link missingText} says */
  missing?: InContext<string>;
  /** In characters. */
  maxLength?: number;
  help?: InContext<string | undefined>;
  /** What it starts with, of a car. */
  start?: (carName: string) => string;
  autoComplete?: string;
  inputMode?: "numeric";
  /** Written in capitals, and no word of a language. @default false */
  isCode?: boolean;
  /** Of a `date`: the days that there are to choose, undefined where any will do. */
  days?: (context: LeadFormContext) => { first: string; last: string } | undefined;
  /** Of a `choice` and of `services`: what there is to choose. */
  choices?: (context: LeadFormContext) => readonly LeadChoice[];
  /** Stands beside the next or the last field of a pair. @default false */
  isHalf?: boolean;
  /** The step that asks for it, in a form of several. */
  step?: string;
  /** What is wrong with a value, besides what its type says. */
  check?: (value: string, context: LeadFormContext) => string | undefined;
}

/** What an event is chosen by. */
export interface LeadEventFacts {
  category?: string | undefined;
  subcategory?: string | undefined;
  car_type?: "new" | "demo" | "used" | "all" | null | undefined;
  tag?: string | null | undefined;
}

/**
 * A lead form: everything that sets it apart, said once. The form on the page is rendered from it, the platform checks
 * every post by it, and exports and deliveries are of what it names.
 */
export interface LeadForm {
  /** Unique. Begins the ids of its fields: "enquiry" gives `enquiry-name`. */
  key: string;
  /** Category of its lead. */
  category: string;
  /** Subcategory of its lead; left out, any. */
  subcategory?: string;
  /** Under what its lead is stored, where that is something else (S1 §5). */
  storedAs?: { category: string; subcategory: string };
  /** The call that takes it. */
  sentBy:
    | "createLead"
    | "bookTestDrive"
    | "openServiceBooking"
    | "financeEnquiry"
    | "sendTradeIn"
    | "holdCar"
    | "openOnlinePayment"
    | "sendPurchaseDetails"
    | "takeSpin";
  /** Who may send it: anybody, or a shopper whose phone number is verified. */
  access: "anyone" | "verified";
  /** In the order in which they stand. */
  fields: readonly LeadField[];
  /** The analytics event of a lead (S1 §7); undefined where none is counted. */
  event: (lead: LeadEventFacts) => EventId | undefined;
  /** Page on which the shopper is thanked. @default the form's own */
  successPage?: string;
  /** What a shopper calls what is sent: its terms and its notice name it. @default "enquiry" */
  noun?: string;
  /** Name of the form, for those who listen. */
  title: (carName: string) => string;
  /** What the button reads. */
  send: string;
}

/**
 * The value that a declaration has for a site and its facts: a plain value as it is, a function asked.
 *
 * @example
 * valueInContext(({ country }) => countries[country].stateLabel, leadFormContext(site)) // "State"
 */
export function valueInContext<Value extends string | undefined>(
  value: InContext<Value>,
  context: LeadFormContext,
): Value {
  return typeof value === "function" ? value(context) : value;
}
