import { leadFormContext } from "@forecourt/core";
import { aSite } from "@forecourt/core/testing";
import type { FinanceEnquiryAnswer, QuoteAnswer } from "@forecourt/api";
import { ApiError } from "@forecourt/api/client";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FinanceEnquiry } from "./finance-enquiry.tsx";
import type { FinanceEnquiryProps } from "./finance-enquiry.tsx";
import { safeRedirect } from "./use-finance-enquiry.ts";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const done: FinanceEnquiryAnswer = {
  enquiry_id: "e1",
  lead_id: "l1",
  customer: "created",
  redirectUrl: "https://lender.example/apply",
  error: null,
};
const quote: QuoteAnswer = { weeklyRepaymentAmount: 146.73, advertisedRate: 8.99, comparisonRate: 10.11 };
/** The repayment of the quote, of which the amount is set larger than its words. */
const quoted = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === "SPAN" && element.textContent === text;
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
  renderVerification: ({ phoneError, codeError }) => <p>{[phoneError, codeError].join(" ")}</p>,
  context: () => ({ car_id: "17" }),
  send: () => Promise.resolve(done),
  onRedirect: () => undefined,
  money: { locale: "en-AU", currency: "AUD" },
  warningId: "warning",
  withoutScripts: null,
};
const enquiry = (props: Partial<FinanceEnquiryProps> = {}) => render(<FinanceEnquiry {...usual} {...props} />);
/** An enquiry that is still on its way has to come back first. */
const sendForm = async () => userEvent.click(await screen.findByRole("button", { name: "Send finance enquiry" }));
const nameField = () => screen.getByRole("textbox", { name: "First name" });

