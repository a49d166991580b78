import type { CountryLaw } from "../country.ts";

/** The laws of New Zealand that `site check` names (legal-display.md). */
export const law: CountryLaw = {
  timeZones: /^(?:Pacific\/(?:Auckland|Chatham)|NZ)/,
  usualTimeZone: "Pacific/Auckland",
  timeZoneOfState: {},
  within: { south: -53, north: -29, west: 165, east: 184 },
  misleadingClaims: "Fair Trading Act 1986",
  falseFigures: "Fair Trading Act 1986",
  marketingConsent: "UEMA 2007 s9",
  privacyNotice: "Privacy Act 2020 IPP 3",
  noLicence: {
    rule: "Consumer Information Notice 2008/0112",
    message: "There is no trader registration; traders show theirs on each listing.",
  },
  promotionPermits: [],
  noticeOnline: "Consumer Information Notice 2008/0112",
  financeShown: {
    rule: "CCCFA 2003",
    message:
      "Finance shows on this site: each lender needs its page with the costs of borrowing. List the lenders (lenders.lenders) and turn /cost-of-borrowing/{lender} on (pages.on).",
  },
};
