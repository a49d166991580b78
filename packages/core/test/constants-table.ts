/** A constant of the specification's sections 9 and what holds it. */
export interface SpecifiedConstant {
  constant: string;
  section: "S1 §9" | "S2 §9" | "S1 §9, S2 §9";
  /** The specification's value. */
  value: unknown;
  /**
   * Name of an export of the package, or a key of the site document whose default it is; with a dotted path into its
   * value.
   */
  held: { export: string } | { key: string } | { content: string };
}

const both = "S1 §9, S2 §9";
const inCode = (
  section: SpecifiedConstant["section"],
  constant: string,
  name: string,
  value: unknown,
): SpecifiedConstant => ({ constant, section, value, held: { export: name } });
const inSite = (
  section: SpecifiedConstant["section"],
  constant: string,
  key: string,
  value: unknown,
): SpecifiedConstant => ({ constant, section, value, held: { key } });
/** What one dealer or lender says of itself: a key of its document, without a default. */
const ofDealer = (
  section: SpecifiedConstant["section"],
  constant: string,
  key: string,
  value: unknown,
): SpecifiedConstant => ({ constant, section, value, held: { content: key } });

/** Every constant and limit of S1 §9 and S2 §9, in their order. */
export const specifiedConstants: readonly SpecifiedConstant[] = [
  inCode(both, "Page size, directories too", "hitsPerPage", 21),
  inCode("S1 §9", "Highest plain result count", "highestPlainCount", 1999),
  inCode("S1 §9", "Debounce of sliders, ms", "sliderDebounceMs", 400),
  inCode("S1 §9", "Debounce of the search box, ms", "searchBoxDebounceMs", 300),
  inCode("S1 §9", "Makes before Show all makes", "makesShown", 7),
  inSite("S1 §9", "Makes before Show all makes, per site", "search.makesShown", 7),
  inCode("S1 §9", "make_model list limit", "facetLimits.make_model", 30),
  inCode(both, "Category facet limit", "facetLimits.categories", 20),
  inCode(both, "City facet limit", "facetLimits.city", 20),
  inCode(both, "Dealership facet limit", "facetLimits.dealership_name", 40),
  inSite("S1 §9", "Just arrived, days", "stock.justArrivedDays", 8),
  inSite("S1 §9", "Just-arrived tag", "stock.justArrivedTag", "New"),
  inSite("S1 §9", "Photo condition of the stock (0 to 14; decisions.md row 67)", "stock.photosMoreThan", null),
  inCode("S1 §9", "Auto-gauge animation, ms", "gaugeAnimationMs", 2500),
  inCode("S1 §9", "Medium band from", "mediumBandFrom", 0.3),
  inCode("S1 §9", "High band from", "highBandFrom", 0.6),
  inCode("S1 §9", "Great Deal from", "greatDealFrom", 0.65),
  inCode("S1 §9", "Thumbnails with more pictures than", "thumbnailsMoreThan", 3),
  inCode("S1 §9", "Hero autoplay, ms", "heroAutoplayMs", 3000),
  inSite("S1 §9", "Place of a video", "viewer.videoPosition", "second"),
  inCode("S1 §9", "Sticky header, px", "stickyHeaderFromPx", 500),
  inCode(both, "Sticky bottom bar, px", "stickyBarFromPx", 900),
  inCode(both, "Accordion and collapse animation, ms", "collapseMs", 300),
  inCode("S1 §9", "Comment truncation", "commentsShown", 400),
  inCode("S1 §9", "Disclaimer preview", "disclaimerPreview", 197),
  inCode("S2 §9", "Disclaimer truncated at", "disclaimerWhole", 200),
  inCode("S1 §9", "Key specs shown", "firstKeySpecs", 4),
  inSite("S1 §9", "Feature lists", "vehiclePage.featuresShown", 8),
  inCode("S1 §9", "Market badge, above the difference of", "marketBadgeThresholdExclusive", 499),
  inCode("S1 §9", "A price shows above", "lowestShownPriceExclusive", 10),
  inCode("S1 §9", "Similar cars shown", "similarCarsShown", 6),
  inCode("S1 §9", "Similar cars, hits per query", "similarHitsPerQuery", 10),
  inCode("S1 §9", "Similar cars, placeholders", "similarPlaceholders", 6),
  inCode("S1 §9", "Similar cars, window below 50,000 (price 49,999)", "similarPriceWindow(49999)", {
    min: 39_999,
    max: 59_999,
  }),
  inCode("S1 §9", "Similar cars, window from 50,000 (decisions.md row 34)", "similarPriceWindow(50000)", {
    min: 25_000,
    max: 75_000,
  }),
  inCode(both, "Repayments a year", "repaymentsPerYear", { weekly: 52, fortnightly: 26, monthly: 12 }),
  inSite(both, "Establishment fee", "calculator.establishmentFeeDollars", 0),
  ofDealer(
    both,
    "Establishment fee of a lender on one site; elsewhere",
    "lenders.lenders[].establishmentFeeDollars",
    [1300, 1360.5],
  ),
  inCode(both, "Default loan without a price", "defaultLoanDollars", 30_000),
  inSite(both, "Default term, years (decisions.md row 6)", "calculator.termYears", 5),
  inSite(both, "Default interest, percent", "calculator.interestPercent", 10),
  inCode("S1 §9", "Teaser term, years", "teaserTermYears", 5),
  inCode(both, "Weeks in a teaser's month", "teaserWeeksPerMonth", 4.33),
  ofDealer(
    both,
    "Indicative comparison rates of one provider, percent",
    "lenders.indicativeComparisonRates",
    [8.38, 19.42],
  ),
  ofDealer(both, "Fees that one dealership lists, dollars", "lenders.fees", [395, 6, 8, 912.25]),
  ofDealer(both, "Sample comparison rate example: 5 years, secured, dollars", "finance.comparisonRatePercent", 30_000),
  inCode("S1 §9", "Fuel calculator", "fuelDefaults", { dollarsPerLitre: 1.7, kmPerWeek: 250, litresPer100Km: 10 }),
  inSite("S1 §9", "Fuel price, dollars a litre, per site", "fuel.dollarsPerLitre", 1.7),
  inSite("S1 §9", "Consumption, litres per 100 km, per site", "fuel.litresPer100Km", 10),
  inSite("S1 §9", "Distance, km a week, per site", "fuel.kmPerWeek", 250),
  inCode("S1 §9", "Spin sensitivity", "spinSensitivity", 20),
  inSite("S1 §9", "Auto-rotate interval, ms", "viewer.autoRotateIntervalMs", 100),
  inCode("S1 §9", "Copied notice, ms", "copiedNoticeMs", 1500),
  inCode("S1 §9", "Share window", "shareWindow", { width: 550, height: 400 }),
  inSite(both, "Reserve deposit label", "reserve.depositLabel", "$200"),
  inCode(both, "Sales counter, a day", "salesPerDay", 192),
  inCode(both, "Sales counter, seconds for one", "secondsPerSale", 450),
  inCode(both, "Sales counter, refreshed, ms", "salesRefreshMs", 150_000),
  inCode(both, "Sales counter, time zone", "salesTimeZone", "Australia/Brisbane"),
  ofDealer("S1 §9", "Stats banner", "banners.stats", ["50+ locations", "40+ brands", "30+ years"]),
  inCode("S1 §9", "Subscription price label", "subscriptionUnit", "per week"),
  inCode("S1 §9", "Payment logos", "paymentLogos", ["Mastercard", "Visa", "Maestro", "Google Pay", "Apple Pay"]),
  ofDealer(both, "Warranty claims", "banners.warranties", [
    "3 year standard",
    "5 or 7 year for some new cars",
    "plans up to 175,000 km",
  ]),
  inCode(both, "Breakpoints, px", "breakpointsPx", { xs: 400, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 }),
  inCode("S2 §9", "Quick quote: price", "quickQuotePrice", { min: 10_000, max: 200_000, step: 1, initial: 30_000 }),
  inCode("S2 §9", "Quick quote: term", "quickQuoteTerm", { min: 1, max: 7, step: 1, initial: 5 }),
  inCode("S2 §9", "Quick quote: debounce, ms", "quickQuoteDebounceMs", 500),
  ofDealer(
    "S2 §9",
    "Disclaimer example: 5 years, deposit and final payment in percent (decisions.md row 58)",
    "lenders.lenders[].provider",
    [10, 30],
  ),
  ofDealer("S2 §9", "Provider's phone in the disclaimer", "lenders.lenders[].phone", "1300 031 264"),
  inCode("S2 §9", "Code length", "codeLength", 6),
  inCode("S2 §9", "Code-sending timeout, ms", "codeRequestTimeoutMs", 15_000),
  inCode("S2 §9", "Code resend lock, ms (decisions.md row 47)", "codeResendLockMs", 15_000),
  inCode("S2 §9", "Postcode of 4 digits", "postcodeError(283)", "Invalid postcode. Please enter a 4-digit number."),
  inCode("S2 §9", "Featured stock", "featuredStockShown", 6),
  inCode("S2 §9", "Featured stock, more photos than", "featuredPhotosMoreThan", 1),
  inCode("S2 §9", "Searches kept", "maxSearchesKept", 5),
  inCode("S2 §9", "Offer description collapsed above", "offerWhole", 200),
  inCode("S2 §9", "Offer description cut near", "offerPreview", 160),
  inCode("S2 §9", "Earth radius, km", "earthRadiusKm", 6371),
  inCode("S2 §9", "Preset money", "presetMoney", { min: 5000, max: 70_000 }),
  inSite("S2 §9", "Preset money from, per site", "calculator.presetMoney.min", 5000),
  inSite("S2 §9", "Preset money to, per site", "calculator.presetMoney.max", 70_000),
  inCode("S2 §9", "Price slider of the search", "searchPriceScale", {
    min: 5000,
    max: 250_000,
    step: 500,
    roundTo: 500,
  }),
  inSite("S2 §9", "Price slider from, per site", "search.priceSlider.min", 5000),
  inSite("S2 §9", "Price slider to, per site", "search.priceSlider.max", 250_000),
  inSite("S2 §9", "Sold window, days", "stock.soldWindowDays", 3),
  inCode("S2 §9", "Tab frame height, px", "bookingFrameHeight", 750),
  inCode("S2 §9", "Place of the tile", "tilePosition", 8),
  inSite("S2 §9", "Place of the tile, per site", "slots.tile.position", 8),
  inCode("S2 §9", "Place of a promotion", "promotionPosition", 9),
  inCode("S2 §9", "Feature description limit", "featureDescriptionLimit", 600),
  inCode("S2 §9", "Image quality, percent", "imageQuality", { min: 75, max: 80 }),
  inCode("S2 §9", "Review minimum (decisions.md row 36)", "reviewMinimumExclusive", 4),
  inSite("S2 §9", "Review minimum, per site; 3 on one dealership", "reviews.minimumExclusive", 4),
  ofDealer(
    "S2 §9",
    "Promotion terms of 13 May to 24 Jun 2024 (decisions.md row 40)",
    "slots.promotions[].node.terms",
    "18 or over, resident in NSW",
  ),
];

/** Rows of decisions.md that are carried out outside this package, and the package whose code quotes them. */
export const rowsElsewhere: Readonly<Record<number, string>> = {
  22: "packages/account",
  23: "packages/api",
  28: "packages/search",
  43: "packages/platform",
  44: "packages/api",
  45: "packages/platform",
  46: "packages/account",
  48: "packages/platform",
  64: "packages/platform",
  65: "packages/platform",
  66: "packages/platform",
  69: "packages/platform",
  70: "packages/platform",
  83: "packages/platform",
};
