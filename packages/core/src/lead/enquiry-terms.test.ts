import { describe, expect, it } from "vitest";
import { aSite } from "../testing/a-site.ts";
import { siteNotices } from "../page/site-notices.ts";
import { enquiryTerms, noticeLinks } from "./enquiry-terms.ts";

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
