import type { Page } from "../page/page.ts";

/** Paths that a site may give its finance enquiry, the usual one first (S2 §2). */
export const financePaths = ["/finance", "/finance-enquiry", "/apply-for-finance", "/finance-pre-approval"] as const;
/** Path of {@link getFinanceNowPage}. */
export const getFinanceNowPath = "/get-finance-now";
/** Path of {@link personalisedFinancePage}. */
export const personalisedFinancePath = "/personalised/finance";

/** Path of {@link costOfBorrowingPage}, before the word of the lender. */
export const costOfBorrowingPath = "/cost-of-borrowing";

/** What fills the finance enquiry in beforehand (S2 §2, §5, decisions.md row 91). */
const parameters = [
  "car_id",
  "car_type",
  "year",
  "vin",
  "nvic",
  "preferredDealership",
  "vehiclePriceBudget",
  "price",
  "loan",
  "loanTerm",
  "deposit",
  "tradeIn",
  "residual",
  "rate",
  "frequency",
  "selfAssessedCreditScore",
  "credit_score",
  "whoIsHelping",
] as const;

/** The finance enquiry, at the route of the site; its aliases lead there (S2 §2). */
export const financePage = {
  name: "finance",
  paths: financePaths,
  label: "Finance",
  settings: ["financeEnquiry.enabled", ["financeEnquiry.route", "financeEnquiry.aliases"]],
  gate: "setting",
  sitemap: "pages",
  indexedWhen: ["financeEnquiry.route"],
  parameters,
  part: "finance",
} as const satisfies Page;

/** The finance enquiry with featured used cars (S2 §2). */
export const getFinanceNowPage = {
  name: "get-finance-now",
  paths: [getFinanceNowPath],
  label: "Get finance now",
  settings: ["financeEnquiry.enabled", "pages.on"],
  sitemap: "pages",
  parameters,
  module: "finance",
  part: "finance",
} as const satisfies Page;

/** The finance enquiry for a car that the lender knows by its nvic (S2 §2, decisions.md row 81). */
export const personalisedFinancePage = {
  name: "personalised-finance",
  paths: [personalisedFinancePath],
  settings: ["financeEnquiry.enabled", "financeEnquiry.personalised"],
  gate: "setting",
  parameters,
  module: "finance",
  part: "finance",
} as const satisfies Page;

/**
 * What it costs to borrow from a lender, and its standard terms (legal-display.md "CCCFA"). Only lenders of the site
 * have one.
 */
export const costOfBorrowingPage = {
  name: "cost-of-borrowing",
  paths: ["/cost-of-borrowing/{lender}"],
  words: "lenders.lenders",
  settings: ["pages.on"],
  sitemap: "pages",
  part: "finance",
} as const satisfies Page;
