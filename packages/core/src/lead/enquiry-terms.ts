import type { EnquirySettings } from "../site/enquiry-settings.ts";

/** A notice that a site has a page of. */
export interface SiteNotice {
  kind: "privacy" | "terms";
  /** Path of its page. */
  to: string;
}

/** What of a site's enquiry settings its forms show, with the notices that the site has. */
export type ShownEnquirySettings = EnquirySettings & { notices?: readonly SiteNotice[] };

/** A part of a text: words, or a link. */
export type TermsPart = string | { label: string; to: string };

/**
 * What a shopper agrees to with the terms box (S2 §5): the dealer's own words, else what happens with what is sent, with a link to each
 * notice that the site has, and no word of the others.
 *
 * @param dealerName who gets the enquiry
 * @example
 * enquiryTerms({ termsText: undefined }, "Harbour Mazda") // ["I agree that Harbour Mazda keeps what I send and uses it to answer this enquiry."]
 */
export function enquiryTerms(
  { termsText, notices = [] }: Pick<ShownEnquirySettings, "termsText" | "notices">,
  dealerName: string,
): TermsPart[] {
  if (termsText !== undefined) return [termsText];
  const [privacy, terms] = (["privacy", "terms"] as const).map(
    (kind) => notices.find((notice) => notice.kind === kind)?.to,
  );
  return [
    `I agree that ${dealerName} keeps what I send and uses it to answer this enquiry.`,
    ...(privacy === undefined ? [] : [" I have read the ", { label: "privacy policy", to: privacy }, "."]),
    ...(terms === undefined ? [] : [" I agree to the ", { label: "terms of use", to: terms }, "."]),
  ];
}