describe("The finance enquiry", () => {
  it("sends what was filled in, blank fields left out, and goes to the lender", async () => {
    const send = vi.fn<FinanceEnquiryProps["send"]>(() => Promise.resolve(done));
    const onRedirect = vi.fn();
    enquiry({ send, onRedirect });
    await userEvent.type(nameField(), "Robin");
    await userEvent.click(screen.getByRole("radio", { name: "Poor" }));
    await sendForm();
    await waitFor(() => expect(onRedirect).toHaveBeenCalledWith("https://lender.example/apply"));
    expect(send.mock.calls[0]?.[0]).toEqual({
      amount: 30_000,
      term: 5,
      selfAssessedCreditScore: "POOR",
      subscribe: false,
      terms_conditions: false,
      name: "Robin",
      phone: "+61412345678",
      code: "123456",
      car_id: "17",
    });
  });

  it("lists what is wrong with links to the fields, and sends nothing", async () => {
    const send = vi.fn<FinanceEnquiryProps["send"]>();
    enquiry({
      send,
      contact: { phone: "0412 345 678", code: "12", isProven: false },
      formContext: leadFormContext(aSite({ financeEnquiry: { askPostcode: true }, enquiry: { termsRequired: true } })),
    });
    await userEvent.type(screen.getByRole("textbox", { name: /Postcode/ }), "28");
    await sendForm();
    expect(screen.getByText("Please fix the following errors:")).toBeTruthy();
    expect(screen.getAllByRole("link").map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
      ["#finance-name", "Enter your name."],
      ["#finance-postcode", "Invalid postcode. Please enter a 4-digit number."],
      ["#finance-code", "Code must be 6 digits."],
      ["#finance-terms_conditions", "*You must agree to the terms of use before submitting."],
    ]);
    expect(send).not.toHaveBeenCalled();
  });

  it("wants a postcode where it shows one, and says so beside the field until it is filled in", async () => {
    const send = vi.fn<FinanceEnquiryProps["send"]>(() => Promise.resolve(done));
    enquiry({ send, formContext: leadFormContext(aSite({ financeEnquiry: { askPostcode: true } })) });
    await userEvent.type(nameField(), "Robin");
    await sendForm();
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Invalid postcode. Please enter a 4-digit number.",
    ]);
    await userEvent.type(screen.getByRole("textbox", { name: "Postcode" }), "20601");
    expect(screen.queryByText("Invalid postcode. Please enter a 4-digit number.")).toBeNull();
    await sendForm();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).toMatchObject({ postcode: "2060" });
  });

  it("keeps its key when an answer was lost, and takes another for other words", async () => {
    const send = vi.fn<FinanceEnquiryProps["send"]>(() => Promise.reject(new TypeError("fetch failed")));
    enquiry({ send });
    await userEvent.type(nameField(), "Robin");
    await sendForm();
    const refusal = await screen.findByRole("alert");
    expect(refusal.textContent).toContain("Lead submission failed");
    // On a phone the button that was pressed is far below.
    await waitFor(() => expect(document.activeElement).toBe(refusal));
    cleanup();
    enquiry({ send });
    await userEvent.type(nameField(), "Robin");
    await sendForm();
    // The refusal takes the focus: a letter typed before it comes may be lost.
    await waitFor(() => expect(document.activeElement).toBe(screen.queryByRole("alert")));
    await userEvent.type(nameField(), "a");
    await sendForm();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
    const keys = send.mock.calls.map(([, key]) => key);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("Robin");
  });

  it("is the same enquiry when the shopper comes back from the lender, signed in by now, and sends the same again", async () => {
    const send = vi.fn<FinanceEnquiryProps["send"]>(() => Promise.resolve(done));
    enquiry({ send });
    await userEvent.type(nameField(), "Robin");
    await sendForm();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    cleanup();
    enquiry({ send, contact: { phone: "+61412345678", code: "", isProven: true } });
    await userEvent.type(nameField(), "Robin");
    await sendForm();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    const [[typed, firstKey], [proven, secondKey]] = send.mock.calls as [
      Parameters<typeof send>,
      Parameters<typeof send>,
    ];
    expect(secondKey).toBe(firstKey);
    const { code, ...said } = typed;
    expect([code, said]).toEqual(["123456", proven]);
  });

  it("says beside the code that it is invalid, in the server's words", async () => {
    enquiry({
      send: () =>
        Promise.reject(
          new ApiError(422, { code: "code_invalid", error: "The verification code is invalid. Please try again." }),
        ),
    });
    await userEvent.type(nameField(), "Robin");
    await sendForm();
    expect(
      await screen.findByRole("link", { name: "The verification code is invalid. Please try again." }),
    ).toBeTruthy();
  });

  it("says nothing of an invalid code any more once the number is changed", async () => {
    const said = "The verification code is invalid. Please try again.";
    const send = () => Promise.reject(new ApiError(422, { code: "code_invalid", error: said }));
    const { rerender } = enquiry({ send });
    await userEvent.type(nameField(), "Robin");
    await sendForm();
    await screen.findByRole("link", { name: said });
    const contact = { phone: "0412 345 678", code: "", isSent: false, isProven: false };
    rerender(<FinanceEnquiry {...usual} send={send} contact={contact} />);
    expect(screen.queryByText(said)).toBeNull();
  });

  it("thanks for an enquiry whose customer waits, says why, and lets it be tried again", async () => {
    const send = vi.fn<FinanceEnquiryProps["send"]>(() =>
      Promise.resolve({
        ...done,
        customer: "waiting",
        redirectUrl: null,
        error: "Failed to create customer with YouX",
      }),
    );
    enquiry({ send });
    await userEvent.type(nameField(), "Robin");
    await sendForm();
    expect(await screen.findByRole("heading", { name: "Thank you, your finance enquiry is with us" })).toBeTruthy();
    expect(screen.getByText("Failed to create customer with YouX")).toBeTruthy();
    expect(
      screen.getByText(/^The lender has not answered yet\. We keep asking\. We have your details and will call you\.$/),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Ask the lender again" }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls[1]?.[1]).toBe(send.mock.calls[0]?.[1]);
  });

  it("asks for no code of a shopper who is signed in with the number", async () => {
    const send = vi.fn<FinanceEnquiryProps["send"]>(() => Promise.resolve(done));
    enquiry({ send, contact: { phone: "+61412345678", code: "", isProven: true } });
    await userEvent.type(nameField(), "Robin");
    await sendForm();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).not.toHaveProperty("code");
  });

  it("clamps a purchase price when it is left, and says so", async () => {
    enquiry();
    const price = screen.getByRole<HTMLInputElement>("textbox", { name: "Purchase price" });
    await userEvent.clear(price);
    await userEvent.type(price, "9a99");
    await userEvent.tab();
    expect(price.value).toBe("10,000");
    expect(screen.getByText("Cannot be less than $10,000 or more than $200,000")).toBeTruthy();
  });
});

