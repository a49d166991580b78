import { costOfBorrowing } from "@forecourt/core/schemas";
import { aSite } from "@forecourt/core/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { BorrowingCosts } from "./borrowing-costs.tsx";
import { ComparisonWarning } from "./comparison-warning.tsx";

afterEach(cleanup);
type Lender = NonNullable<NonNullable<NonNullable<Parameters<typeof aSite>[0]>["lenders"]>["lenders"]>[number];
const kauri: Lender = {
  provider: "kauri",
  name: "Kauri",
  phone: "0800 555 010",
  termsTo: "https://kauri.example/terms",
  defaultInterestPercent: 15.95,
  rates: [{ interestRatePercent: 9.95, comparisonRatePercent: 11.2 }],
};
const show = (lender: Lender, fees: { name: string; dollars: number }[] = []) => {
  const site = aSite({
    country: "NZ",
    timeZone: "Pacific/Auckland",
    pages: { on: ["/cost-of-borrowing/{lender}"] },
    lenders: { lenders: [lender], fees },
  });
  const costs = costOfBorrowing(site, "kauri");
  if (!costs) throw new Error("The site has the page.");
  render(<BorrowingCosts costs={costs} ask={{ label: "Ask us", href: "/contact" }} />);
  return (name: string) => within(screen.getByRole("region", { name }));
};

describe("What it costs to borrow from a lender", () => {
  it("has interest, fees, what a missed payment costs and the way to the standard terms", () => {
    const part = show(kauri, [{ name: "Account", dollars: 3.5 }]);
    expect(part("Interest").getByText("All cars").nextElementSibling?.textContent).toBe("9.95% p.a.");
    expect(part("Fees").getByText("Account").nextElementSibling?.textContent).toBe("$3.50 a loan");
    expect(part("If a payment is missed").getByText("15.95% p.a.")).toBeTruthy();
    expect(part("Standard terms").getByRole("link").getAttribute("href")).toBe("https://kauri.example/terms");
    expect(part("Standard terms").getByText(/free of charge/)).toBeTruthy();
    expect(part("Standard terms").getByText(/0800 555 010/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Ask us" })).toBeNull();
  });
  it("tells shoppers to ask for what does not stand there", () => {
    const part = show({ provider: "kauri", name: "Kauri" });
    for (const name of ["Interest", "Fees", "If a payment is missed", "Standard terms"])
      expect(part(name).getByRole("link", { name: "Ask us" }).getAttribute("href")).toBe("/contact");
  });
});

describe("Where finance shows", () => {
  it("the terms lead to the page of each lender", () => {
    const borrowing = [{ name: "Kauri", href: "/cost-of-borrowing/kauri" }];
    const money = { locale: "en-NZ", currency: "NZD" };
    render(<ComparisonWarning id="w" settings={aSite().finance} money={money} borrowing={borrowing} always />);
    const link = screen.getByRole("link", { name: "What it costs to borrow from Kauri", hidden: true });
    expect(link.getAttribute("href")).toBe("/cost-of-borrowing/kauri");
  });
});
