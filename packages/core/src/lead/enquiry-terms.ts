import type { EnquirySettings } from "../site/enquiry-settings.ts";

/** A notice that a site has a page of. */
export interface SiteNotice {
  kind: "collection" | "privacy" | "terms";
  /** Path of its page. */
  to: string;
}

/** The enquiry settings that a site's forms show, with the notices that the site has. */
export type ShownEnquirySettings = EnquirySettings & { notices?: readonly SiteNotice[] };

/** A part of a text: words, or a link. */
export type TermsPart = string | { label: string; to: string };

/**
 * Text of the terms box (S2 §5): the dealer's own words, else what happens with the data; then a link to each notice
 * that the site has.
 *
 * @param dealerName who gets the enquiry
 * @param noun what the shopper sends: `LeadForm.noun`
 * @example
 * enquiryTerms({ termsText: undefined }, "Harbour Mazda") // ["I agree that Harbour Mazda keeps what I send and uses it to answer this enquiry."]
 * enquiryTerms({ termsText: undefined }, "Harbour Mazda", "reservation") // ["I agree that Harbour Mazda keeps what I send and uses it for this reservation."]
 */
export function enquiryTerms(
  { termsText, notices = [] }: Pick<ShownEnquirySettings, "termsText" | "notices">,
  dealerName: string,
  noun = enquiryNoun,
): TermsPart[] {
  const links = noticeLinks(notices);
  return [
    termsText ?? `I agree that ${dealerName} keeps what I send and uses it ${purpose(noun)}.`,
    ...(links.length === 0 ? [] : [" I have read the ", ...links, "."]),
  ];
}

/**
 * The notice on future communications (S2 §5): the dealer's own words, else what happens with the data and how to opt
 * out.
 *
 * @param noun what the shopper sends: `LeadForm.noun`
 * @example
 * consentNoticeText({ consentText: "Reply STOP to opt out." }, "Harbour Mazda") // "Reply STOP to opt out."
 */
export function consentNoticeText(
  { consentText }: Pick<ShownEnquirySettings, "consentText">,
  dealerName: string,
  noun = enquiryNoun,
): string {
  return (
    consentText ??
    `${dealerName} uses what you send ${purpose(noun)}. If you agree to offers and news, you can opt out at any time by replying STOP or through the link in each email.`
  );
}

/** What a form sends that says nothing else. */
const enquiryNoun = "enquiry";

/** An enquiry is answered; what else is sent serves itself. */
const purpose = (noun: string) => (noun === enquiryNoun ? "to answer this enquiry" : `for this ${noun}`);

/**
 * The notices of a site as a part of a sentence, in one order.
 *
 * @example
 * noticeLinks([{ kind: "privacy", to: "/privacy-policy" }]) // [{ label: "privacy policy", to: "/privacy-policy" }]
 */
export function noticeLinks(notices: readonly SiteNotice[]): TermsPart[] {
  const links = noticeLabels.flatMap(({ kind, label }) => {
    const found = notices.find((notice) => notice.kind === kind);
    return found === undefined ? [] : [{ label, to: found.to }];
  });
  return links.flatMap((link, index) => {
    const between = index === links.length - 1 ? " and the " : ", the ";
    return index === 0 ? [link] : [between, link];
  });
}

const noticeLabels = [
  { kind: "collection", label: "collection statement" },
  { kind: "privacy", label: "privacy policy" },
  { kind: "terms", label: "terms of use" },
] as const;
