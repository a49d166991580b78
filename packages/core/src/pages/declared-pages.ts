// Every page of the storefront: one line for each file.
export { bookTestDrivePage } from "./book-test-drive.ts";
export { brandsPage } from "./brands.ts";
export { careersPage } from "./careers.ts";
export { buyOnlinePage, checkoutPage } from "./checkout.ts";
export { checkoutJourneyPage } from "./checkout-journey.ts";
export { compareAskPage, comparePage } from "./compare.ts";
export { contactPage, contactUsPage } from "./contact.ts";
export { dealerLocatorPage, dealershipsPage } from "./dealerships.ts";
export {
  aboutUsPage,
  carePlansPage,
  collectionStatementPage,
  financeAndInsurancePage,
  neotekPage,
  outdoorPage,
  partsPage,
  privacyPolicyPage,
  roadsideAssistPage,
  termsPage,
  twgCarsPage,
  twgRentalPage,
  twgTyresPage,
  warrantyPage,
} from "./content.ts";
export { costOfBorrowingPage, financePage, getFinanceNowPage, personalisedFinancePage } from "./finance.ts";
export { homePage } from "./home.ts";
export { brandOverviewPage, modelPage, modelsPage, orderModelPage } from "./models.ts";
export { myGaragePage } from "./my-garage.ts";
export { myTestDrivePage } from "./my-test-drive.ts";
export { onlinePaymentPage } from "./online-payment.ts";
export { offerPage, specialOffersPage } from "./offers.ts";
export { ourLocationPage } from "./our-location.ts";
export { phoneNumbersPage } from "./phone-numbers.ts";
export { printPage } from "./print.ts";
export { alertLinkPage, savedSearchesPage, saveSearchPage } from "./saved-searches.ts";
export { searchPage, usedCarPage } from "./search.ts";
export { servicePage } from "./service.ts";
export { signInPage } from "./sign-in.ts";
export { spinToWinPage } from "./spin-to-win.ts";
export { successPage } from "./success.ts";
export { carTradeInPage, sellMyCarPage, sellYourCarPage, tradeInPage } from "./trade-in.ts";
export {
  vehiclePage,
  enquirePage,
  testDrivePage,
  requestPhotosPage,
  findSimilarPage,
  bookServicePage,
} from "./vehicle.ts";
export { watchlistPage } from "./watchlist.ts";
