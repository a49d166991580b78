import { afterAll, describe, expect, it, vi } from "vitest";
import type * as Countries from "./countries.ts";
import type { CountryFacts, CountryLaw, CountryTexts } from "./country.ts";

// Its code is a real one, because the library of phone numbers has to know it; everything else is made up.
const facts = {
  name: "Ruritania",
  adjective: "a Ruritanian",
  currency: "SGD",
  locale: "en-SG",
  phone: { callingCode: "65", lengths: [8], mobile: /^\+65[89]\d{7}$/, example: "8123 4567" },
  postcode: {
    pattern: /^\d{6}$/,
    form: "6-digit number",
    maxLength: 6,
    inputMode: "numeric",
    example: "018956",
    sharedByDistrict: [2],
  },
  stateLabel: "District",
  salesTax: "VAT",
  price: { isAlwaysTotal: false },
  finance: { comparesRates: true, needsCreditLicence: false },
  dealer: { licenceLabel: "Dealer pass", licensedAs: "dealer with a pass" },
} satisfies CountryFacts;
const texts: CountryTexts = {
  priceNotes: {
    drive_away: "All in{in}.",
    estimated_drive_away: "All in{in}.",
    egc: "Duty on top.",
    plus_orc: "",
    poa: "",
  },
  securitiesRegister: { href: "https://register.example/", note: "The register of Ruritania." },
  notices: {
    country: "Ruritania",
    privacyLaw: { short: "the Secrets Act", whole: "the Secrets Act" },
    privacyAuthority: "the Keeper of Secrets",
    answersWithin: "a week",
    consumerLaw: "the Buyers Act",
    contractLaw: "Ruritania",
  },
};
const law: CountryLaw = {
  timeZones: /^Asia\/Singapore$/,
  usualTimeZone: "Asia/Singapore",
  timeZoneOfState: {},
  within: { south: -90, north: 90, west: 0, east: 360 },
  misleadingClaims: "Ruritanian Trade Act s1",
  falseFigures: "Ruritanian Trade Act s2",
  marketingConsent: "Ruritanian Mail Act",
  privacyNotice: "Ruritanian Privacy Act",
  promotionPermits: [],
  noLicence: { rule: "Ruritanian Dealers Act", message: "There is no pass." },
};

vi.mock("./countries.ts", async (original) => {
  const tables = await original<typeof Countries>();
  return {
    ...tables,
    countries: { ...tables.countries, SG: facts },
    countryTexts: { ...tables.countryTexts, SG: texts },
    countryLaws: { ...tables.countryLaws, SG: law },
    countryStates: { ...tables.countryStates, SG: [{ code: "Zenda", said: ["zenda"] }] },
  };
});

// Tests of a package share their modules: these read the tables with the third country, and nobody else does.
vi.resetModules();
afterAll(() => vi.resetModules());
const { formatMoney } = await import("../price/format-money.ts");
const { priceNote } = await import("../price/price-note.ts");
const { financeDisclaimer } = await import("../finance/finance-disclaimer.ts");
const { financeFigure } = await import("../finance/finance-figure.ts");
const { siteRatePercent } = await import("../finance/site-rate.ts");
const { roadUserCharge } = await import("../fuel/running-costs.ts");
const { serviceBookingForm } = await import("../lead/forms/service-booking-form.ts");
const { valueInContext } = await import("../lead/lead-form.ts");
const { leadFormContext } = await import("../lead/lead-form-context.ts");
const { leadFormProblems } = await import("../lead/lead-form-problems.ts");
const { mobileNumber } = await import("../phone/mobile-number.ts");
const { mobileNumberText } = await import("../phone/mobile-number-text.ts");
const { leadPhone, normalisePhone } = await import("../phone/phone-number.ts");
const { plainSynonyms } = await import("../plain-search/plain-synonyms.ts");
const { parseSiteDocument } = await import("../site/parse-site-document.ts");
const { siteLocale, siteMoney } = await import("../site/site-locale.ts");
const { siteWarnings } = await import("../site/site-warnings.ts");
const { aSiteDocument } = await import("../testing/a-site.ts");
const { isCountryCode } = await import("./country-code.ts");
const { likelyTimeZone } = await import("./time-zones.ts");
const { isPostcode, postcodeError } = await import("./postcode.ts");

// The compiler knows the countries of the tables alone.
const country = "SG" as "AU";

function documentWith(changes: Parameters<typeof aSiteDocument>[0] = {}, postcode = "018956") {
  const [place] = aSiteDocument().locations;
  if (!place) throw new Error("The small dealer has a place.");
  return aSiteDocument({
    country,
    timeZone: "Asia/Singapore",
    locations: [{ ...place, address: { ...place.address, postcode } }],
    ...changes,
  });
}
function siteWith(changes: Parameters<typeof aSiteDocument>[0] = {}) {
  const parsed = parseSiteDocument(documentWith(changes));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.site;
}
const problemsOf = (document: unknown) => {
  const parsed = parseSiteDocument(document);
  return parsed.ok ? [] : parsed.problems;
};

