import { calculatorRanges, calculatorResult, calculatorStart, financeFigure, weeklyTeaser } from "@forecourt/core";
import { aCar, aSite } from "@forecourt/core/testing";
import { siteSchema } from "@forecourt/core/schemas";
import type { FinanceSettings } from "@forecourt/core/schemas";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ComparisonWarning } from "./comparison-warning.tsx";
import { WeeklyEstimate } from "./weekly-estimate.tsx";

afterEach(cleanup);

const money = { locale: "en-AU", currency: "AUD" };
const settings: FinanceSettings = siteSchema.shape.finance.parse({
  weeklyEstimate: true,
  interestRatePercent: 10,
  comparisonRatePercent: 11.36,
  creditLicence: "Australian Credit Licence 000000",
});
const figureOf = (
  car: Parameters<typeof aCar>[0],
  changed: Partial<FinanceSettings> = {},
  country: "AU" | "NZ" = "AU",
) => financeFigure(aCar(car), { ...aSite(), country, finance: { ...settings, ...changed } }, 2026);
const line = (car: Parameters<typeof aCar>[0], changed: Partial<FinanceSettings> = {}, country: "AU" | "NZ" = "AU") =>
  render(<WeeklyEstimate figure={figureOf(car, changed, country)} money={money} warningId="warning" />).container;

describe("The weekly line under a price", () => {
  it("shows the payment of a five-year loan over the whole price, with rate and comparison rate", () => {
    expect(line({ price: 30_000 }).textContent).toBe(
      "Est. $146.73 a week, 10.00% p.a., comparison rate 11.36% p.a. T&Cs",
    );
  });

  it("counts with the offer price where the car has one", () => {
    expect(line({ price: 35_000, offer_price: 30_000 }).textContent).toContain("$146.73");
  });

  it("adds the establishment fee to what is borrowed", () => {
    expect(line({ price: 30_000 }, { establishmentFeeDollars: 1300 }).textContent).toContain("$153.09");
  });

  it("is one text of one size and weight: neither figure nor rate nor comparison rate stands out", () => {
    const paragraph = line({ price: 30_000 }).querySelector("p");
    expect([...(paragraph?.childNodes ?? [])].map(({ nodeName }) => nodeName)).toEqual(["#text", "BUTTON"]);
  });

  it("assumes the fee to the cent that the loan has", () => {
    render(
      <ComparisonWarning id="warning" settings={{ ...settings, establishmentFeeDollars: 1360.5 }} money={money} />,
    );
    expect(document.querySelector("#warning")?.textContent).toContain("with an establishment fee of $1,360.50 added.");
  });

  it("opens the warning of the page where it stands, without a script and without leaving the list", () => {
    line({ price: 30_000 });
    render(<ComparisonWarning id="warning" settings={settings} money={money} />);
    const button = screen.getByRole("button", { name: "T&Cs of this estimate" });
    expect(button.getAttribute("popovertarget")).toBe("warning");
    expect(document.getElementById("warning")?.getAttribute("popover")).toBe("auto");
    expect(screen.queryByRole("link")).toBeNull();
  });

  it.each([
    ["the site shows no estimates", {}, { weeklyEstimate: false }],
    ["the car has no price", { price: null }, {}],
  ])("shows nothing when %s", (_case, car, changed) => {
    expect(line(car, changed).textContent).toBe("");
  });
});