describe("The purchase price of a finance enquiry", () => {
  const typed = async (text: string) => {
    enquiry();
    const price = screen.getByRole<HTMLInputElement>("textbox", { name: "Purchase price" });
    await userEvent.clear(price);
    await userEvent.type(price, text);
    await userEvent.tab();
    const read = [price.value, document.getElementById("finance-amount-message")?.textContent];
    cleanup();
    return read;
  };

  it("is read with thousands, cents and a k, and refused where a comma stands before decimals", async () => {
    expect(await typed("$32,500.00")).toEqual(["32,500", ""]);
    expect(await typed("20 000")).toEqual(["20,000", ""]);
    expect(await typed("20k")).toEqual(["20,000", ""]);
    expect(await typed("32.500,00")).toEqual(["30,000", "“32.500,00” is not a number. Write it like 32,500."]);
  });
});

describe("The deposit of a finance enquiry", () => {
  it("is filled in from the calculator, can be changed, and is sent with the trade-in", async () => {
    const send = vi.fn<FinanceEnquiryProps["send"]>(() => Promise.resolve(done));
    enquiry({ send, start: { ...start, deposit: 5000, tradeIn: 2000 } });
    const deposit = screen.getByRole<HTMLInputElement>("textbox", { name: /^Deposit/ });
    expect(deposit.value).toBe("5,000");
    await userEvent.clear(deposit);
    await userEvent.type(deposit, "6,500");
    await userEvent.type(nameField(), "Robin");
    await sendForm();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).toMatchObject({ amount: 30_000, deposit: 6500, tradeIn: 2000 });
  });

  it("is left out when there is none, and says why when it is above the price", async () => {
    const send = vi.fn<FinanceEnquiryProps["send"]>(() => Promise.resolve(done));
    enquiry({ send, start: { ...start, deposit: 40_000 } });
    expect(document.getElementById("finance-deposit-message")?.textContent).toBe(
      "Must be less than the price of $30,000: nothing is left to repay.",
    );
    await userEvent.clear(screen.getByRole("textbox", { name: /^Deposit/ }));
    await userEvent.type(nameField(), "Robin");
    expect(document.getElementById("finance-deposit-message")?.textContent).toBe("");
    await sendForm();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).not.toHaveProperty("deposit");
  });

  it("is one field with the trade-in where the site says so", () => {
    enquiry({ isMerged: true });
    expect(screen.getByRole("textbox", { name: /^Deposit and trade-in/ })).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: /^Trade-in/ })).toBeNull();
  });

  it("stands beside a quote for the whole price, which says so", async () => {
    enquiry({ askQuote: () => Promise.resolve(quote), start: { ...start, deposit: 5000 } });
    expect(
      await screen.findByText(/^The whole \$30,000 over 5 years, without the \$5,000 that you put down, for a great/),
    ).toBeTruthy();
  });

  const financed = () => document.querySelector("[data-financed]")?.textContent;
  it("is taken off what is financed, with the trade-in, as soon as it is typed", async () => {
    enquiry({ start: { ...start, deposit: 5000 } });
    const [deposit, tradeIn] = [/^Deposit/, /^Trade-in/].map((name) => screen.getByRole("textbox", { name }));
    if (!deposit || !tradeIn) throw new Error("The form asks for both.");
    expect(financed()).toBe("You finance $25,000: $30,000 less $5,000 deposit.");
    await userEvent.type(tradeIn, "2500");
    await userEvent.tab();
    expect(financed()).toBe("You finance $22,500: $30,000 less $5,000 deposit and $2,500 trade-in.");
    await userEvent.clear(deposit);
    await userEvent.clear(tradeIn);
    await userEvent.tab();
    expect(financed()).toBe("You finance $30,000, the whole price.");
  });

  it("says no amount that is financed where nothing is left of the price", () => {
    enquiry({ start: { ...start, deposit: 20_000, tradeIn: 10_000 } });
    expect(financed()).toBeUndefined();
  });

  it("is called by both names where one field asks for both", () => {
    enquiry({ isMerged: true, start: { ...start, deposit: 7000 } });
    expect(financed()).toBe("You finance $23,000: $30,000 less $7,000 deposit and trade-in.");
  });
});

