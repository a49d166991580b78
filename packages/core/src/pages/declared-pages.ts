// Every page of the storefront: one line for each file.
export { bookTestDrivePage } from "./book-test-drive.ts";
export { brandsPage } from "./brands.ts";
export { comparePage } from "./compare.ts";
export { financePage, getFinanceNowPage, personalisedFinancePage } from "./finance.ts";
export { homePage } from "./home.ts";
export { myTestDrivePage } from "./my-test-drive.ts";
export { phoneNumbersPage } from "./phone-numbers.ts";
export { printPage } from "./print.ts";
export { searchPage, usedCarPage } from "./search.ts";
export { servicePage } from "./service.ts";
export { signInPage } from "./sign-in.ts";
export { successPage } from "./success.ts";
export { vehiclePage, enquirePage, testDrivePage, requestPhotosPage, findSimilarPage } from "./vehicle.ts";
export { watchlistPage } from "./watchlist.ts";
