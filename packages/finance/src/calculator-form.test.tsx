import { calculatorRanges, calculatorStart, figureLoan, financeFigure, formatMoney } from "@forecourt/core";
import type { FinanceFigure, ShownLoan } from "@forecourt/core";
import type { CalculatorSettings } from "@forecourt/core/testing";
import { aCar, aSite, parseCalculator } from "@forecourt/core/testing";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CalculatorForm } from "./calculator-form.tsx";
import type { CalculatorFormProps } from "./calculator-form.tsx";
import { FinancePanelContent as FinancePanel } from "./late-finance-panel.tsx";
import { LenderQuoteLine } from "./lender-quote-line.tsx";
import type { AskQuote } from "./use-quick-quote.ts";
import { WeeklyEstimate } from "./weekly-estimate.tsx";

afterEach(cleanup);

const money = { locale: "en-AU", currency: "AUD" };
const finance = {
  ...aSite().finance,
  weeklyEstimate: true,
  interestRatePercent: 7.49,
  comparisonRatePercent: 8.53,
  establishmentFeeDollars: 499,
};
const figureOf = (price: number) => financeFigure(aCar({ price }), { ...aSite(), finance }, 2026);

function calculatorOf(
  price: number,
  settings: CalculatorSettings = {},
  more: Partial<CalculatorFormProps> = {},
): CalculatorFormProps {
  const figure = figureOf(price);
  const ranges = calculatorRanges(price, settings);
  const start = calculatorStart(ranges, figure, { monthlyOnly: settings.monthlyOnly === true });
  return {
    action: "/cars/x",
    ranges,
    asked: { input: start, clamped: [] },
    priceDollars: price,
    basis: { start, figure, feeDollars: figure?.feeDollars ?? 0, fees: [], needsComparisonRate: true },
    monthlyOnly: settings.monthlyOnly === true,
    hasResidual: true,
    isMerged: false,
    presets: { min: 5000, max: 70_000 },
    comparesRates: true,
    money,
    warningId: "warning",
    ...more,
  };
}
const calculator = (price = 30_990, settings: CalculatorSettings = {}, more: Partial<CalculatorFormProps> = {}) =>
  render(<CalculatorForm {...calculatorOf(price, settings, more)} />).container;
const result = () => document.querySelector("[data-payment]")?.textContent ?? "";