describe("The quote of a finance enquiry", () => {
  it("is asked once the shopper has paused, and shows the comparison rate beside the rate", async () => {
    const askQuote = vi.fn(() => Promise.resolve(quote));
    enquiry({ askQuote });
    fireEvent.change(screen.getByRole("slider", { name: "Loan term" }), { target: { value: "6" } });
    fireEvent.change(screen.getByRole("slider", { name: "Loan term" }), { target: { value: "7" } });
    const box = (await screen.findByText(quoted("Est. $146.73 a week"))).closest("[role=status]");
    expect(askQuote).toHaveBeenCalledTimes(1);
    expect(askQuote).toHaveBeenCalledWith(
      expect.objectContaining({ loanTerm: 7, purchasePrice: 30_000, selfAssessedCreditScore: "GREAT" }),
      expect.anything(),
    );
    expect(box?.textContent).toContain("8.99% p.a.Comparison rate 10.11% p.a.");
    // Its terms open where they stand, without a script.
    const terms = screen.getByRole("button", { name: "T&Cs of this quote" });
    expect(terms.getAttribute("popovertarget")).toBe("warning");
  });

  it("begins with what the lender answered to the page, asks again, and marks nothing as old meanwhile", async () => {
    const askQuote = vi.fn(() => Promise.resolve({ ...quote, weeklyRepaymentAmount: 150.5 }));
    enquiry({ askQuote, firstQuote: quote });
    const box = screen.getByText(quoted("Est. $146.73 a week")).closest("[role=status]");
    await waitFor(() => expect(askQuote).toHaveBeenCalledTimes(1));
    expect(box?.hasAttribute("data-stale")).toBe(false);
    expect(await screen.findByText(quoted("Est. $150.50 a week"))).toBeTruthy();
  });

  it("speaks of the loan that it was asked for, and is marked as old, until the lender has answered to another", async () => {
    const askQuote = vi.fn<() => Promise<QuoteAnswer>>(() => Promise.resolve(quote));
    enquiry({ askQuote });
    const box = (await screen.findByText(quoted("Est. $146.73 a week"))).closest("[role=status]");
    expect(box?.textContent).toContain("$30,000 over 5 years");
    let answer: (quote: QuoteAnswer) => void = () => undefined;
    askQuote.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    fireEvent.change(screen.getByRole("slider", { name: "Loan term" }), { target: { value: "6" } });
    expect(box?.hasAttribute("data-stale")).toBe(true);
    expect(box?.textContent).toContain("$30,000 over 5 years");
    await waitFor(() => expect(askQuote).toHaveBeenCalledTimes(2));
    answer({ ...quote, weeklyRepaymentAmount: 130.25 });
    expect(await screen.findByText(quoted("Est. $130.25 a week"))).toBeTruthy();
    expect(box?.hasAttribute("data-stale")).toBe(false);
    expect(box?.textContent).toContain("$30,000 over 6 years");
  });

  it("is cleared by a failure, which is said in the words of the specification", async () => {
    const askQuote = vi.fn<() => Promise<QuoteAnswer>>(() => Promise.resolve(quote));
    enquiry({ askQuote });
    await screen.findByText(quoted("Est. $146.73 a week"));
    askQuote.mockImplementation(() => Promise.reject(new TypeError("fetch failed")));
    fireEvent.change(screen.getByRole("slider", { name: "Loan term" }), { target: { value: "6" } });
    expect(await screen.findByText("Failed to get YouX quick quote")).toBeTruthy();
    expect(screen.queryByText(quoted("Est. $146.73 a week"))).toBeNull();
  });

  it("is not asked for a car outside what the lender lends on: Enquire for Finance", () => {
    const askQuote = vi.fn(() => Promise.resolve(quote));
    enquiry({ askQuote, start: { ...start, amount: 8990 } });
    expect(screen.getByText("Enquire for Finance")).toBeTruthy();
    expect(screen.getByText(/^The lender quotes on prices from \$10,000 to \$200,000\./)).toBeTruthy();
    expect(askQuote).not.toHaveBeenCalled();
  });
});

