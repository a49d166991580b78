import type { FieldError } from "./error-summary.tsx";

/**
 * Errors in the order in which their fields stand in the form, whoever found them first; those of no field of the form
 * come last.
 *
 * @param fields ids of the fields, from first to last
 * @example
 * inFieldOrder([{ field: "b-email", message: "Enter an email" }, { field: "b-name", message: "Enter a name" }], ["b-name", "b-email"])[0].field // "b-name"
 */
export function inFieldOrder(errors: readonly FieldError[], fields: readonly string[]): FieldError[] {
  const place = ({ field }: FieldError) => (fields.includes(field) ? fields.indexOf(field) : fields.length);
  return errors.toSorted((one, other) => place(one) - place(other));
}
