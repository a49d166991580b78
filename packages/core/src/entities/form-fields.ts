import { z } from "zod";

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
  "Invalid postcode. Please enter a 4-digit number.",
);

/** An email address of a form; left blank it is absent. */
export const formEmail = z
  .union([z.literal(""), z.email("Enter an email address like name@example.com.").max(254)])
  .optional()
  .transform((value) => (value === "" ? undefined : value))
  .optional();
