import { financeFigure } from "@forecourt/core";
import type { FinanceFigure } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { aCar } from "@forecourt/core/testing";
import { ComparisonWarning, WeeklyEstimate } from "@forecourt/finance/weekly";
import type { WeeklyEstimateProps } from "@forecourt/finance/weekly";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { estimates, moneyOfEstimates } from "../../lib/finance-of-workshop.ts";

const figureOf = (car: Car): FinanceFigure | undefined => financeFigure(car, estimates, 2026);

function LineWithWarning(props: Partial<WeeklyEstimateProps>) {
  return (
    <>
      <WeeklyEstimate
        figure={figureOf(aCar())}
        money={moneyOfEstimates}
        warningId="comparison-rate-warning"
        {...props}
      />
      <ComparisonWarning
        id="comparison-rate-warning"
        settings={estimates.finance}
        money={moneyOfEstimates}
        terms={props.terms}
      />
    </>
  );
}

const meta = { component: LineWithWarning, title: "finance/weekly-estimate" } satisfies Meta<typeof LineWithWarning>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfACard: Story = {};
export const LeadsToTheCalculator: Story = { args: { href: "#finance-calculator" } };
export const WithTheMonth: Story = { args: { withMonth: true } };
export const OwnTerms: Story = { args: { terms: { depositDollars: 5000, tradeInDollars: 8000, termYears: 3 } } };
export const TooLittleToShow: Story = { args: { figure: figureOf(aCar({ price: 5000 })), href: "#finance" } };
export const NoFinance: Story = { args: { figure: undefined } };
