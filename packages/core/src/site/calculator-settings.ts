import { z } from "zod";
import { presetMoney } from "../finance/calculator-ranges.ts";
import { off, on, setting } from "./setting.ts";

const loan = z.number().min(0).max(2_000_000);
const years = z.number().min(1).max(10);
const percent = z.number().min(0).max(40);

/** Keys of the calculator that a lender may set otherwise (S1 §5 "other ranges per provider"). */
export const lenderCalculatorSchema = z.strictObject({
  loanMinDollars: setting(loan.optional(), "S1 §5", "Lowest loan with this lender; 5,000 for one.", "the site's"),
  loanMaxDollars: setting(loan.optional(), "S1 §5", "Highest loan with this lender.", "the site's"),
  interestPercent: setting(percent.optional(), "S1 §9", "Interest that the slider starts with.", "the site's"),
  interestMinPercent: setting(
    percent.optional(),
    "S1 §5",
    "Lowest interest with this lender, such as 7.5.",
    "the site's",
  ),
  interestMaxPercent: setting(
    percent.optional(),
    "S1 §5",
    "Highest interest with this lender, such as 14.5.",
    "the site's",
  ),
});

/**
 * The finance calculator of the vehicle page (S1 §5, §9, S2 §5). Loans in dollars, terms in years, interest in percent
 * a year.
 */
export const calculatorSettingsSchema = z.strictObject({
  enabled: off("S1 §2, S2 §2", "Show the calculator, at #finance-calculator."),
  loanMinDollars: setting(loan.default(1000), "S1 §5, S2 §5", "Lowest loan; 5,000 for one dealership."),
  loanMaxDollars: setting(loan.default(100_000), "S1 §5, S2 §5", "Highest loan; 250,000 on some sites."),
  raiseLoanMax: off(
    "S1 §5, S2 §5, decisions.md row 13",
    "A car above 100,000 raises the highest loan to 1.05 × its price.",
  ),
  termYears: setting(
    years.default(5),
    "S1 §9, decisions.md row 6",
    "Term that the slider starts with; 6 on some sites.",
  ),
  termMaxYears: setting(years.default(7), "S1 §5", "Longest term; 5 on some sites."),
  termChoices: setting(
    z.array(years).min(2).max(14).optional(),
    "S1 §5, S2 §5",
    "Terms to choose from.",
    "half years from 1 to the longest term",
  ),
  interestPercent: setting(percent.default(10), "S1 §9", "Interest that the slider starts with."),
  interestMinPercent: setting(percent.default(0.5), "S1 §5", "Lowest interest; 4, 5.99, 7.5 or 9.95 on some sites."),
  interestMaxPercent: setting(
    percent.default(15),
    "S1 §5",
    "Highest interest; 14.5, 15.99, 19.95 or 20 on some sites.",
  ),
  monthlyOnly: off("S1 §5", "Repayments by the month alone; the interest slider does not move."),
  residual: on("S1 §5, decisions.md row 10", "Offer a residual."),
  mergeDepositAndTradeIn: off("S2 §2, decisions.md row 11", "One control for deposit and trade-in instead of two."),
  presetMoney: z
    .strictObject({
      min: setting(loan.default(presetMoney.min), "S2 §9", "First of the preset money buttons; 300,000 on some sites."),
      max: setting(loan.default(presetMoney.max), "S2 §9", "Last of the preset money buttons; 800,000 on some sites."),
    })
    .prefault({}),
  establishmentFeeDollars: setting(
    z.number().min(0).max(10_000).default(0),
    "S1 §9",
    "Establishment fee added to the loan; 1,300 or 1,360.50 for one lender.",
  ),
});
