import { calculatorRanges, calculatorStart, disclaimerParts, figureLoan, financeFigure } from "@forecourt/core";
import { aCar } from "@forecourt/core/testing";
import { FinancePanel } from "@forecourt/finance/panel";
import type { FinancePanelProps } from "@forecourt/finance/panel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { failure, never } from "../../lib/answers.ts";
import { estimates, moneyOfEstimates } from "../../lib/finance-of-workshop.ts";

const price = 30_990;
const figure = financeFigure(aCar({ price }), estimates, 2026);
const ranges = calculatorRanges(price, {});
const start = calculatorStart(ranges, figure, { monthlyOnly: false });
const calculator: FinancePanelProps["calculator"] = {
  action: "/cars/x",
  ranges,
  asked: { input: start, clamped: [] },
  priceDollars: price,
  basis: { start, figure, feeDollars: figure?.feeDollars ?? 0, fees: [], needsComparisonRate: true },
  monthlyOnly: false,
  hasResidual: true,
  isMerged: false,
  presets: { min: 5000, max: 70_000 },
  comparesRates: true,
};
const quoteRequest: FinancePanelProps["quoteRequest"] = {
  purchasePrice: price,
  loanTerm: 5,
  selfAssessedCreditScore: "GREAT",
  year: 2021,
};

const unquoted = { figure: undefined, loan: undefined, calculator: undefined, disclaimer: undefined };

const meta = {
  component: FinancePanel,
  args: {
    figure,
    loan: figure && figureLoan(figure),
    calculator,
    disclaimer: disclaimerParts(aCar({ price }), figure, estimates),
    enquiryHref: "#enquiry",
    money: moneyOfEstimates,
    warningId: "comparison-rate-warning",
  },
} satisfies Meta<typeof FinancePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Calculator: Story = {
  // Its code comes with the first touch.
  play: async ({ canvas }) => {
    await userEvent.click(document.body);
    await canvas.findByRole("slider", { name: "Deposit slider" });
  },
};
export const Teaser: Story = { args: { calculator: undefined } };
export const LenderQuotes: Story = {
  args: { ...unquoted, quoteRequest },
  parameters: { answers: { "/quote": { weeklyRepaymentAmount: 146.73, advertisedRate: 8.99, comparisonRate: 10.11 } } },
  play: async ({ canvas }) => {
    await canvas.findByText(/146\.73/);
  },
};
export const LenderWaits: Story = { args: { ...unquoted, quoteRequest }, parameters: { answers: { "/quote": never } } };
export const LenderAway: Story = {
  args: { ...unquoted, quoteRequest },
  parameters: { answers: { "/quote": failure(503) } },
};
export const NoEnquiry: Story = { args: { enquiryHref: undefined, calculator: undefined, disclaimer: undefined } };
