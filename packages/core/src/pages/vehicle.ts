import { calculatorParameters } from "../finance/calculator.ts";
import type { Page } from "../page/page.ts";
import { budgetParameters } from "../search/budget-terms.ts";
import { bookTestDrivePath } from "./book-test-drive.ts";
import { carsPath } from "./cars-path.ts";
import { servicePage, servicePath } from "./service.ts";

/** The last words of the paths of the forms over a car's page (S1 §4). */
export const carForms = {
  enquire: "enquire",
  testDrive: "test-drive",
  requestPhotos: "request-photos",
  findSimilar: "find-similar",
  bookService: "book-service",
} as const;

const path = `${carsPath}/{slug}` as const;

/** The page of a car, with its calculator, the delivery to a postcode (S1 §2, §5), and all of many photos. */
export const vehiclePage = {
  name: "vehicle",
  paths: [path],
  sitemap: "cars",
  parameters: /* @__PURE__ */ ["postcode", "photos"].concat(calculatorParameters, budgetParameters),
} as const satisfies Page;

/** The enquiry over a car's page. */
export const enquirePage = {
  name: "enquire",
  paths: [`${path}/${carForms.enquire}`],
  within: "vehicle",
} as const satisfies Page;

/** The test drive over a car's page, at sites that have the page for test drives. */
export const testDrivePage = {
  name: "test-drive",
  paths: [`${path}/${carForms.testDrive}`],
  within: "vehicle",
  settings: [{ key: "pages.on", is: bookTestDrivePath }],
  parameters: ["location"],
} as const satisfies Page;

/** The wish for more photos over a car's page. */
export const requestPhotosPage = {
  name: "request-photos",
  paths: [`${path}/${carForms.requestPhotos}`],
  within: "vehicle",
} as const satisfies Page;

/** The wish for a car like one that is sold, over its page. */
export const findSimilarPage = {
  name: "find-similar",
  paths: [`${path}/${carForms.findSimilar}`],
  within: "vehicle",
} as const satisfies Page;

/** The service booking over a car's page, at sites that book services in steps of their own (S1 §2). */
export const bookServicePage = {
  name: "book-service",
  paths: [`${path}/${carForms.bookService}`],
  within: "vehicle",
  settings: [
    { key: "pages.on", is: servicePath },
    { key: "service.form", is: "steps" },
  ],
  parameters: servicePage.parameters,
} as const satisfies Page;
