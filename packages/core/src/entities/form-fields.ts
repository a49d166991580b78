import { z } from "zod";
import { emailProblem } from "../lead/lead-form-problems.ts";
import { invalidPostcode } from "../lead/verification-code.ts";

/** A field of a form: trimmed; left blank it is absent. */
export const formText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .optional()
    .transform((value) => (value === undefined || value === "" ? undefined : value))
    .optional();

/** A postcode of a form: four digits in Australia and in New Zealand (decisions.md row 21); left blank it is absent. Too many digits are as wrong as too few. */
export const formPostcode = formText(80).refine(
  (value) => value === undefined || /^\d{4}$/.test(value),
  invalidPostcode,
);

/** An email address of a form; left blank it is absent. */
export const formEmail = z
  .union([z.literal(""), z.email(emailProblem).max(254)])
  .optional()
  .transform((value) => (value === "" ? undefined : value))
  .optional();
