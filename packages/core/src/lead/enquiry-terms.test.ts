import { describe, expect, it } from "vitest";
import { aSite } from "../testing/a-site.ts";
import { onlinePaymentForm } from "./forms/online-payment-form.ts";
import { purchaseForm } from "./forms/purchase-form.ts";
import { reserveForm } from "./forms/reserve-form.ts";
import { siteNotices } from "../page/site-notices.ts";
import { consentNoticeText, enquiryTerms, noticeLinks } from "./enquiry-terms.ts";

describe("the terms box of an enquiry", () => {
  it("names no notice that the site has no page of", () => {
    const site = aSite({ pages: { on: [] } });
    expect(siteNotices(site)).toEqual([]);
    expect(enquiryTerms({ termsText: undefined, notices: siteNotices(site) }, "Harbour Mazda")).toEqual([
      "I agree that Harbour Mazda keeps what I send and uses it to answer this enquiry.",
    ]);
  });

  it("names and links the collection statement, the privacy policy and the terms of use", () => {
    expect(enquiryTerms({ termsText: undefined, notices: siteNotices(aSite()) }, "Harbour Mazda").slice(1)).toEqual([
      " I have read the ",
      { label: "collection statement", to: "/collection-statement" },
      ", the ",
      { label: "privacy policy", to: "/privacy-policy" },
      " and the ",
      { label: "terms of use", to: "/terms-and-conditions" },
      ".",
    ]);
  });

  it("names what is sent: who reserves or pays does not agree to an enquiry", () => {
    const site = aSite({ pages: { on: [] } });
    expect(enquiryTerms(site.enquiry, "Harbour Mazda", "reservation")).toEqual([
      "I agree that Harbour Mazda keeps what I send and uses it for this reservation.",
    ]);
    expect(consentNoticeText(site.enquiry, "Harbour Mazda", "reservation")).toMatch(
      /^Harbour Mazda uses what you send for this reservation\. .* replying STOP/,
    );
    expect(consentNoticeText(site.enquiry, "Harbour Mazda")).toMatch(/uses what you send to answer this enquiry\./);
    expect([reserveForm, purchaseForm, onlinePaymentForm].map(({ noun }) => noun)).toEqual([
      "reservation",
      "reservation",
      "payment",
    ]);
  });

  it("names one notice as one", () => {
    expect(noticeLinks([{ kind: "terms", to: "/terms-and-conditions" }])).toEqual([
      { label: "terms of use", to: "/terms-and-conditions" },
    ]);
    expect(noticeLinks([])).toEqual([]);
  });

  it("says the dealer's own words, and names the notices as well", () => {
    const notices = [{ kind: "privacy", to: "/privacy-policy" }] as const;
    expect(enquiryTerms({ termsText: "I agree to be called.", notices }, "Harbour Mazda")).toEqual([
      "I agree to be called.",
      " I have read the ",
      { label: "privacy policy", to: "/privacy-policy" },
      ".",
    ]);
  });
});
