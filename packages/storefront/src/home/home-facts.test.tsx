import { siteMoney } from "@forecourt/core";
import { aSite } from "@forecourt/core/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { comparisonWarningId } from "../comparison-warning-id.ts";
import { sendRootData } from "../root/root-data.ts";
import type { RootData } from "../root/root-data.ts";
import { HomeFacts } from "./home-facts.tsx";
import type { HomeFactsProps } from "./home-facts.tsx";

afterEach(cleanup);

const loan = { repayment: { amount: "$126.90", unit: "a week" }, rate: "4.99% p.a.", comparisonRate: "5.55% p.a." };
const shown = (ofLoan: NonNullable<HomeFactsProps["offer"]>["loan"]) => {
  const site = aSite();
  const data = sendRootData({ site, money: siteMoney(site) } as unknown as RootData);
  const facts: HomeFactsProps = {
    car: undefined,
    estimate: undefined,
    isPictured: false,
    offer: { name: "CX-5 run-out", href: "/offers/mazda/runout", loan: ofLoan },
    today: undefined,
    tradeIn: undefined,
  };
  const Page = createRoutesStub([
    { id: "root", path: "/", loader: () => data, Component: () => <HomeFacts {...facts} /> },
  ]);
  render(<Page hydrationData={{ loaderData: { root: data } }} />);
  return screen.getByRole("listitem").querySelector("p");
};

describe("The offer on the first screen", () => {
  it("says repayment, rate and comparison rate in one text and points to the warning of the page", () => {
    const line = shown(loan);
    expect(line?.textContent).toBe("$126.90 a week, 4.99% p.a., comparison rate 5.55% p.a. T&Cs");
    expect(screen.getByRole("button", { name: "T&Cs of these rates" }).getAttribute("popovertarget")).toBe(
      comparisonWarningId,
    );
  });

  it("points to no warning where no rates are compared", () => {
    expect(shown({ ...loan, comparisonRate: undefined })?.textContent?.trim()).toBe("$126.90 a week, 4.99% p.a.");
    expect(screen.queryByRole("button")).toBeNull();
  });
});
