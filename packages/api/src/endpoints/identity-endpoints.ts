import { phoneMissing, requiredText } from "@forecourt/core";
import { formEmail } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoint.ts";

/** A phone number as shoppers type it; which ones are mobiles is said by the platform. */
const phoneField = z.string().trim().min(1, phoneMissing).max(30);
/** A name; blank counts as none. */
export const nameField = z
  .string()
  .trim()
  .max(80)
  .optional()
  .transform((value) => (value ? value : undefined));
/** A code as typed or pasted; blanks and dashes are cleaned away (S2 §5, §8, decisions.md row 20). */
export const codeField = z
  .string()
  .max(40)
  .transform((value) => value.replace(/[\s-]/g, ""))
  .pipe(
    z
      .string()
      .min(1, requiredText)
      .regex(/^\d{6}$/, "Code must be 6 digits."),
  );

/** Answer of `POST /api/auth/otp`. */
const codeSentSchema = z.object({
  sent: z.literal(true),
  /** Milliseconds until another code can be asked for. */
  resend_after_ms: z.number().int(),
  /** The code itself, in a demonstration alone (`FORECOURT_DEV=1`, and no service that texts): nobody was texted. */
  demonstration_code: z.string().optional(),
});
/** Answer of a sent code. */
export type CodeSent = z.output<typeof codeSentSchema>;

/** The signed-in shopper of this site; `user` is null for everybody else. The same shape always. */
const sessionAnswerSchema = z.object({
  user: z
    .object({
      /** International form, such as +61412345678. */
      phone: z.string(),
    })
    .nullable(),
});
/** Answer of `GET /api/session`. */
export type SessionAnswer = z.output<typeof sessionAnswerSchema>;

/** Answer of `GET /api/check-if-contact-exists` (S2 §7 "data or error"). */
const contactAnswerSchema = z.object({ data: z.object({ exists: z.boolean() }) });
/** Whether a contact is known. */
export type ContactAnswer = z.output<typeof contactAnswerSchema>;

/**
 * Proving a phone number (S2 §7; decisions.md rows 20, 22, 23, 44–47).
 *
 * The order of a form: `checkRateLimit` (429 blocks sending), `sendCode`, `verifyCode`, which answers with the session
 * cookie; then `getSession` names the shopper. Refusals carry the messages of S2 §8 word for word in `error`:
 * - 429 `too_many_attempts` "Too many verification attempts. Please try again later.", with Retry-After in seconds
 * - 422 `code_invalid` "The verification code is invalid. Please try again." — wrong, late, used up or never sent alike
 * - 422 `fields_invalid` with `fields` (`phone`, `token`): "This is a required field.", "Code must be 6 digits."
 * - 503 `codes_unavailable` "No code can be texted at the moment. Please call us instead.": the site has nothing to
 *   text with
 * - 503 `code_not_sent` "An unknown error occurred.", with Retry-After
 * - 503 `verification_failed` "An unknown error occurred during verification.", with Retry-After
 * - 401 `sign_in_required` where a session is needed
 */
export const identityEndpoints = {
  signInStatus: {
    method: "GET",
    path: "/api/auth/status",
    summary: "Whether shoppers can sign in here: the site has something to text codes with.",
    response: z.object({ available: z.boolean() }),
  },
  checkRateLimit: {
    method: "POST",
    path: "/api/rate-limit",
    summary:
      "Whether a code may be sent to a number now; asked before sendCode. Counts nothing, and says of the number nothing to a browser that did not ask for a code of it.",
    body: z.strictObject({ phone: phoneField }),
    errors: { 429: ["too_many_attempts"], 503: ["codes_unavailable"] },
    response: z.object({ allowed: z.literal(true) }),
  },
  sendCode: {
    method: "POST",
    path: "/api/auth/otp",
    summary:
      "Sends a six-digit code to a mobile of one of the countries that have sites. The answer is the same whether the number is known or not. Another code can be asked for after 15 seconds. Sets a cookie (http-only): only the browser that keeps it can try the code.",
    body: z.strictObject({
      phone: phoneField,
      data: z
        .strictObject({
          first_name: nameField,
          last_name: nameField,
          email: formEmail,
          website: z.string().max(120).optional(),
          dealership_slug: z.string().max(120).optional(),
        })
        .default({ first_name: undefined, last_name: undefined, email: undefined }),
    }),
    errors: { 429: ["too_many_attempts"], 503: ["code_not_sent", "codes_unavailable"] },
    response: codeSentSchema,
  },
  verifyCode: {
    method: "POST",
    path: "/api/auth/verify",
    summary:
      "Signs in with a code. Sets the session cookie (http-only) and ends the browser's session before. A code counts for 10 minutes, 5 tries, and once.",
    body: z.strictObject({
      phone: phoneField,
      token: codeField,
      type: z.literal("sms").default("sms"),
      dealership_slug: z.string().max(120).optional(),
    }),
    errors: { 422: ["code_invalid"], 429: ["too_many_attempts"], 503: ["verification_failed"] },
    response: sessionAnswerSchema,
  },
  signOut: {
    method: "POST",
    path: "/api/auth/logout",
    summary:
      "Ends the session on the server and in the browser; with `everywhere`, every session of the shopper at this site. Safe to repeat.",
    body: z.strictObject({ everywhere: z.boolean().default(false) }),
    response: sessionAnswerSchema,
  },
  getSession: { method: "GET", path: "/api/session", summary: "Who is signed in.", response: sessionAnswerSchema },
  checkIfContactExists: {
    method: "GET",
    path: "/api/check-if-contact-exists",
    summary:
      "Whether the dealer knows the signed-in shopper's own number. Another number is refused, whether it is known or not.",
    query: z.object({ phone_number: phoneField }),
    errors: { 401: ["sign_in_required"], 403: ["other_number"], 429: ["too_many_attempts"] },
    response: contactAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
