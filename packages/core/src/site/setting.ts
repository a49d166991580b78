import { z } from "zod";

/**
 * A key of the site document with its meaning and its source.
 *
 * @param source where the specification asks for it; no key without one
 * @param otherwise what happens when the key is left out, for a key without a default
 */
export function setting<Schema extends z.ZodType>(
  schema: Schema,
  source: string,
  description: string,
  otherwise?: string,
): Schema {
  return schema.meta({ description, source, ...(otherwise === undefined ? {} : { otherwise }) });
}

/** A switch that is off unless the site turns it on. */
export function off(source: string, description: string) {
  return setting(z.boolean().default(false), source, description);
}

/** A switch that is on unless the site turns it off. */
export function on(source: string, description: string) {
  return setting(z.boolean().default(true), source, description);
}

/** A short text that must not be empty, on one line. */
export function shortText(most: number) {
  return z.string().trim().min(1).max(most);
}

/** A path of this site, such as `/special-offers`. */
export const ownPathText = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\s\\]*$/, "Use a path of this site, such as /special-offers.");

/** A path of this site, a `tel:`, `mailto:` or https address, or an anchor of the page. */
export const linkText = z
  .string()
  .max(500)
  .regex(
    /^(\/(?![/\\])[^\s]*|tel:[+\d ]+|mailto:[^\s]+|https:\/\/[^\s]+|#[\w-]+)$/,
    "Use a path such as /search/used-cars, a tel: or mailto: link, or an https address.",
  );

/** A path of this site or an https address of a picture. */
export const pictureText = z
  .string()
  .max(300)
  .regex(/^(\/(?![/\\])[^\s]*|https:\/\/[^\s]+)$/, "Use a path of this site or an https address.");

/** An address on the web, https only. */
export const httpsText = z
  .string()
  .max(500)
  .regex(/^https:\/\/[^\s]+$/, "Use an address that starts with https://.");

/** The first instant of something, with its offset: `2026-11-21T00:00:00+11:00`. */
export const instantText = z.iso.datetime({
  offset: true,
  error: "Write date, time and offset, such as 2026-11-21T00:00:00+11:00.",
});

/** A phone number as people write it. */
export const phoneText = z
  .string()
  .regex(/^\+?[\d ()-]{6,20}$/, "Use 6 to 20 digits, blanks, brackets and hyphens, such as 02 5550 0100.");