describe("A weekly line without a figure of its own", () => {
  it("reads Enquire for Finance for 25 or less, and leads there", () => {
    expect(line({ price: 5_000 }).textContent).toBe("Enquire for Finance");
    cleanup();
    render(<WeeklyEstimate figure={figureOf({ price: 5_000 })} money={money} warningId="warning" href="/finance" />);
    expect(screen.getByRole("link", { name: "Enquire for Finance" }).getAttribute("href")).toBe("/finance");
  });

  it("adds the month as an approximation, weekly × 4.33, where asked to", () => {
    const { container } = render(
      <WeeklyEstimate figure={figureOf({ price: 30_000 })} money={money} warningId="warning" withMonth />,
    );
    expect(container.textContent).toContain("Est. $146.73 a week (approximately $635.34 a month),");
  });

  it("shows a rate without a comparison rate in New Zealand alone, where there is none; its terms stand on the page all the same", () => {
    const kiwi = { ...settings, comparisonRatePercent: undefined };
    const { container } = render(
      <ComparisonWarning id="warning" settings={kiwi} money={money} comparesRates={false} />,
    );
    expect(container.querySelector("#warning")?.textContent).toMatch(
      /^Estimates assume the price shown, no deposit, 5 years and weekly repayments\. They are not an offer of finance\./,
    );
    expect(container.textContent).not.toMatch(/comparison/i);
    cleanup();
    expect(line({ price: 30_000 }, { comparisonRatePercent: undefined }, "NZ").textContent).toBe(
      "Est. $146.73 a week, 10.00% p.a. T&Cs",
    );
    expect(line({ price: 30_000 }, { comparisonRatePercent: undefined }, "AU").textContent).toBe("");
  });
});

describe("The line on a site that quotes by the month", () => {
  it("shows the month, exact, with rate and comparison rate", () => {
    const { container } = render(
      <WeeklyEstimate figure={figureOf({ price: 30_000 })} money={money} warningId="warning" frequency="monthly" />,
    );
    expect(container.textContent).toBe("Est. $637.41 a month, 10.00% p.a., comparison rate 11.36% p.a. T&Cs");
  });
});

describe("The warning about comparison rates", () => {
  it("lists the fees that it counts, the establishment fee first, and once", () => {
    const text = (fees: { name: string; dollars: number; per: "loan" | "month"; government: boolean }[]) => {
      const { container } = render(
        <ComparisonWarning id="warning" settings={settings} money={money} fees={fees} establishmentFeeDollars={499} />,
      );
      const found = container.textContent;
      cleanup();
      return found;
    };
    expect(text([{ name: "Account", dollars: 5, per: "month", government: false }])).toContain(
      "Fees of a loan: Establishment $499, added to the loan, Account $5 each month. The comparison rate counts them all.",
    );
    expect(text([{ name: "Establishment", dollars: 499, per: "loan", government: false }])).toContain(
      "Fees of a loan: Establishment $499. The comparison rate counts them all.",
    );
  });

  it("stands on the page in the words of the regulation, with the licence", () => {
    const { container } = render(<ComparisonWarning id="warning" settings={settings} money={money} />);
    expect(container.textContent).toContain(
      "WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.",
    );
    expect(container.textContent).toContain("Australian Credit Licence 000000");
    expect(container.querySelector("#warning")).not.toBeNull();
  });

  it("stands in the site's own words, and where a page shows other rates", () => {
    const { container } = render(
      <ComparisonWarning
        id="warning"
        settings={{ ...settings, weeklyEstimate: false, comparisonRateWarning: "Words of a lawyer." }}
        money={money}
        always
      />,
    );
    expect(container.textContent).toContain("Words of a lawyer.");
    expect(container.textContent).not.toContain("Estimates assume");
  });

  it("stands alone where offers name the only rates: the dealer's own terms and fees are not those of an offer's loan", () => {
    const fees = [{ name: "Account", dollars: 5, per: "month" as const, government: false }];
    const { container } = render(
      <ComparisonWarning
        id="warning"
        settings={{ ...settings, weeklyEstimate: false, establishmentFeeDollars: 499 }}
        money={money}
        fees={fees}
        ofOffers
      />,
    );
    const said = [...container.querySelectorAll("#warning p")].map(({ textContent }) => textContent);
    expect(said).toEqual([settings.comparisonRateWarning, "Australian Credit Licence 000000"]);
    cleanup();
    // Beside the dealer's own estimates theirs stand, too.
    const both = render(<ComparisonWarning id="warning" settings={settings} money={money} fees={fees} ofOffers />);
    expect(both.container.textContent).toContain("Fees of a loan: Account $5 each month.");
  });

  it("is not there on a site without estimates", () => {
    expect(
      render(<ComparisonWarning id="warning" settings={{ ...settings, weeklyEstimate: false }} money={money} />)
        .container.textContent,
    ).toBe("");
  });
});

