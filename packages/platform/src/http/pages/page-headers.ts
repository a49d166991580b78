import type { OutsideSources } from "@forecourt/core/schemas";
import { contentSecurityPolicy } from "./content-security-policy.ts";

/** Headers of every page, whatever it shows. */
const always = {
  "x-content-type-options": "nosniff",
  "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(self), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin-allow-popups",
};

/**
 * What other sites learn of the page that a shopper comes from, where the page does not say it: one whose address holds
 * a secret says `same-origin`. `no-referrer` would take the origin of its forms away, too, by which a form of another
 * site is told.
 */
const usualReferrerPolicy = "strict-origin-when-cross-origin";

/** Headers by which a page talks to the platform only. */
const internal = [
  "x-valid-until",
  "x-car",
  "x-car-version",
  "x-keep-query",
  "x-inline-scripts",
  "x-inline-styles",
  "x-frame-sources",
  "content-length",
  "content-encoding",
  "transfer-encoding",
  "connection",
];

/**
 * What a page sends, with the security headers, and without what was meant for the platform. An HTML page may run the
 * inline scripts and styles that its renderer named in `x-inline-scripts` and `x-inline-styles`, and shows frames of
 * the sources in `x-frame-sources` alone where the renderer named some.
 *
 * @param outside what of other companies the site's pages may use
 */
export function pageHeaders(rendered: Headers, outside: OutsideSources): Headers {
  const headers = new Headers(rendered);
  for (const name of internal) headers.delete(name);
  for (const [name, value] of Object.entries(always)) headers.set(name, value);
  if (!headers.has("referrer-policy")) headers.set("referrer-policy", usualReferrerPolicy);
  if (isHtml(rendered))
    headers.set(
      "content-security-policy",
      contentSecurityPolicy({
        scripts: rendered.get("x-inline-scripts") ?? "",
        styles: rendered.get("x-inline-styles") ?? "",
        frames: rendered.get("x-frame-sources"),
        outside,
      }),
    );
  return headers;
}

/** Whether a response is a page in the narrow sense. */
export function isHtml(headers: Headers): boolean {
  return /^text\/html\b/i.test(headers.get("content-type") ?? "");
}