describe("The notices of a site", () => {
  const notices = [{ label: "collection statement", to: "/collection-statement" }];
  const details = { dealerName: "Harbour Mazda", terms: ["I agree"], consentText: undefined, notices };
  const link = () => screen.queryByRole("link", { name: "collection statement" })?.getAttribute("href");

  it("stand below the fields of a finance enquiry", () => {
    enquiry({ details });
    expect(link()).toBe("/collection-statement");
  });

  it("stand in its terms alone where there are terms to agree to", () => {
    enquiry({ details, formContext: leadFormContext(aSite({ enquiry: { termsRequired: true } })) });
    expect(link()).toBeUndefined();
  });
});

describe("The popup of a finance enquiry", () => {
  it("goes through its four steps", async () => {
    const send = vi.fn<FinanceEnquiryProps["send"]>(() =>
      Promise.resolve({ ...done, redirectUrl: null, customer: "refused", error: "The lender declined." }),
    );
    enquiry({ form: "popup", send });
    await userEvent.click(screen.getByRole("button", { name: "Start your finance enquiry" }));
    const current = () => document.querySelector('[aria-current="step"]')?.textContent;
    expect(current()).toContain("Quick Estimate");
    await userEvent.click(screen.getByRole("button", { name: "Next: Your Details" }));
    expect(current()).toContain("Your Details");
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(current()).toContain("Quick Estimate");
    await userEvent.click(screen.getByRole("button", { name: "Next: Your Details" }));
    await userEvent.type(nameField(), "Robin");
    await sendForm();
    await screen.findByText("The lender declined.");
    expect(
      screen.getByText(/^The lender does not take this application online\. We have your details and will call you\.$/),
    ).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Ask the lender again" })).toBeNull();
    expect(current()).toContain("Instant pre-approval");
  });

  it("is closed by Back, which leaves the page beneath and what was filled in, and opened again by Forward", async () => {
    enquiry({ form: "popup" });
    const isOpen = () => document.querySelector("dialog")?.open === true;
    history.pushState(null, "");
    const over = () => (history.state as { over?: string } | null)?.over;
    await userEvent.click(screen.getByRole("button", { name: "Start your finance enquiry" }));
    await userEvent.click(screen.getByRole("button", { name: "Next: Your Details" }));
    await userEvent.type(nameField(), "Robin");
    expect([isOpen(), over()]).toEqual([true, "finance-enquiry"]);
    act(() => history.back());
    await vi.waitFor(() => expect(isOpen()).toBe(false));
    act(() => history.forward());
    await vi.waitFor(() => expect(isOpen()).toBe(true));
    expect((nameField() as HTMLInputElement).value).toBe("Robin");
    // Closed by its button it takes its entry back.
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await vi.waitFor(() => expect(over()).toBeUndefined());
    expect(isOpen()).toBe(false);
  });

  it("stays at the estimate when the next step cannot be fetched, and goes on when asked again", async () => {
    const onAdvance = vi.fn<() => Promise<unknown>>(() => Promise.reject(new TypeError("fetch failed")));
    enquiry({ form: "popup", onAdvance });
    await userEvent.click(screen.getByRole("button", { name: "Start your finance enquiry" }));
    await userEvent.click(screen.getByRole("button", { name: "Next: Your Details" }));
    expect((await screen.findByRole("alert")).textContent).toContain("An unknown error occurred while advancing step.");
    onAdvance.mockImplementation(() => Promise.resolve());
    await userEvent.click(screen.getByRole("button", { name: "Next: Your Details" }));
    expect(await screen.findByRole("textbox", { name: "First name" })).toBeTruthy();
  });
});