describe("The weekly line under a shopper's own terms", () => {
  it("counts with their deposit, trade-in and term", () => {
    const terms = { weeklyDollars: 150, depositDollars: 5000, tradeInDollars: 5000, termYears: 3 };
    const { container } = render(
      <WeeklyEstimate figure={figureOf({ price: 40_000 })} money={money} warningId="warning" terms={terms} />,
    );
    expect(container.textContent).toContain(
      `Est. $${weeklyTeaser({ priceDollars: 30_000, ratePercentPerYear: 10, termYears: 3 })} a week`,
    );
  });

  it("shows what the calculator of the car shows for the same deposit, trade-in and term, a lender's final payment included", () => {
    const entry = {
      financeProvider: "Plenti",
      interestRate: 8.99,
      comparisonRate: 10.11,
      paymentWeek: 99.5,
      deposit: 3000,
      balloon: 9000,
      establishmentFees: 395,
      termYears: 5,
      paymentMonth: null,
      totalPayable: null,
      termMonths: null,
      termWeeks: null,
      disclaimer: null,
    };
    const site = aSite({
      finance: { creditLicence: "ACL 1" },
      lenders: { shown: "plenti", lenders: [{ provider: "plenti", name: "Plenti" }] },
    });
    const figure = financeFigure(aCar({ price: 40_000, finance_lenders: { plenti: entry } }), site, 2026);
    const start = calculatorStart(calculatorRanges(40_000), figure, { monthlyOnly: false });
    const basis = { start, feeDollars: figure?.feeDollars ?? 0, figure, fees: [], needsComparisonRate: true };
    for (const [terms, input] of [
      [{ termYears: 3 }, { term: 3 }],
      [
        { depositDollars: 5000, tradeInDollars: 2000 },
        { deposit: 5000, tradeIn: 2000 },
      ],
      [{ termYears: 5 }, {}],
    ] as const) {
      const { container } = render(<WeeklyEstimate figure={figure} money={money} warningId="warning" terms={terms} />);
      expect(container.textContent).toContain(
        `Est. $${calculatorResult({ ...start, ...input }, basis).payment?.toFixed(2)} a week`,
      );
      cleanup();
    }
  });

  it("lists the fees of a loan in the warning of the page, and which of them the comparison rate counts", () => {
    const fees = [
      { name: "Establishment", dollars: 395, per: "loan", government: false },
      { name: "Account", dollars: 8, per: "month", government: false },
      { name: "Security registration", dollars: 6, per: "loan", government: true },
    ] as const;
    const text = (comparesRates: boolean) =>
      render(
        <ComparisonWarning
          id="warning"
          settings={settings}
          money={money}
          fees={[...fees]}
          always
          comparesRates={comparesRates}
        />,
      ).container.textContent;
    expect(text(true)).toContain(
      "Fees of a loan: Establishment $395, Account $8 each month, Security registration $6. The comparison rate counts them all but Security registration, a government fee.",
    );
    cleanup();
    expect(text(false)).not.toContain("comparison rate counts");
  });

  it("says the terms in the warning of the page", () => {
    const lenders = (terms?: object) =>
      render(<ComparisonWarning id="warning" settings={settings} money={money} lender="YouX" terms={terms} />).container
        .textContent;
    expect(lenders()).toContain(
      "Estimates by YouX use its own deposit, term and final payment, set out in the disclaimer on the page of each car.",
    );
    expect(lenders({ depositDollars: 5000, termYears: 3 })).toContain(
      "Estimates by YouX use its own final payment, set out in the disclaimer on the page of each car.",
    );
    cleanup();
    const { container } = render(
      <ComparisonWarning
        id="warning"
        settings={settings}
        money={money}
        terms={{ depositDollars: 5000, tradeInDollars: 8000, termYears: 1 }}
      />,
    );
    expect(container.textContent).toContain(
      "a deposit of $5,000 and a trade-in of $8,000, 1 year and weekly repayments",
    );
  });
});