describe("The finance calculator", () => {
  it("starts with the figure of the car's card, to the cent, whatever the price", () => {
    for (const price of [8_000, 12_345, 30_990, 45_000, 99_999]) {
      const line =
        render(<WeeklyEstimate figure={figureOf(price)} money={money} warningId="warning" />).container.textContent ??
        "";
      calculator(price);
      const shown = /\$[\d,.]+/.exec(result())?.[0];
      expect(line).toContain(`Est. ${shown} a week`);
      cleanup();
    }
  });

  it("shows rate and comparison rate in the block of the repayment, with terms that open where they stand", () => {
    calculator();
    expect(result()).toContain("7.49% p.a.");
    expect(result()).toContain("Comparison rate 8.53% p.a.");
    expect(screen.getByRole("button", { name: /^T&Cs/ }).getAttribute("popovertarget")).toBe("warning");
    expect(screen.queryByRole("link", { name: /^T&Cs/ })).toBeNull();
  });

  it("follows the sliders, by keyboard too, and counts the first use once", () => {
    const onUsed = vi.fn();
    calculator(30_990, {}, { onUsed });
    const before = result();
    fireEvent.change(screen.getByRole("slider", { name: "Deposit slider" }), { target: { value: "5000" } });
    expect(result()).not.toBe(before);
    fireEvent.change(screen.getByRole("slider", { name: "Term slider" }), { target: { value: "3.5" } });
    expect(screen.getByText(/182 repayments over 3.5 years/)).toBeTruthy();
    expect(onUsed).toHaveBeenCalledTimes(1);
  });

  it("clamps what is typed out of range when the field is left, and says so", async () => {
    calculator();
    const loan = screen.getByRole<HTMLInputElement>("textbox", { name: "Price" });
    await userEvent.clear(loan);
    await userEvent.type(loan, "500");
    expect(screen.queryByText(/Cannot be less/)).toBeNull();
    await userEvent.tab();
    expect(loan.value).toBe("1,000");
    expect(screen.getByText("Cannot be less than $1,000 or more than $100,000")).toBeTruthy();
    const deposit = screen.getByRole<HTMLInputElement>("textbox", { name: "Deposit" });
    await userEvent.clear(deposit);
    await userEvent.type(deposit, "-200{Enter}");
    expect(deposit.value).toBe("0");
  });

  it.each([
    { field: /^Interest rate/, typed: "99", kept: "15", said: "Cannot be less than 0.5% or more than 15%" },
    { field: /^Interest rate/, typed: "0.1", kept: "0.5", said: "Cannot be less than 0.5% or more than 15%" },
    { field: "Deposit", typed: "300000", kept: "250,000", said: "Cannot be less than $0 or more than $250,000" },
    { field: "Deposit", typed: "-200", kept: "0", said: "Cannot be less than $0 or more than $250,000" },
    { field: "Trade-in", typed: "300000", kept: "250,000", said: "Cannot be less than $0 or more than $250,000" },
    { field: "Residual", typed: "300000", kept: "250,000", said: "Cannot be less than $0 or more than $250,000" },
    { field: /^Term/, typed: "12", kept: "7", said: "Cannot be less than 1 year or more than 7 years" },
  ])("clamps $typed typed as $field to $kept, and says so beside that field", async ({ field, typed, kept, said }) => {
    calculator();
    const box = screen.getByRole<HTMLInputElement>("textbox", { name: field });
    await userEvent.clear(box);
    await userEvent.type(box, `${typed}{Enter}`);
    expect(box.value).toBe(kept);
    const described = (box.getAttribute("aria-describedby") ?? "").split(" ");
    expect(described.map((id) => document.getElementById(id)?.textContent ?? "").join(" ")).toContain(said);
  });

  it("says so of the first entry too: of one in the address, and of one typed before its code was there", async () => {
    const { ranges, asked } = calculatorOf(30_990);
    const { input, clamped } = parseCalculator(new URLSearchParams("loan=500000"), ranges, asked.input);
    expect(renderToString(<CalculatorForm {...calculatorOf(30_990, {}, { asked: { input, clamped } })} />)).toContain(
      "Cannot be less than $1,000 or more than $100,000",
    );
    const page = document.body.appendChild(document.createElement("div"));
    const props = calculatorOf(30_990);
    page.innerHTML = renderToString(<CalculatorForm {...props} />);
    const loan = page.querySelector<HTMLInputElement>('[name="loan"]');
    if (loan) loan.value = "500000";
    render(<CalculatorForm {...props} />, { container: page, hydrate: true });
    expect(await screen.findByText("Cannot be less than $1,000 or more than $100,000")).toBeTruthy();
    expect(loan?.value).toBe("100,000");
    page.remove();
  });

  it("keeps to half years, whole dollars and two decimals of a rate", async () => {
    calculator();
    const type = async (name: string | RegExp, text: string) => {
      const field = screen.getByRole<HTMLInputElement>("textbox", { name });
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
      return field.value;
    };
    expect([
      await type(/^Term/, "2.3"),
      await type("Deposit", "1999.6"),
      await type(/^Interest rate/, "9.137"),
      await type("Price", "-5"),
    ]).toEqual(["2.5", "2,000", "9.14", "0"]);
    expect(result()).toContain("Enquire for Finance");
  });

  it("refuses a decimal comma beside the field and keeps the rate, typed with and without JavaScript", async () => {
    calculator();
    const rate = screen.getByRole<HTMLInputElement>("textbox", { name: /^Interest rate/ });
    await userEvent.clear(rate);
    await userEvent.type(rate, "7,49{Enter}");
    const said = "“7,49” is not a number. Write it like 7.49.";
    expect([rate.value, document.getElementById("calculator-rate-message")?.textContent]).toEqual(["7.49", said]);
    await userEvent.clear(rate);
    await userEvent.type(rate, "8{Enter}");
    expect(screen.queryByText(said)).toBeNull();
    cleanup();
    const { ranges, asked } = calculatorOf(30_990);
    const read = parseCalculator(new URLSearchParams("rate=7%2C49"), ranges, asked.input);
    expect(renderToString(<CalculatorForm {...calculatorOf(30_990, {}, { asked: read })} />)).toContain(said);
  });

  it("says beside the deposit why there is no repayment when it is above the loan", () => {
    const { asked } = calculatorOf(17_990);
    const input = { ...asked.input, deposit: 20_000 };
    calculator(17_990, {}, { asked: { input, clamped: [] } });
    expect(result()).toContain("Enquire for Finance");
    expect(document.getElementById("calculator-deposit-message")?.textContent).toBe(
      "Must be less than the price of $17,990: nothing is left to repay.",
    );
    fireEvent.change(screen.getByRole("slider", { name: "Price slider" }), { target: { value: "30000" } });
    expect(result()).not.toContain("Enquire for Finance");
    expect(screen.queryByText(/Must be less/)).toBeNull();
  });

  it("has sliders for deposit, trade-in and residual up to 250,000, whatever the car costs", () => {
    calculator(17_990);
    const ends = ["Deposit slider", "Trade-in slider", "Residual slider"].map(
      (name) => screen.getByRole<HTMLInputElement>("slider", { name }).max,
    );
    expect(ends).toEqual(["250000", "250000", "250000"]);
    fireEvent.change(screen.getByRole("slider", { name: "Residual slider" }), { target: { value: "20000" } });
    expect(result()).toContain("Enquire for Finance");
    expect(screen.getByText(/^Must be less than the \$1\d,\d{3} that is financed\.$/)).toBeTruthy();
  });

  it("tells the page of every loan that the shopper sets", async () => {
    const onLoan = vi.fn<(loan: ShownLoan) => void>();
    calculator(30_990, {}, { onLoan });
    fireEvent.change(screen.getByRole("slider", { name: "Deposit slider" }), { target: { value: "5000" } });
    fireEvent.click(screen.getByRole("radio", { name: "Monthly" }));
    await waitFor(() =>
      expect(onLoan).toHaveBeenLastCalledWith(
        expect.objectContaining({ depositDollars: 5000, frequency: "monthly", isPrice: true, isFigure: false }),
      ),
    );
  });

  it("begins with the price, says so, and says where the car's own was out of range", () => {
    const { basis, ranges } = calculatorOf(150_000);
    calculator(150_000, {}, { asked: { input: basis.start, clamped: ["loan"] } });
    const [first] = screen.getAllByRole<HTMLInputElement>("textbox");
    expect([first?.value, document.querySelector(`label[for="${first?.id}"]`)?.textContent]).toEqual([
      "100,000",
      "Price",
    ]);
    expect(ranges.loan.max).toBe(100_000);
    expect(screen.getByText("Cannot be less than $1,000 or more than $100,000")).toBeTruthy();
  });

  it("says beside terms to choose from that an address asked for another", () => {
    const { basis } = calculatorOf(30_990, { termChoices: [1, 3, 5] });
    calculator(30_990, { termChoices: [1, 3, 5] }, { asked: { input: basis.start, clamped: ["term"] } });
    expect(screen.getByText("Cannot be less than 1 year or more than 5 years")).toBeTruthy();
  });

  it("says beside a residual that is too high why there is no figure", async () => {
    calculator();
    const residual = screen.getByRole("textbox", { name: "Residual" });
    await userEvent.clear(residual);
    await userEvent.type(residual, "40000{Enter}");
    expect(result()).toContain("Enquire for Finance");
    expect(screen.getByText(/^Must be less than the \$3\d,\d{3} that is financed\.$/)).toBeTruthy();
  });

  it("reads Enquire for Finance when the repayment is 25 or less", () => {
    calculator();
    fireEvent.change(screen.getByRole("slider", { name: "Price slider" }), { target: { value: "1000" } });
    expect(result()).toContain("Enquire for Finance");
  });

  it("offers three frequencies; on monthly-only sites the month, with the rate locked", () => {
    calculator();
    fireEvent.click(screen.getByRole("radio", { name: "Monthly" }));
    expect(result()).toContain("a month");
    cleanup();
    calculator(30_990, { monthlyOnly: true });
    expect(screen.queryByRole("radio")).toBeNull();
    expect(result()).toContain("a month");
    expect(screen.getByRole<HTMLInputElement>("slider", { name: "Interest rate slider" }).disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /Interest rate/ }).readOnly).toBe(true);
  });

  it("has the site's terms, one control for deposit and trade-in, and no residual, where the site says so", () => {
    calculator(30_990, { termChoices: [1, 3, 5, 7] }, { isMerged: true, hasResidual: false });
    expect(screen.getByRole("combobox", { name: "Term" }).querySelectorAll("option")).toHaveLength(4);
    expect(screen.getByRole("textbox", { name: "Deposit and trade-in" })).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Trade-in" })).toBeNull();
    expect(screen.queryByRole("textbox", { name: "Residual" })).toBeNull();
  });

  it("is a form of its own that works without JavaScript", () => {
    const form = calculator().querySelector("form");
    expect(form?.method).toBe("get");
    expect(form?.getAttribute("action")).toBe("/cars/x#finance-calculator");
    expect([...new FormData(form ?? undefined).keys()]).toEqual([
      "loan",
      "term",
      "rate",
      "deposit",
      "tradeIn",
      "residual",
      "frequency",
    ]);
  });

  it("keeps a preset button pressed for the loan it set", async () => {
    calculator();
    await userEvent.click(screen.getByRole("button", { name: "$20,000" }));
    expect(screen.getByRole("button", { name: "$20,000" }).getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Price" }).value).toBe("20,000");
  });

  it("lists every repayment when asked, down to what is owed in the end", async () => {
    const container = calculator();
    const details = container.querySelector("details");
    if (details) details.open = true;
    fireEvent(details ?? container, new Event("toggle"));
    // Looking for roles among 261 rows is slow.
    await waitFor(() => expect(container.querySelectorAll("tr")).toHaveLength(261));
    expect([...container.querySelectorAll("tr")].at(-1)?.textContent).toContain(
      formatMoney(0, { ...money, cents: true }),
    );
  });
});