describe("Where a lender may send a shopper", () => {
  it.each([
    ["https://lender.example/x", "https://lender.example/x"],
    ["/dev/application?customer=1", "/dev/application?customer=1"],
    ["javascript:alert(1)", undefined],
    ["http://lender.example", undefined],
    ["//evil.example", undefined],
    ["", undefined],
  ])("%j: %j", (url, safe) => {
    expect(safeRedirect(url)).toBe(safe);
  });
});

describe("A finance enquiry that is filled in before its scripts are there", () => {
  /** The page as the server wrote it, filled in, and then its scripts. */
  async function filledIn(fill: () => void, props: Partial<FinanceEnquiryProps> = {}) {
    const box = document.createElement("div");
    box.innerHTML = renderToString(<FinanceEnquiry {...usual} {...props} />);
    document.body.append(box);
    fill();
    return render(<FinanceEnquiry {...usual} {...props} />, { container: box, hydrate: true });
  }
  const amounts = (send: ReturnType<typeof vi.fn<FinanceEnquiryProps["send"]>>) => send.mock.calls[0]?.[0];

  it("sends the amounts and the term that were set and left by then", async () => {
    const send = vi.fn<FinanceEnquiryProps["send"]>(() => Promise.resolve(done));
    await filledIn(
      () => {
        screen.getByRole<HTMLInputElement>("textbox", { name: "Purchase price" }).value = "42,500";
        screen.getByRole<HTMLInputElement>("textbox", { name: /^Deposit/ }).value = "900000";
        screen.getByRole<HTMLInputElement>("slider", { name: "Loan term" }).value = "3";
      },
      { send },
    );
    expect(document.getElementById("finance-deposit-message")?.textContent).toMatch(/^Cannot be/);
    await userEvent.clear(screen.getByRole("textbox", { name: /^Deposit/ }));
    await userEvent.type(nameField(), "Robin");
    await sendForm();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(amounts(send)).toMatchObject({ amount: 42_500, term: 3, name: "Robin" });
  });

  it("keeps them where the device knows the shopper, whose name it fills in", async () => {
    const send = vi.fn<FinanceEnquiryProps["send"]>(() => Promise.resolve(done));
    const { rerender } = await filledIn(
      () => {
        screen.getByRole<HTMLInputElement>("textbox", { name: "Purchase price" }).value = "42,500";
        screen.getByRole<HTMLInputElement>("textbox", { name: /^Email/ }).value = "robin@example.com";
      },
      { send },
    );
    rerender(
      <FinanceEnquiry {...usual} send={send} known={{ name: "Ana", last_name: "Ng", email: "ana@example.com" }} />,
    );
    await sendForm();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(amounts(send)).toMatchObject({ amount: 42_500, name: "Ana", last_name: "Ng", email: "robin@example.com" });
  });
});
