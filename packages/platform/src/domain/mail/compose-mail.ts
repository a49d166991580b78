import { htmlText } from "../../base/text/html-text.ts";
import type { Site } from "@forecourt/core/schemas";
import type { Mail } from "./mail.ts";
import { isLight } from "../../base/colour/is-light.ts";

/** What a mail says, in order. */
export interface MailParts {
  subject: string;
  /** Begins the mail: "Hello Ana,". */
  greeting: string;
  paragraphs: readonly string[];
  /** Facts in two columns: amount, car, until when. */
  facts?: readonly (readonly [label: string, value: string])[];
  link?: { label: string; url: string };
  /** Another way on, below the link. */
  alsoLink?: { label: string; url: string };
  calendar?: Mail["calendar"];
  /** Why it came and how mails like it end, below everything. */
  why?: { text: string; endLabel: string; endUrl: string };
}

/** Accent where neither the site nor its template has a colour. */
const plainAccent = "#1a1a1a";

/**
 * A mail in the look of its site, once as text and once as HTML of tables and plain styles, which is what mail programs
 * read. The dealer's name is a word mark on its colour, or on its template's where the document has none. Nothing is
 * loaded from anywhere: no picture, no pixel, no style sheet (decisions.md row 105).
 *
 * @example
 * composeMail(site, { subject: "Reserved", greeting: "Hello Ana,", paragraphs: ["The car waits for you."] }).text
 * // "Hello Ana,\n\nThe car waits for you.\n\nHarbour Mazda\n…"
 */
export function composeMail(
  site: Pick<Site, "name" | "dealer" | "theme">,
  { subject, greeting, paragraphs, facts = [], link, alsoLink, calendar, why }: MailParts,
): Mail {
  const from = [site.name, site.dealer.legalName, site.dealer.phone, site.dealer.email];
  const text = [
    greeting,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join("\n")] : []),
    ...[link, alsoLink].flatMap((each) => (each ? [`${each.label}: ${each.url}`] : [])),
    from.join("\n"),
    ...(why ? [`${why.text}\n${why.endLabel}: ${why.endUrl}`] : []),
  ].join("\n\n");
  const accent = site.theme.accent ?? plainAccent;
  const rows = facts
    .map(
      ([label, value]) =>
        `<tr><td style="padding:6px 16px 6px 0;color:#555555;vertical-align:top">${htmlText(label)}</td><td style="padding:6px 0;font-weight:bold">${htmlText(value)}</td></tr>`,
    )
    .join("");
  const html = [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${htmlText(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;background:#f4f4f4;font:16px/1.5 Arial,Helvetica,sans-serif;color:#1a1a1a">`,
    `<div style="max-width:616px;margin:0 auto;background:#ffffff">`,
    `<p style="margin:0;padding:22px 28px;background:${accent};color:${isLight(accent) ? "#000000" : "#ffffff"};font-size:26px;line-height:1.2;font-weight:900;letter-spacing:-0.5px">${htmlText(site.name)}</p>`,
    `<div style="padding:28px">`,
    ...[greeting, ...paragraphs].map((line) => `<p style="margin:0 0 16px">${htmlText(line)}</p>`),
    rows && `<table role="presentation" style="border-collapse:collapse;margin:0 0 20px">${rows}</table>`,
    link && // A border in the dealer's colour and dark words: read on any accent.
      `<p style="margin:0 0 20px"><a href="${htmlText(link.url)}" style="display:inline-block;padding:12px 20px;border:2px solid ${accent};border-radius:6px;color:#1a1a1a;font-weight:bold;text-decoration:none">${htmlText(link.label)}</a></p>`,
    alsoLink &&
      `<p style="margin:0 0 20px"><a href="${htmlText(alsoLink.url)}" style="color:#1a1a1a">${htmlText(alsoLink.label)}</a></p>`,
    `<p style="margin:24px 0 0;font-size:14px;color:#555555">${from.map(htmlText).join("<br>")}</p>`,
    why &&
      `<p style="margin:16px 0 0;font-size:14px;color:#555555">${htmlText(why.text)}<br><a href="${htmlText(why.endUrl)}">${htmlText(why.endLabel)}</a></p>`,
    "</div></div></body></html>",
  ]
    .filter(Boolean)
    .join("\n");
  return { subject, text, html, ...(calendar ? { calendar } : {}), ...(why ? { endUrl: why.endUrl } : {}) };
}