describe("A country that is added to the tables", () => {
  it("can be the country of a site, in its own locale", () => {
    expect(isCountryCode(country)).toBe(true);
    expect(likelyTimeZone(country, "Zenda")).toBe("Asia/Singapore");
    expect(siteLocale(siteWith())).toBe("en-SG");
    expect(siteLocale(siteWith({ locale: "en-NZ" }))).toBe("en-NZ");
    expect(problemsOf({ ...documentWith(), country: "XX" })).toMatchObject([{ path: "country" }]);
  });

  it("has postcodes of its own form, in documents and in forms", () => {
    expect([isPostcode("018956", country), isPostcode("2830", country), isPostcode("018956", "AU")]).toEqual([
      true,
      false,
      false,
    ]);
    expect(postcodeError("2830", country)).toBe("Invalid postcode. Please enter a 6-digit number.");
    expect(postcodeError("28")).toBe("Invalid postcode. Please enter a 4-digit number or a 6-digit number.");
    expect(problemsOf(documentWith({}, "2830"))).toEqual([
      {
        path: "locations.0.address.postcode",
        message: "2830 is no postcode of Ruritania, which is a 6-digit number.",
      },
    ]);
    const regions = [{ from: "018000", to: "2899", name: "Centre", price: 350 }];
    expect(problemsOf(documentWith({ delivery: { enabled: true, regions } }))).toMatchObject([
      { path: "delivery.regions.0.to" },
    ]);
    const form = { fields: serviceBookingForm.fields.filter(({ name }) => name === "postcode") };
    const context = leadFormContext(siteWith({ service: { hasAddress: true } }));
    expect(leadFormProblems(form, context, { postcode: "2830" })).toMatchObject([{ path: "postcode" }]);
    expect(leadFormProblems(form, context, { postcode: "018956" })).toEqual([]);
  });

  it("writes money in its own way", () => {
    expect(siteMoney(siteWith())).toEqual({ locale: "en-SG", currency: "SGD" });
    expect(formatMoney(38_990, siteMoney(siteWith()))).toBe("$38,990");
  });

  it("has phone numbers and mobiles", () => {
    expect([normalisePhone("8123 4567", country), leadPhone("+65 8123 4567", country)]).toEqual([
      "+6581234567",
      "81234567",
    ]);
    expect([mobileNumber("8123 4567", country), mobileNumber("6123 4567", country)]).toEqual([
      "+6581234567",
      undefined,
    ]);
    expect(mobileNumber("0412 345 678", "AU")).toBe("+61412345678");
    expect(mobileNumberText()).toBe("Enter an Australian or New Zealand or Ruritanian mobile number.");
  });

  it("says in its own words what a price includes", () => {
    const note = (price_type: "drive_away" | "egc" | "plus_orc") =>
      priceNote({ price: 38_990, price_type, state: "Zenda" }, { country });
    expect([note("drive_away"), note("egc"), note("plus_orc")]).toEqual([
      "All in in Zenda.",
      "Duty on top.",
      undefined,
    ]);
  });

  it("has the finance regime that its facts name", () => {
    const finance = { weeklyEstimate: true, interestRatePercent: 10 };
    expect(siteRatePercent({ country, finance })).toBeUndefined();
    expect(problemsOf(documentWith({ finance }))).toMatchObject([
      { path: "finance.comparisonRatePercent", message: expect.stringMatching(/^A Ruritanian site that shows a rate/) },
    ]);
    const site = siteWith({ finance: { ...finance, comparisonRatePercent: 11, comparisonRateWarning: "Compare." } });
    const car = { price: 30_000, car_type: "used" } as const;
    const figure = financeFigure(car, site, 2026);
    expect(figure).toMatchObject({ ratePercent: 10, comparisonRatePercent: 11 });
    expect(financeDisclaimer({}, figure, site, String)).toMatch(/Compare\.$/);
  });

  it("charges no driving by distance unless its facts say so", () => {
    const { roadUserCharges: charges } = siteWith().fuel;
    expect(roadUserCharge({ simple_fuel: "Diesel" }, { country, charges })).toBeUndefined();
    expect(charges).toEqual({});
  });

  it("names its parts, in forms and in searches", () => {
    const state = serviceBookingForm.fields.find(({ name }) => name === "state");
    expect(state && valueInContext(state.label, leadFormContext(siteWith()))).toBe("District");
    expect(plainSynonyms).toContainEqual(["state", ["Zenda"], ["zenda"]]);
  });

  it("has laws that site check names", () => {
    const rules = siteWarnings(
      siteWith({
        dealer: { ...aSiteDocument().dealer, licenceNumber: undefined },
        enquiry: { optInDefault: true },
        timeZone: "Australia/Sydney",
      }),
    );
    expect(rules).toContainEqual(
      expect.objectContaining({ path: "dealer.licenceNumber", rule: "Ruritanian Dealers Act" }),
    );
    expect(rules).toContainEqual(
      expect.objectContaining({ path: "enquiry.optInDefault", rule: "Ruritanian Mail Act, decisions.md row 38" }),
    );
    expect(rules).toContainEqual(
      expect.objectContaining({
        path: "timeZone",
        message: "Australia/Sydney is not a time zone of Ruritania; opening hours follow it. (S2 §2)",
      }),
    );
  });
});
