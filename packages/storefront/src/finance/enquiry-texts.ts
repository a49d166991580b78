import { consentNoticeText, enquiryTerms, noticeLinks } from "@forecourt/core";
import type { TermsPart } from "@forecourt/core";
import { siteNotices } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";

/** Text of the terms box, and the notice on future communications (S2 §5). */
export function enquiryTexts(site: Site): {
  terms: TermsPart[];
  consentText: string | undefined;
  notices: TermsPart[];
} {
  const { enquiry, name } = site;
  const notices = siteNotices(site);
  return {
    terms: enquiryTerms({ termsText: enquiry.termsText, notices }, name),
    notices: noticeLinks(notices),
    consentText: enquiry.consentNotice ? consentNoticeText(enquiry, name) : undefined,
  };
}
