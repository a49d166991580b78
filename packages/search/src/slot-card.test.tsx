import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { PriceShortcuts } from "./price-shortcuts.tsx";
import { SlotCard } from "./slot-card.tsx";

afterEach(cleanup);

describe("A card among the results that is no car", () => {
  it("says its lines and leads where the site wants it", () => {
    render(
      <SlotCard
        kind="tile"
        content={{
          title: "We Want Your Car!",
          text: "We buy all types of cars / Our high turnover means we can pay more",
          label: "Sell your car",
          to: "/sell-your-car",
        }}
      />,
    );
    expect(screen.getByRole("heading", { name: "We Want Your Car!" })).toBeTruthy();
    expect(screen.getByText("Our high turnover means we can pay more")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Sell your car" }).getAttribute("href")).toBe("/sell-your-car");
  });

  it("is a link as a whole where its link has no words, and none where it leads nowhere", () => {
    render(<SlotCard kind="promotion" content={{ title: "Sale", text: "", to: "/search/used-cars" }} />);
    expect(screen.getByRole("link", { name: "Sale" }).getAttribute("href")).toBe("/search/used-cars");
    cleanup();
    render(<SlotCard kind="promotion" content={{ title: "Sale", text: "", label: "See more" }} />);
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("has the terms of a promotion one tap away", () => {
    render(<SlotCard kind="promotion" content={{ title: "Sale", text: "", terms: "Until 30 June." }} />);
    expect(screen.getByText("Terms and conditions").closest("details")?.textContent).toContain("Until 30 June.");
  });
});

describe("Preset money buttons", () => {
  it("lead to the cars up to their amount", () => {
    render(<PriceShortcuts basePath="/search/used-cars" amounts={[5000, 70_000]} locale="en-AU" />);
    expect(
      screen.getAllByRole("link").map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")]),
    ).toEqual([
      ["Up to $5,000", "/search/used-cars?price=-5000"],
      ["Up to $70,000", "/search/used-cars?price=-70000"],
    ]);
  });
});
