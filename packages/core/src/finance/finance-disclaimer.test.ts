import { describe, expect, it } from "vitest";
import { financeLenderEntrySchema } from "../entities/finance-lender-entry.ts";
import { aCar } from "../testing/a-car.ts";
import { aSite } from "../testing/a-site.ts";
import { disclaimerParts, loanDisclaimer } from "./finance-disclaimer.ts";
import { financeFigure } from "./finance-figure.ts";
import { figureLoan } from "./shown-loan.ts";

const site = aSite({
  finance: { creditLicence: "ACL 123456" },
  lenders: { shown: "plenti", lenders: [{ provider: "plenti", name: "Plenti" }] },
});
const write = (dollars: number) => `$${dollars}`;

/** The disclaimer of a car that the lender quoted, of the loan that its page starts with or of another term. */
function disclaimerOf(
  changes: Record<string, unknown>,
  { offer, termYears }: { offer?: number; termYears?: number } = {},
): string {
  const entry = financeLenderEntrySchema.parse({
    interestRate: 8.99,
    comparisonRate: 10.11,
    termYears: 5,
    totalPayable: 43_030,
    ...changes,
  });
  const car = aCar({ price: 30_000, offer_price: offer ?? null, finance_lenders: { plenti: entry } });
  const figure = financeFigure(car, site, 2026);
  if (!figure) throw new Error("The lender quoted the car.");
  return loanDisclaimer(
    figureLoan(figure, termYears === undefined ? undefined : { termYears }),
    disclaimerParts(car, figure, site),
    write,
  );
}

describe("the other terms of a lender's quote", () => {
  const terms = { term36: 912.4, term48: 731.05, term60: 622.1, term72: 20 };
  it("stand behind its loan, the shortest first, without the term of the loan itself and payments that do not show", () => {
    expect(disclaimerOf({ paymentMonth: 717.2, ...terms })).toContain(
      "The total payable is $43030. At these rates the lender also quotes $912.4 a month over 36 months and $731.05 a month over 48 months. This is",
    );
    expect(disclaimerOf({ paymentMonth: 717.2, disclaimer: "Plenti's own words.", term36: 912.4 })).toBe(
      "Plenti's own words. At these rates the lender also quotes $912.4 a month over 36 months.",
    );
  });
  it("do not stand where the price, the term or the payment is another", () => {
    expect(disclaimerOf({ paymentWeek: 165.5, ...terms }, { offer: 28_000 })).not.toContain("also quotes");
    expect(disclaimerOf({ paymentWeek: 165.5, ...terms }, { termYears: 3 })).not.toContain("also quotes");
  });
});

describe("the total payable of a lender's quote", () => {
  it("stands behind the loan that the lender quoted, by the week or by the month", () => {
    expect(disclaimerOf({ paymentWeek: 165.5 })).toContain(
      "p.a. The total payable is $43030. This is an estimate only",
    );
    expect(disclaimerOf({ paymentMonth: 717.2 })).toContain("The total payable is $43030.");
  });
  it("does not stand where the price, the term or the payment is another, or where the lender says none", () => {
    expect(disclaimerOf({ paymentWeek: 165.5 }, { offer: 28_000 })).not.toContain("total payable");
    expect(disclaimerOf({ paymentWeek: 165.5 }, { termYears: 3 })).not.toContain("total payable");
    expect(disclaimerOf({ paymentWeek: 165.5, totalPayable: null })).not.toContain("total payable");
  });
  it("is the lender's own words to say where it has some", () => {
    expect(disclaimerOf({ paymentWeek: 165.5, disclaimer: "Plenti's own words." })).toBe("Plenti's own words.");
  });
  it("names the provider as the quote does, else as the site does", () => {
    expect(disclaimerOf({ paymentWeek: 165.5, financeProvider: "Plenti Pty Limited" })).toContain(
      "Finance by Plenti Pty Limited.",
    );
    expect(disclaimerOf({ paymentWeek: 165.5 })).toContain("Finance by Plenti.");
  });
});
