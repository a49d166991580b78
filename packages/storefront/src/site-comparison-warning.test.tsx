import { siteMoney } from "@forecourt/core";
import { aSite } from "@forecourt/core/testing";
import { cleanup, render } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { ComparisonWarningOfSite } from "./late-comparison-warning.tsx";
import { sendRootData } from "./root/root-data.ts";
import type { RootData } from "./root/root-data.ts";
import type { SiteComparisonWarningProps } from "./site-comparison-warning-props.ts";

afterEach(cleanup);

const warning = /WARNING: This comparison rate is true only for the examples given/;
const own = /Estimates assume|Fees of a loan/;
const textOf = (page: SiteComparisonWarningProps) => {
  const site = aSite({
    finance: {
      weeklyEstimate: true,
      interestRatePercent: 7.49,
      comparisonRatePercent: 8.53,
      establishmentFeeDollars: 499,
      creditLicence: "Australian Credit Licence 000000",
    },
  });
  const data = sendRootData({ site, money: siteMoney(site), borrowing: [] } as unknown as RootData);
  const Page = createRoutesStub([
    { id: "root", path: "/", loader: () => data, Component: () => <ComparisonWarningOfSite {...page} /> },
  ]);
  return render(<Page hydrationData={{ loaderData: { root: data } }} />).container.textContent;
};

describe("The warning about comparison rates", () => {
  it("stands without the dealer's own terms and fees on a page whose only rates are those of offers", () => {
    const text = textOf({ ofOffers: true, hasCars: false });
    expect(text).toMatch(warning);
    expect(text).not.toMatch(own);
  });

  it("stands with them where cars of the site show its estimates beside the offers", () => {
    const text = textOf({ ofOffers: true });
    expect(text).toMatch(warning);
    expect(text).toMatch(own);
  });

  it("is not on a page without cars, offers and other rates", () => {
    expect(textOf({ hasCars: false })).toBe("");
  });
});
