import { describe, expect, it } from "vitest";
import { aSite } from "../testing/a-site.ts";
import { siteNotices } from "../page/site-notices.ts";
import { enquiryTerms } from "./enquiry-terms.ts";

describe("the terms box of an enquiry", () => {
  it("names no notice that the site has no page of, whatever its list of pages says", () => {
    const site = aSite({ pages: { on: ["/privacy-policy", "/terms-and-conditions"] } });
    expect(siteNotices(site)).toEqual([]);
    expect(enquiryTerms({ termsText: undefined, notices: siteNotices(site) }, "Harbour Mazda")).toEqual([
      "I agree that Harbour Mazda keeps what I send and uses it to answer this enquiry.",
    ]);
  });

  it("names and links the notices that it has", () => {
    const notices = siteNotices(aSite({ pages: { own: ["/privacy-policy", "/terms-and-conditions"] } }));
    expect(enquiryTerms({ termsText: undefined, notices }, "Harbour Mazda").slice(1)).toEqual([
      " I have read the ",
      { label: "privacy policy", to: "/privacy-policy" },
      ".",
      " I agree to the ",
      { label: "terms of use", to: "/terms-and-conditions" },
      ".",
    ]);
  });

  it("says the dealer's own words instead", () => {
    expect(
      enquiryTerms(
        { termsText: "I agree to be called.", notices: [{ kind: "privacy", to: "/privacy-policy" }] },
        "Harbour Mazda",
      ),
    ).toEqual(["I agree to be called."]);
  });
});
