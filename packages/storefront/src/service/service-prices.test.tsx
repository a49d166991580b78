import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ServicePrices } from "./service-prices.tsx";

afterEach(cleanup);
const money = { locale: "en-AU", currency: "AUD" };

describe("the menu prices of a workshop", () => {
  it("name each job with what it costs at least", () => {
    const prices = [{ name: "Logbook service, 10,000 km", fromDollars: 329 }];
    const { getByRole, container } = render(<ServicePrices prices={prices} money={money} salesTax="GST" />);
    expect(getByRole("heading").textContent).toBe("What it costs");
    expect(container.querySelector("dl")?.textContent).toBe("Logbook service, 10,000 kmfrom $329");
  });

  it("include the tax of the dealer's country", () => {
    const prices = [{ name: "Tyres", fromDollars: 99 }];
    const { container } = render(<ServicePrices prices={prices} money={money} salesTax="VAT" />);
    expect(container.querySelector("p")?.textContent).toMatch(/^Including VAT\./);
  });

  it("leave no card where the site has none", () => {
    expect(render(<ServicePrices prices={[]} money={money} salesTax="GST" />).container.textContent).toBe("");
  });
});
