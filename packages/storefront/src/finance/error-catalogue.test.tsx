import { SignInForm, usePhoneCode } from "@forecourt/account/sign-in";
import { ApiError } from "@forecourt/api/client";
import type { FinanceEnquiryAnswer, SearchResponse } from "@forecourt/api";
import { financeFigure, leadFormContext, parseSearchQuery } from "@forecourt/core";
import { aCar, aSite } from "@forecourt/core/testing";
import { FinanceEnquiry } from "@forecourt/finance/enquiry";
import type { FinanceEnquiryProps } from "@forecourt/finance/enquiry";
import { WeeklyEstimate } from "@forecourt/finance/weekly";
import { SearchResults } from "@forecourt/search/results";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PhoneFields } from "./phone-fields.tsx";

const money = { locale: "en-AU", currency: "AUD" };
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const type = (name: string | RegExp, text: string) => userEvent.type(screen.getByRole("textbox", { name }), text);

/** What the platform answers, by path; a path that is not there cannot be reached. */
let answers: Record<string, () => Response>;
beforeEach(() => {
  answers = {
    "/api/rate-limit": () => Response.json({ allowed: true }),
    "/api/auth/otp": () => Response.json({ sent: true, resend_after_ms: 15_000 }),
  };
  vi.stubGlobal("fetch", async (input: Request) => {
    const answer = answers[new URL(input.url).pathname];
    if (!answer) throw new TypeError("fetch failed");
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const done: FinanceEnquiryAnswer = {
  enquiry_id: "e1",
  lead_id: "l1",
  customer: "created",
  redirectUrl: null,
  error: null,
};
const start = {
  amount: 30_000,
  deposit: 0,
  tradeIn: 0,
  residual: 0,
  term: 5,
  selfAssessedCreditScore: "GREAT" as const,
  whoIsHelping: "",
  name: "",
  last_name: "",
  email: "",
  postcode: "",
  subscribe: false,
  terms_conditions: false,
};
const usual: FinanceEnquiryProps = {
  site: "harbour-mazda",
  form: "page",
  stepLabels: ["Quick Estimate", "Your Details", "Instant pre-approval", "Apply to lender"],
  details: {
    dealerName: "Harbour Mazda",
    terms: ["I agree"],
    consentText: undefined,
    notices: [],
  },
  formContext: leadFormContext(aSite()),
  further: { idOf: String, read: () => ({}), render: () => null },
  askQuote: undefined,
  quoted: {},
  comparesRates: true,
  start,
  contact: { phone: "0412 345 678", code: "123456", isProven: false },
  renderVerification: ({ phoneError, codeError }) => <p>{codeError ?? phoneError}</p>,
  context: () => ({}),
  send: () => Promise.resolve(done),
  onRedirect: () => undefined,
  money,
  warningId: "warning",
  withoutScripts: null,
};

/** The number and its code, as the enquiry has them. */
function Phone() {
  return (
    <PhoneFields
      phoneCode={usePhoneCode({ country: "AU" })}
      provenPhone={undefined}
      country="AU"
      phoneError={undefined}
      codeError={undefined}
      onOther={() => undefined}
    />
  );
}
async function askForCode() {
  render(<Phone />);
  await type("Mobile", "0412 345 678");
  await press("Send Code");
}
async function sendEnquiry(props: Partial<FinanceEnquiryProps>) {
  render(<FinanceEnquiry {...usual} {...props} />);
  await type("First name", "Robin");
  await press("Send finance enquiry");
}
function cardOf(price: number) {
  const site = aSite({
    finance: { weeklyEstimate: true, interestRatePercent: 10, comparisonRatePercent: 11, creditLicence: "ACL 1" },
  });
  render(<WeeklyEstimate figure={financeFigure(aCar({ price }), site, 2026)} money={money} warningId="warning" />);
}

describe("the error catalogue of the specification (S2 §8), word for word", () => {
  it.each<[message: string, when: string, happen: () => Promise<unknown> | void]>([
    [
      "Too many verification attempts. Please try again later.",
      "the rate-limit call failed; no code is sent",
      () => {
        delete answers["/api/rate-limit"];
        return askForCode();
      },
    ],
    [
      "An unknown error occurred.",
      "a code could not be asked for",
      () => {
        delete answers["/api/auth/otp"];
        return askForCode();
      },
    ],
    [
      "The verification code is invalid. Please try again.",
      "the code was not accepted",
      () =>
        sendEnquiry({
          send: () =>
            Promise.reject(
              new ApiError(422, { code: "code_invalid", error: "The verification code is invalid. Please try again." }),
            ),
        }),
    ],
    [
      "An unknown error occurred during verification.",
      "a sign-in was lost",
      async () => {
        render(
          <SignInForm
            site="harbour-mazda"
            country="AU"
            phone={{ text: "02 5550 0100", href: "tel:0255500100" }}
            onSignedIn={() => undefined}
          />,
        );
        await type("Mobile", "0412 345 678");
        await press("Send Code");
        await screen.findByText("Code sent!");
        await type("Verification code", "123456");
        await press("Sign in");
      },
    ],
    [
      "An unknown error occurred while advancing step.",
      "the popup's next step could not be fetched",
      async () => {
        render(
          <FinanceEnquiry {...usual} form="popup" onAdvance={() => Promise.reject(new TypeError("fetch failed"))} />,
        );
        await press("Start your finance enquiry");
        await press("Next: Your Details");
      },
    ],
    [
      "Lead submission failed",
      "the lead call was rejected without text",
      () => sendEnquiry({ send: () => Promise.reject(new TypeError("fetch failed")) }),
    ],
    [
      "Lead submission failed",
      "the lead call was answered with an error without text",
      () => sendEnquiry({ send: () => Promise.reject(new ApiError(500, {})) }),
    ],
    [
      "The lender is closed.",
      "the server's error text is used when present",
      () =>
        sendEnquiry({
          send: () => Promise.reject(new ApiError(503, { code: "customer_failed", error: "The lender is closed." })),
        }),
    ],
    [
      "Failed to create customer with YouX",
      "the lender made no customer and said nothing",
      () =>
        sendEnquiry({
          send: () => Promise.resolve({ ...done, customer: "waiting", error: "Failed to create customer with YouX" }),
        }),
    ],
    [
      "Failed to create customer or no redirect URL received.",
      "the lender made a customer without a redirectUrl",
      () =>
        sendEnquiry({
          send: () => Promise.resolve({ ...done, error: "Failed to create customer or no redirect URL received." }),
        }),
    ],
    [
      "Failed to get YouX quick quote",
      "the lender gave no quote and said nothing",
      () => {
        render(<FinanceEnquiry {...usual} askQuote={lost} />);
      },
    ],
    [
      "Failed to get YouX quick quote",
      "the quote was answered with an error without text",
      () => {
        render(<FinanceEnquiry {...usual} askQuote={wordless} />);
      },
    ],
    ["This is a required field.", "the code is empty", () => sendEnquiry({ contact: { ...usual.contact, code: "" } })],
    [
      "Code must be 6 digits.",
      "the code is not 6 characters",
      () => sendEnquiry({ contact: { ...usual.contact, code: "12345" } }),
    ],
    [
      "Invalid postcode",
      "geocoding found nothing",
      () => {
        const nowhere: SearchResponse = {
          hits: [],
          pages: 0,
          count: 0,
          facets: {},
          facetStats: {},
          ms: 1,
          placeProblem: "unknown",
        };
        render(
          <SearchResults
            heading="Used cars"
            basePath="/search/used-cars"
            search={parseSearchQuery(new URLSearchParams("near=9999"))}
            result={nowhere}
            filters={{ facets: [], warningId: "warning" }}
            columns={3}
            locale="en-AU"
            keywordPlaceholder=""
            clearFiltersTo="/"
            CarCard={() => null}
            onReach={() => undefined}
          />,
        );
      },
    ],
    [
      "Invalid postcode. Please enter a 4-digit number.",
      "the postcode is bad",
      () =>
        sendEnquiry({
          formContext: leadFormContext(aSite({ financeEnquiry: { askPostcode: true } })),
          start: { ...start, postcode: "28" },
        }),
    ],
    [
      "Cannot be less than $10,000 or more than $200,000",
      "the purchase price is out of range",
      async () => {
        render(<FinanceEnquiry {...usual} />);
        await userEvent.clear(screen.getByRole("textbox", { name: "Purchase price" }));
        await type("Purchase price", "500");
        await userEvent.tab();
      },
    ],
    ["Enquire for Finance", "the payment is 25 or less", () => cardOf(5000)],
    [
      "*You must agree to the terms of use before submitting.",
      "the terms are unticked",
      () => sendEnquiry({ formContext: leadFormContext(aSite({ enquiry: { termsRequired: true } })) }),
    ],
  ])("%s – %s", async (message, _when, happen) => {
    await happen();
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  });
});

/** A lender that cannot be reached; the same function at each render. */
const lost = () => Promise.reject(new TypeError("fetch failed"));
/** A lender whose answer is an error without a word. */
const wordless = () => Promise.reject(new ApiError(500, {}));
