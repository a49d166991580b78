import { z } from "zod";
import { cleanEmail } from "../lead/clean-email.ts";
import { emailPattern } from "../lead/email-pattern.ts";
import { emailProblem } from "../lead/field-words.ts";
import { invalidPostcode, isPostcode } from "../country/postcode.ts";

/** A field of a form: trimmed; left blank it is absent. */
export const formText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .optional()
    .transform((value) => (value === undefined || value === "" ? undefined : value))
    .optional();

/**
 * A postcode of a form, of any country: the form of the site says which (decisions.md row 21). Left blank it is absent.
 * Too many digits are as wrong as too few.
 */
export const formPostcode = formText(80).refine((value) => value === undefined || isPostcode(value), invalidPostcode());

/** An email address of a form, without what comes along when it is pasted; left blank it is absent. */
export const formEmail = formText(254)
  .overwrite((value) => (value === undefined ? undefined : cleanEmail(value)))
  .refine((value) => value === undefined || emailPattern.test(value), emailProblem);
