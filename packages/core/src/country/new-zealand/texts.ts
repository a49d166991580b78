import type { CountryTexts } from "../country.ts";

const total = "Total cash price: GST and on-road costs are included.";

/** What shoppers in New Zealand read. */
export const texts: CountryTexts = {
  priceNotes: { drive_away: total, estimated_drive_away: total, egc: "", plus_orc: "", poa: "" },
  securitiesRegister: {
    href: "https://ppsr.companiesoffice.govt.nz/",
    note: "The official search of the Personal Property Securities Register. It tells what is registered on the day you search.",
  },
  notices: {
    country: "New Zealand",
    privacyLaw: { short: "the Privacy Act 2020", whole: "the Privacy Act 2020" },
    privacyAuthority: "the Office of the Privacy Commissioner, [privacy.org.nz](https://www.privacy.org.nz)",
    answersWithin: "20 working days",
    consumerLaw: "the Consumer Guarantees Act 1993 and the Fair Trading Act 1986",
    contractLaw: "New Zealand",
  },
};
