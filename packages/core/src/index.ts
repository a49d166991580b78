export { canFavourite, maxCompared, maxSearchesKept, maxViewed } from "./access/can-favourite.ts";
export { localPath, signInPath } from "./access/sign-in-path.ts";
export { bodyKey } from "./body/body-key.ts";
export type { BodyKey } from "./body/body-key.ts";
export { bodySegment } from "./body/body-segment.ts";
export { cardFacts, cardFieldsOf, truckWeights } from "./car/card-facts.ts";
export { attributeChips } from "./car/attribute-chips.ts";
export { carCategories } from "./car/car-categories.ts";
export type { CarPart } from "./car/car-part.ts";
export { carTitle } from "./car/car-title.ts";
export { cardActions } from "./car/card-actions.ts";
export type { CardAction } from "./car/card-actions.ts";
export { filteredFeatures } from "./car/filtered-features.ts";
export { firstKeySpecs, keySpecs } from "./car/key-specs.ts";
export type { KeySpec } from "./car/key-specs.ts";
export { specGroups } from "./car/spec-groups.ts";
export type { SpecGroup } from "./car/spec-groups.ts";
export { vehicleActions } from "./car/vehicle-actions.ts";
export type { VehicleAction } from "./car/vehicle-actions.ts";
export { vehicleKind } from "./car/vehicle-kind.ts";
export { compareCars } from "./compare/compare-cars.ts";
export type { ComparedCar } from "./compare/compare-cars.ts";
export { comparedEquipment } from "./compare/compared-equipment.ts";
export { comparableMarket, comparableYears } from "./comparison/comparable-market.ts";
export type { ComparableCar } from "./comparison/comparable-market.ts";
export { comparisonText } from "./comparison/comparison-text.ts";
export type { ComparisonText } from "./comparison/comparison-text.ts";
export { hasPriceReport } from "./comparison/has-price-report.ts";
export { ownPriceComparison } from "./comparison/own-price-comparison.ts";
export { gaugeAnimationMs, priceComparison } from "./comparison/price-comparison.ts";
export type { PriceComparison, PriceComparisonAnswer } from "./comparison/price-comparison.ts";
export { findDealership } from "./dealership/find-dealership.ts";
export { salesRefreshMs, salesThisMonth } from "./dealership/sales-counter.ts";
export { countries, countryTexts } from "./country/countries.ts";
export type { CountryCode } from "./country/countries.ts";
export type { CountryFacts } from "./country/country.ts";
export { countryCodes, isCountryCode } from "./country/country-code.ts";
export { invalidPostcode, isPostcode, postcodePattern } from "./country/postcode.ts";
export { neutralLocale } from "./country/neutral-locale.ts";
export { deliveryEstimate, deliveryPostcodeError, noDeliveryEstimate } from "./delivery/delivery-estimate.ts";
export type { DeliveryEstimate } from "./delivery/delivery-estimate.ts";
export { eventIds, eventName, serverEventIds } from "./events/event-registry.ts";
export type { EventName } from "./events/event-registry.ts";
export { weeklyPrices } from "./finance/affordable-price.ts";
export type { AffordablePriceInput } from "./finance/affordable-price.ts";
export {
  calculatorAmounts,
  calculatorFrequencies,
  calculatorLoan,
  calculatorResult,
  calculatorStart,
} from "./finance/calculator.ts";
export type { CalculatorBasis, CalculatorInput, CalculatorResult, ReadCalculation } from "./finance/calculator.ts";
export { calculationLoan, carCalculation } from "./finance/car-calculation.ts";
export type { CarCalculation } from "./finance/car-calculation.ts";
export { amountRange, notANumber, parseCalculatorNumber, settleAmount } from "./finance/calculator-amount.ts";
export type { CalculatorAmount, SettledAmount } from "./finance/calculator-amount.ts";
export { deductionRange, calculatorRanges } from "./finance/calculator-ranges.ts";
export type { CalculatorRanges } from "./finance/calculator-ranges.ts";
export { comparisonRate, shownRatePercent } from "./finance/comparison-rate.ts";
export { quotesEndAt, withoutEndedQuotes } from "./finance/dated-quotes.ts";
export { disclaimerParts, financeDisclaimer, loanDisclaimer } from "./finance/finance-disclaimer.ts";
export type { DisclaimerParts } from "./finance/finance-disclaimer.ts";
export { financeFigure } from "./finance/finance-figure.ts";
export type { FinanceFigure, FinanceFigureSite } from "./finance/finance-figure.ts";
export { financeLink, readSetTerms, withSetTerms } from "./finance/finance-link.ts";
export { repaymentCount, repaymentUnits } from "./finance/frequency.ts";
export type { RepaymentFrequency } from "./finance/frequency.ts";
export { isQuoteSuppressed } from "./finance/lender-quote.ts";
export { nothingToRepay, noRepaymentReason } from "./finance/loan-deductions.ts";
export {
  creditScores,
  quickQuoteDebounceMs,
  quickQuotePrice,
  quickQuoteStart,
  quickQuoteTerm,
} from "./finance/quick-quote.ts";
export { repaymentSchedule } from "./finance/repayment-schedule.ts";
export { principalDollars, repayment, unroundedRepayment } from "./finance/repayment.ts";
export { shownLender } from "./finance/shown-lender.ts";
export { calculatedLoan, figureLoan } from "./finance/shown-loan.ts";
export type { ShownLoan } from "./finance/shown-loan.ts";
export { budgetRatePercent, siteRatePercent, withBudgetRate } from "./finance/site-rate.ts";
export { clampToRange, clampedMessage, rangeMessage, snapToStep } from "./finance/value-range.ts";
export type { ValueRange } from "./finance/value-range.ts";
export { approximateMonthly, enquireForFinanceText, weeklyTeaser } from "./finance/weekly-teaser.ts";
export { isWeeklyWithin, weeklyUnderTerms } from "./finance/weekly-under-terms.ts";
export { weekdayNames } from "./format/calendar-names.ts";
export { calendarDayAt, formatCalendarDay, parseCalendarDay } from "./format/calendar-day.ts";
export { formatNumber } from "./format/format-number.ts";
export { resultsWord, stockCount, stockWord } from "./format/stock-word.ts";
export { withDriveName } from "./format/with-drive-name.ts";
export { parseFuelText } from "./fuel/fuel-cost.ts";
export { energyUse, roadUserCharge, runningCosts } from "./fuel/running-costs.ts";
export type { RunningCostsInput } from "./fuel/running-costs.ts";
export { depositTermsField } from "./lead/deposit-terms-field.ts";
export { consentNoticeText, enquiryTerms, noticeLinks } from "./lead/enquiry-terms.ts";
export type { ShownEnquirySettings, TermsPart } from "./lead/enquiry-terms.ts";
export { collectAdditionalServices, stripRadioHelpers } from "./lead/form-helpers.ts";
export {
  careerEnquiryForm,
  compareEnquiryForm,
  compareTestDriveForm,
  financeEnquiryForm,
  findSimilarForm,
  generalEnquiryForm,
  modelInterestForm,
  modelQuoteForm,
  offerEnquiryForm,
  onlinePaymentForm,
  spinToWinForm,
  photoRequestForm,
  serviceBookingForm,
  testDriveForm,
  testDriveRequestForm,
  purchaseForm,
  reserveForm,
  tradeInForm,
  vehicleEnquiryForm,
} from "./lead/forms.ts";
export { emailMissing, phoneMissing, phoneProblem } from "./lead/field-words.ts";
export { contactFields, placeFields } from "./lead/lead-fields.ts";
export { leadFormContext } from "./lead/lead-form-context.ts";
export { leadFormProblems } from "./lead/lead-form-problems.ts";
export type { LeadValues } from "./lead/lead-form-problems.ts";
export { valueInContext } from "./lead/lead-form.ts";
export type { LeadField, LeadFieldNeed, LeadFieldType, LeadForm, LeadFormContext } from "./lead/lead-form.ts";
export { leadFormOf, leadForms, storedLead } from "./lead/lead-forms.ts";
export { formSubmitError } from "./lead/lead-limits.ts";
export { refusalText, unexpectedErrorText } from "./lead/unexpected-error.ts";
export { bookingFrameHeight, servicePages, serviceStepFields } from "./lead/service-form.ts";
export type { ServiceStep } from "./lead/service-form.ts";
export { vehicleEnquiryDefaults } from "./lead/vehicle-enquiry-defaults.ts";
export {
  cleanCode,
  codeError,
  codeLength,
  codeRequestTimeoutMs,
  codeResendLockMs,
  requiredText,
} from "./lead/verification-code.ts";
export { appointmentLabel, dayLabel, wallDate } from "./location/appointment-label.ts";
export { appointmentSlots, hasTestDrives } from "./location/appointment-slots.ts";
export type { AppointmentSlot } from "./location/appointment-slots.ts";
export { calendarFile } from "./location/calendar-file.ts";
export { formatClockTime } from "./location/clock-time.ts";
export { areFarApart } from "./location/far-apart.ts";
export { distanceKm } from "./location/distance-km.ts";
export type { GeoPoint } from "./location/distance-km.ts";
export { locationOpenState } from "./location/location-open-state.ts";
export { locationTimeZone } from "./location/location-time-zone.ts";
export { telHref } from "./location/mask-phone.ts";
export { nextOpenDays } from "./location/next-open-days.ts";
export { openPeriods } from "./location/opening-day.ts";
export { contactPhone, isMaskedPhone, maskCarPhone, maskSitePhones } from "./location/site-phones.ts";
export { addressLine, townLine } from "./location/address-line.ts";
export { directionsUrl } from "./location/directions-url.ts";
export { findLocations } from "./location/find-locations.ts";
export { mapFrameUrl, mapOrigin } from "./location/map-frame-url.ts";
export { hoursFromToday, specialDays, weekHours } from "./location/week-hours.ts";
export { openingLines } from "./location/opening-lines.ts";
export { addDays, instantOfWallTime, wallTimeAt, yearAt } from "./location/zoned-time.ts";
export { insertVideo, showsThumbnails } from "./media/gallery.ts";
export type { VideoPosition } from "./media/gallery.ts";
export { mobileNumberText } from "./phone/mobile-number-text.ts";
export { formatMobile } from "./phone/format-mobile.ts";
export { outsideSpin } from "./media/outside-spin.ts";
export { maxOutsideSpinLetters, outsideSpinUrl } from "./media/outside-spin-url.ts";
export type { OutsideSpin } from "./media/outside-spin.ts";
export { isFullPanorama, panoramaOffsetPx } from "./media/panorama.ts";
export { dragSteps, frameOfHotspot, hotspotsOnFrame, listedHotspots, spinFrame } from "./media/spin.ts";
export type { PlacedHotspot } from "./media/spin.ts";
export { pictureUrl } from "./media/picture-url.ts";
export { firstWalkaroundUrl, videoEmbedBases, videoKind } from "./media/video.ts";
export { galleryVideoUrls, modesOfCar, openingMode } from "./media/viewer.ts";
export type { ViewerMode } from "./media/viewer.ts";
export { vehicleBreadcrumb } from "./navigation/breadcrumb.ts";
export type { Crumb } from "./navigation/breadcrumb.ts";
export { pathSegment } from "./navigation/path-segment.ts";
export {
  copiedNoticeMs,
  featuredPhotosMoreThan,
  featuredStockShown,
  heroAutoplayMs,
  imageQuality,
  searchBoxDebounceMs,
  shareWindow,
  similarPlaceholders,
  stickyBarFromPx,
  stickyHeaderFromPx,
  toastMs,
} from "./page/page-constants.ts";
export { plainWords } from "./plain-search/plain-words.ts";
export { displayPrice, displayPriceText, hasPreorderChip } from "./price/display-price.ts";
export { formatCents } from "./price/format-cents.ts";
export { formatMoney } from "./price/format-money.ts";
export type { MoneyFormat } from "./price/format-money.ts";
export { marketBadge } from "./price/market-badge.ts";
export { presetMoneyButtons } from "./price/preset-money.ts";
export { highestUnshownPayment, lowestQuotedPriceExclusive, lowestShownPriceExclusive } from "./price/price-guards.ts";
export { beforeChargesLabel } from "./price/before-charges-label.ts";
export { isPartialPrice, partialPriceTypes } from "./price/partial-price.ts";
export { priceNote } from "./price/price-note.ts";
export { priceReduction, withProvenWasPrice } from "./price/price-reduction.ts";
export type { OfferedPrice } from "./price/price-reduction.ts";
export { priceTypeLabel } from "./price/price-type-label.ts";
export { reducedBy } from "./price/reduced-by.ts";
export { salePrice } from "./price/sale-price.ts";
export { wasPrice } from "./price/was-price.ts";
export { offersBudget, weeklyGroups } from "./search/budget-groups.ts";
export type { BudgetGroup, BudgetSite } from "./search/budget-groups.ts";
export {
  budgetParameters,
  budgetTermYears,
  offeredTermYears,
  parseBudget,
  invalidBudgetTerms,
  writeBudget,
} from "./search/budget-terms.ts";
export type { BudgetTerms, InvalidBudgetTerm } from "./search/budget-terms.ts";
export { facetNames, listFacetNames, rangeFacetNames } from "./search/facet-names.ts";
export type { FacetName, ListFacetName, RangeFacetName } from "./search/facet-names.ts";
export { facetLimits, makesShown, shownFacetHits, sortFacetHits } from "./search/facet-order.ts";
export { parseAmount } from "./search/parse-amount.ts";
export { priceRangeBounds, priceRangeOf } from "./search/price-range.ts";
export { nearShopper, nearbyParameters, offeredDistancesKm } from "./search/nearby.ts";
export type { Nearby } from "./search/nearby.ts";
export {
  clearFilters,
  hasFilters,
  setBudget,
  setKeywords,
  setNearby,
  setRange,
  setSortOrder,
  toggleFilter,
} from "./search/refine-search.ts";
export { resultCount } from "./search/result-count.ts";
export { categoryDirectory, directoryPage, makeDirectory, modelDirectory } from "./search/directory.ts";
export type { DirectoryEntry, DirectoryPage } from "./search/directory.ts";
export { indexedSearchPaths, relatedSearches } from "./search/related-searches.ts";
export { resolveSearchPath } from "./search/resolve-search-path.ts";
export { isReservedSearchWord } from "./search/search-condition.ts";
export {
  bodySearchPath,
  conditionSearchPath,
  dealershipSearchPath,
  facetSearchPath,
  makeSearchPath,
} from "./search/search-paths.ts";
export { searchBelowPath, applyPlainSearch, withPathFilters } from "./search/search-below-path.ts";
export type { PathFilters } from "./search/search-below-path.ts";
export type { ResolvedSearchPath, SearchSuggestion } from "./search/search-place.ts";
export type { CountedMake, CountedWord, SearchWords } from "./search/search-words.ts";
export {
  emptySearchQuery,
  hitsPerPage,
  invalidAmounts,
  parseSearchQuery,
  searchQueryToParams,
  sortOrders,
} from "./search/search-query.ts";
export type { InvalidAmount, SearchQuery, SearchRange, SortOrder } from "./search/search-query.ts";
export { searchUrl } from "./search/search-url.ts";
export { facetShownWhole, showAllUrl } from "./search/show-all.ts";
export { breadcrumbJsonLd } from "./seo/breadcrumb-json-ld.ts";
export { dealerJsonLd } from "./seo/dealer-json-ld.ts";
export { jsonLdText } from "./seo/json-ld.ts";
export type { JsonLd } from "./seo/json-ld.ts";
export { indexedSearchMinimum } from "./seo/search-page-indexing.ts";
export { itemListJsonLd } from "./seo/item-list-json-ld.ts";
export { searchPageFacts } from "./seo/search-page-facts.ts";
export { vehicleJsonLd } from "./seo/vehicle-json-ld.ts";
export { vehiclePageDescription, vehiclePageTitle } from "./seo/vehicle-page-text.ts";
export { separateSamePictures } from "./similar/separate-same-pictures.ts";
export { similarCars, similarCarsShown, similarHitsPerQuery, similarSearches } from "./similar/similar-cars.ts";
export { cardButtonLabels } from "./site/button-labels.ts";
export { siteLocale, siteMoney } from "./site/site-locale.ts";
export { genericScale, rangeWarnings, searchPriceScale, sliderDebounceMs } from "./slider/range-slider.ts";
export { scaleStops } from "./slider/scale-stops.ts";
export { isPromotionShown } from "./slots/promotion.ts";
export type { Promotion } from "./slots/promotion.ts";
export { randomPosition } from "./slots/random-position.ts";
export { placeSlots } from "./slots/result-slots.ts";
export { canTestDrive, isEnquirable, isSold, soldText } from "./stock/availability.ts";
export { carChangesAt } from "./stock/car-changes-at.ts";
export { cardTag, hasComingSoonChip, hasReservedChip } from "./stock/card-tag.ts";
export { collapseSoldRuns } from "./stock/collapse-sold-runs.ts";
export { showsSaveButton } from "./stock/save-button.ts";
export { soldUrlState } from "./stock/sold-url-state.ts";
export { soldWindowStart } from "./stock/stock-visibility.ts";
export { capitalized } from "./text/capitalized.ts";
export { nameFromSlug } from "./text/name-from-slug.ts";
export { featureDescription, foldComments, foldDisclaimer, foldOffer } from "./text/truncate.ts";
export { carPath } from "./car/car-path.ts";
export { purchaseCalculatorQuery, purchaseLoan } from "./purchase/purchase-loan.ts";
export { purchaseTerms } from "./purchase/purchase-terms.ts";