describe("The lender's quote on a car's page", () => {
  const quote = { weeklyRepaymentAmount: 120.5, advertisedRate: 8.99, comparisonRate: 10.11 };
  const quoteLine = (purchasePrice: number, ask: AskQuote) =>
    render(<LenderQuoteLine request={{ purchasePrice }} comparesRates money={money} warningId="warning" ask={ask} />);

  it("takes the place of the words once it is there, with its comparison rate", async () => {
    quoteLine(20_000, () => Promise.resolve(quote));
    expect(screen.getByText("Enquire for Finance")).toBeTruthy();
    expect(await screen.findByText(/8\.99% p\.a\., comparison rate 10\.11% p\.a\./)).toBeTruthy();
  });

  it("is asked but not shown for 500 or less, and silently ignored when it fails", async () => {
    const ask = vi.fn<AskQuote>(() => Promise.resolve(quote));
    quoteLine(500, ask);
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    expect(screen.getByText("Enquire for Finance")).toBeTruthy();
    cleanup();
    const failing = vi.fn<AskQuote>(() => Promise.reject(new TypeError("fetch failed")));
    quoteLine(20_000, failing);
    await waitFor(() => expect(failing).toHaveBeenCalledTimes(1));
    expect(screen.getByText("Enquire for Finance")).toBeTruthy();
  });
});

