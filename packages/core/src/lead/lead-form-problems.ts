import { postcodeError } from "../country/postcode.ts";
import { cleanEmail } from "./clean-email.ts";
import { emailPattern } from "./email-pattern.ts";
import { choiceProblem, emailProblem, missingText } from "./field-words.ts";
import { valueInContext } from "./lead-form.ts";
import type { LeadField, LeadFieldType, LeadForm, LeadFormContext } from "./lead-form.ts";

/** What is wrong with a field of a lead. */
export interface LeadFieldProblem {
  /** Name of the field on the wire. */
  path: string;
  message: string;
}

/** How a lead is checked. */
export interface LeadCheck {
  /** Which fields the shopper was asked for; of the others only the value is checked. @default all */
  isAsked?: (field: LeadField) => boolean;
  /** Checks of values that need more than core has, by the type of the field. */
  checks?: Partial<Record<LeadFieldType, (value: string) => string | undefined>>;
}

/** Values of a lead by their names on the wire, or as a form posts them. */
export type LeadValues = Readonly<Record<string, unknown>>;

/**
 * Problems of a lead by the declaration of its form (S1 §3, §5, §8): missing fields, choices that are not offered,
 * invalid values. In the order of the fields; empty when nothing is wrong.
 *
 * @example
 * leadFormProblems(vehicleEnquiryForm, leadFormContext(site), { name: "Ana", phone: "0412 345 678" })
 * // [{ path: "message", message: "Enter your comments." }]
 */
export function leadFormProblems(
  { fields }: Pick<LeadForm, "fields">,
  context: LeadFormContext,
  values: LeadValues,
  { isAsked = () => true, checks = {} }: LeadCheck = {},
): LeadFieldProblem[] {
  const shown = fields
    .map((field) => ({ field, need: valueInContext(field.need, context) }))
    .filter(({ need }) => need !== "hidden");
  const either = shown.filter(({ need }) => need === "either").map(({ field }) => field);
  const lacksEither = either.length > 0 && !either.some((field) => isFilled(field, values[field.name]));
  return shown.flatMap(({ field, need }) => {
    const value = values[field.name];
    const isMissing = need === "required" ? !isFilled(field, value) : lacksEither && field === either[0];
    const message = isMissing
      ? isAsked(field)
        ? (valueInContext(field.missing, context) ?? missingText(field.type, valueInContext(field.label, context)))
        : undefined
      : valueProblem(field, context, value, checks);
    return message === undefined ? [] : [{ path: field.name, message }];
  });
}

/** Whether a value says something: a box by being ticked, a text by more than blanks. */
function isFilled({ type }: LeadField, value: unknown): boolean {
  if (type === "terms" || type === "agreement" || type === "opt_in") return value === true || value === "on";
  return typeof value === "string" ? value.trim() !== "" : value !== undefined && value !== null;
}

function valueProblem(
  field: LeadField,
  context: LeadFormContext,
  value: unknown,
  checks: NonNullable<LeadCheck["checks"]>,
): string | undefined {
  if (typeof value !== "string" || value.trim() === "") return undefined;
  const ofType = checks[field.type] ?? typeChecks[field.type];
  return ofType?.(value, field, context) ?? field.check?.(value, context);
}

const typeChecks: Partial<
  Record<LeadFieldType, (value: string, field: LeadField, context: LeadFormContext) => string | undefined>
> = {
  postcode: (value, _field, { country }) => postcodeError(value, country),
  email: (value) => (emailPattern.test(cleanEmail(value)) ? undefined : emailProblem),
  choice: (value, field, context) =>
    field.choices?.(context).every((choice) => choice.value !== value) ? choiceProblem : undefined,
};
