import { z } from "zod";
import type { LeadField } from "../lead/lead-form.ts";
import { formText } from "./form-fields.ts";

/**
 * The body of a call that takes a lead form: `shape`, and each field that the form declares beside it, so that a field
 * that is added to a form is taken by its call. What must be filled, the form says and the platform checks
 * (`leadFormProblems`). Unknown fields are refused.
 *
 * @param shape fields with a type of their own
 * @example
 * formBody(reserveForm.fields, {}).safeParse({ nickname: "Ana" }).success // false
 */
export function formBody<Shape extends z.ZodRawShape>(fields: readonly LeadField[], shape: Shape) {
  const declared: object = Object.fromEntries(
    fields.filter(({ name }) => !Object.hasOwn(shape, name)).map((field) => [field.name, valueSchema(field)]),
  );
  return z.strictObject<Shape>({ ...declared, ...shape });
}

/** What a value of a field may be. */
function valueSchema({ type, maxLength = 120 }: LeadField): z.ZodType {
  switch (type) {
    case "number":
      return z.number().optional();
    case "opt_in":
    case "agreement":
    case "terms":
      return z.boolean().optional();
    case "services":
      return z.array(z.string().trim().max(maxLength)).max(20).optional();
    default:
      return formText(maxLength);
  }
}
