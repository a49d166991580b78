/**
 * Short facts that differ by country: figures, formats and single words. Sentences stand in `CountryTexts` and
 * `CountryLaw`.
 */
export interface CountryFacts {
  /** As a sentence names it. */
  name: string;
  /** What a thing of the country is, with its article: "an Australian" site. */
  adjective: string;
  /** ISO 4217. Amounts are in its unit, and called dollars in this code. */
  currency: string;
  /** BCP 47: how numbers, dates and money are written. */
  locale: string;
  phone: {
    /** Without the plus. */
    callingCode: string;
    /**
     * Digits of a number without calling code and leading 0. A number of such a length is taken, also one that the
     * library of phone numbers does not know yet.
     */
    lengths: readonly number[];
    /** A mobile number in international form, which codes and text messages can be sent to. */
    mobile: RegExp;
    /** A mobile number as people write it. */
    example: string;
  };
  postcode: {
    /** Anchored at both ends. */
    pattern: RegExp;
    /** What a postcode is, after "a". */
    form: string;
    /** The most characters that one has. */
    maxLength: number;
    inputMode: "numeric" | "text";
    example: string;
    /** How many first characters the postcodes of one district share, from most to least. */
    sharedByDistrict: readonly number[];
  };
  /** What the parts of the country are called in an address. */
  stateLabel: string;
  /** Name of the tax that prices for shoppers include. */
  salesTax: string;
  price: {
    /**
     * An advertised price must be what a buyer pays, on-road costs included. Where it need not be, it must say what it
     * includes.
     */
    isAlwaysTotal: boolean;
    /** Short names of the states whose law asks for a total price of used vehicles too. */
    totalIn?: readonly string[];
  };
  finance: {
    /** The law asks for a comparison rate beside every rate. */
    comparesRates: boolean;
    /** The law asks who shows a rate for a credit licence. */
    needsCreditLicence: boolean;
  };
  /** What driving is charged with by distance, in dollars per 1,000 km of a light vehicle; left out where it is not. */
  roadUserCharges?: { light: number; plugIn: number };
  dealer: {
    /** Stands before the number of a dealer's licence. */
    licenceLabel: string;
    /** What a dealer with a number is, in a sentence. */
    licensedAs: string;
  };
}

/** Sentences for shoppers, by country. A lawyer should confirm them (legal-display.md). */
export interface CountryTexts {
  /** What each price type includes; blank where it is not advertised. `{in}` becomes " in NSW". */
  priceNotes: Readonly<Record<"drive_away" | "estimated_drive_away" | "egc" | "plus_orc" | "poa", string>>;
  /** The official register of debts on cars. */
  securitiesRegister: { href: string; note: string };
  /** What the notices of a dealer's site say. */
  notices: {
    /** Name of the country. */
    country: string;
    /** Law of personal details: its short name, and all that a dealer answers to. */
    privacyLaw: { short: string; whole: string };
    /** Who hears complaints about personal details, as Markdown. */
    privacyAuthority: string;
    /** Within what time a dealer tells a person what it holds. */
    answersWithin: string;
    /** What protects those who buy. */
    consumerLaw: string;
    /** Whose law holds: "The law of …". */
    contractLaw: string;
  };
}

/** A rule, and what is said where it makes a choice doubtful. */
export interface CountryRule {
  rule: string;
  message: string;
}

/**
 * What `site check` and `site new` know of a country: its time zones, its bounds, and the laws that make choices of a
 * site doubtful.
 */
export interface CountryLaw {
  /** IANA names of the country's time zones. */
  timeZones: RegExp;
  /** That of most people. */
  usualTimeZone: string;
  /** Those of the states that have another, by their codes. */
  timeZoneOfState: Readonly<Record<string, string>>;
  /** Between which degrees the country lies, its islands included; longitudes count eastward from 0 to 360. */
  within: Readonly<Record<"south" | "north" | "west" | "east", number>>;
  /** On misleading words, prices and reviews. */
  misleadingClaims: string;
  /** On figures that are not real. */
  falseFigures: string;
  marketingConsent: string;
  privacyNotice: string;
  /** Of a site without the dealer's number; `states` are those whose law it is, where it is not the whole country's. */
  noLicence: CountryRule & { states?: readonly string[] };
  /** The rule that a car's official notice stands on the page where it is sold online; left out where none does. */
  noticeOnline?: string;
  /** States that may ask for a permit of a game of chance; none where the country asks for none. */
  promotionPermits: readonly string[];
  /** Of a site that shows finance, besides what its figures must say. */
  financeShown?: CountryRule;
}

/** A part of a country: what feeds call it, and what people say, in small letters. */
export interface CountryState {
  code: string;
  said: readonly string[];
}

/** A fact of a car that a country's official notice must have as a line. */
export type NoticeFact =
  | "price"
  | "make"
  | "year"
  | "vin"
  | "odometer"
  | "firstRegistered"
  | "importDamage"
  | "securityInterest";

/** The official notice that a country wants on a car that is for sale (legal-display.md). */
export interface CarNoticeTexts {
  title: string;
  rule: string;
  /** Conditions of the cars that carry it. */
  carTypes: readonly ("new" | "demo" | "used")[];
  /** Below the title. */
  intro: string;
  /** Labels of the lines, in their order. */
  facts: Readonly<Record<NoticeFact, string>>;
  /** Stands beside the price. */
  priceBasis: string;
  /** Answers to whether somebody has a claim on the car. */
  securityInterest: { yes: string; no: string };
  /** Below the lines. */
  outro: string;
}

/** A line of the energy label of a car. */
export type EnergyFact = "stars" | "emissions" | "fuel" | "electricity" | "range" | "yearlyCost";

/** The energy label that a country wants beside a car that is for sale on a website (legal-display.md). */
export interface EnergyLabelTexts {
  title: string;
  rule: string;
  /** Above this mass, in kg, no vehicle carries it. */
  heaviestKg: number;
  /** The most stars. */
  maxStars: number;
  /** What a year's driving is taken to be, in km. */
  yearlyKm: number;
  /** Labels of the lines, in their order. */
  facts: Readonly<Record<EnergyFact, string>>;
  /** Where the official source has no label for the car. */
  unavailable: string;
  /** Below the lines. */
  outro: string;
  /** Who keeps the labels: `site check` names it. */
  source: string;
}

/** What a country's law has a lender tell before anybody borrows (legal-display.md). */
export interface BorrowingLaw {
  law: string;
  /** What a shopper may ask for. */
  right: string;
}

/** Until when a used car has a warranty by law, and for how long. */
export interface WarrantyStep {
  /** The car is younger than this, or as old where `orEqual` is set. */
  years: number;
  /** It has run less than this, or as much where `orEqual` is set. */
  km: number;
  orEqual?: boolean;
  /** It costs at least this, in dollars. @default any price */
  fromDollars?: number;
  /** What the warranty lasts, whichever comes first. */
  months: number;
  warrantyKm: number;
}