describe("The lender's quote beside a calculator", () => {
  it("adds nothing while there is none: the calculator says what the car costs", () => {
    const away: AskQuote = () => Promise.reject(new TypeError("fetch failed"));
    const request = { purchasePrice: 20_000 };
    const { container } = render(
      <LenderQuoteLine request={request} comparesRates money={money} warningId="w" isBesideCalculator ask={away} />,
    );
    expect(container.textContent).toBe("");
  });

  it("says whose figure it is and for which loan, as the calculator's is another", async () => {
    const quote = { weeklyRepaymentAmount: 171, advertisedRate: 9.5, comparisonRate: 10.9 };
    const request = { purchasePrice: 24_990, loanTerm: 5, selfAssessedCreditScore: "GREAT" } as const;
    const line = { request, comparesRates: true, money, warningId: "w", isBesideCalculator: true };
    render(<LenderQuoteLine {...line} ask={() => Promise.resolve(quote)} />);
    expect(
      await screen.findByText(
        "$24,990 over 5 years, for a great credit history. An estimate by the lender, who makes the decision.",
      ),
    ).toBeTruthy();
    cleanup();
    render(<LenderQuoteLine {...line} known={quote} />);
    expect(screen.getByText("An estimate by the lender, who makes the decision.")).toBeTruthy();
  });
});

describe("Finance on a car's page", () => {
  const panel = { money, warningId: "warning", disclaimer: undefined, enquiryHref: "/finance?car_id=1#finance-form" };
  const figureAndLoan = (figure: FinanceFigure | undefined) => ({ figure, loan: figure && figureLoan(figure) });

  it("shows nothing for a car without finance", () => {
    expect(
      render(<FinancePanel {...panel} {...figureAndLoan(undefined)} calculator={undefined} />).container.textContent,
    ).toBe("");
  });

  it("is a teaser with the approximate month where the site has no calculator", () => {
    const { container } = render(
      <FinancePanel {...panel} {...figureAndLoan(figureOf(30_990))} calculator={undefined} />,
    );
    expect(container.textContent).toContain("approximately");
    expect(container.querySelector("#finance-calculator")).not.toBeNull();
    expect(screen.getByRole("link", { name: "Get finance for this car" }).getAttribute("href")).toBe(panel.enquiryHref);
  });

  it("folds a long disclaimer to its first 197 characters, and shows it whole on request", () => {
    const text = `${"x".repeat(150)} ${"y".repeat(100)}`;
    const { container } = render(
      <FinancePanel
        {...panel}
        {...figureAndLoan(figureOf(30_990))}
        calculator={undefined}
        disclaimer={{ own: text, rest: "" }}
      />,
    );
    expect(screen.getByText(`${text.slice(0, 197)}...`)).toBeTruthy();
    expect(screen.getByText("Show More")).toBeTruthy();
    expect(container.querySelector("details p")?.textContent).toBe(text);
  });
});
