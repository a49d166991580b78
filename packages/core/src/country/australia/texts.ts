import type { CountryTexts } from "../country.ts";

/** What shoppers in Australia read. */
export const texts: CountryTexts = {
  priceNotes: {
    drive_away:
      "Drive away price for private buyers{in}: GST, stamp duty, registration or its transfer, compulsory third party insurance and dealer charges are included.",
    estimated_drive_away:
      "Estimated drive away price for private buyers{in}: GST and dealer charges are included; stamp duty, registration and compulsory third party insurance are estimates until your details are known.",
    egc: "Excludes government charges: stamp duty and registration or transfer fees are paid on top. GST and dealer charges are included.",
    plus_orc:
      "Government charges are paid on top: stamp duty, registration and compulsory third party insurance. So is dealer delivery. Ask us for the total price.",
    poa: "",
  },
  securitiesRegister: {
    href: "https://transact.ppsr.gov.au/ppsr/QuickVINSearch",
    note: "The official search of the Personal Property Securities Register, by VIN. It costs $2 at ppsr.gov.au and tells what is registered on the day you search.",
  },
  notices: {
    country: "Australia",
    privacyLaw: {
      short: "the Privacy Act 1988 (Cth)",
      whole: "the Privacy Act 1988 (Cth) and the Australian Privacy Principles",
    },
    privacyAuthority: "the Office of the Australian Information Commissioner, [oaic.gov.au](https://www.oaic.gov.au)",
    answersWithin: "30 days",
    consumerLaw: "the Australian Consumer Law",
    contractLaw: "Australia, and of the state in which we sell the car,",
  },
};
