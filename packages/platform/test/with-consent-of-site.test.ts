import { endpoints } from "@forecourt/api";
import { describe, expect, it } from "vitest";
import { parsedSite } from "./http-fixtures.ts";
import { withConsentOfSite } from "../src/http/requests/with-consent-of-site.ts";

const site = (optInDefault: boolean) => parsedSite("dealer", { enquiry: { optInDefault } }).site;
const said = { name: "Ana", phone: "0412 345 678" };

describe("a post that does not say whether offers and news are wanted", () => {
  it("says what the site's box says when nobody touches it", () => {
    for (const { body } of [
      endpoints.createLead,
      endpoints.bookTestDrive,
      endpoints.openServiceBooking,
      endpoints.holdCar,
    ])
      for (const optInDefault of [false, true])
        expect(withConsentOfSite(body, said, site(optInDefault))).toEqual({ ...said, opt_in: optInDefault });
  });

  it("keeps the shopper's own word", () => {
    const posted = { ...said, opt_in: true };
    expect(withConsentOfSite(endpoints.createLead.body, posted, site(false))).toEqual(posted);
  });

  it("stays as it is at a later step, which leaves alone what it does not name, and where no lead is sent", () => {
    expect(withConsentOfSite(endpoints.saveServiceBooking.body, said, site(false))).toEqual(said);
    expect(withConsentOfSite(endpoints.quote.body, said, site(false))).toEqual(said);
    expect(withConsentOfSite(endpoints.createLead.body, [said], site(false))).toEqual([said]);
  });
});
