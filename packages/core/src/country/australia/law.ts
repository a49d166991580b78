import type { CountryLaw } from "../country.ts";

/** The laws of Australia that `site check` names (legal-display.md). */
export const law: CountryLaw = {
  timeZones: /^Australia\//,
  usualTimeZone: "Australia/Sydney",
  timeZoneOfState: {
    VIC: "Australia/Melbourne",
    QLD: "Australia/Brisbane",
    SA: "Australia/Adelaide",
    WA: "Australia/Perth",
    TAS: "Australia/Hobart",
    NT: "Australia/Darwin",
  },
  within: { south: -55, north: -9, west: 96, east: 169 },
  misleadingClaims: "Australian Consumer Law s29",
  falseFigures: "Australian Consumer Law s18",
  marketingConsent: "Spam Act 2003",
  privacyNotice: "Privacy Act 1988 APP 5",
  noLicence: {
    rule: "Motor Dealers and Repairers Act s19A",
    message: "There is no licence number; New South Wales requires it on the website and in every ad.",
    states: ["NSW"],
  },
  promotionPermits: ["NSW", "ACT", "SA", "NT"],
};
