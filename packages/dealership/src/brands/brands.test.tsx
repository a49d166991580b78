import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { BrandGrid } from "./brand-grid.tsx";

afterEach(cleanup);

describe("a grid of brands", () => {
  it("leads to each brand from its tile, which names it and what there is of it", () => {
    render(
      <BrandGrid
        title="Our brands"
        id="brands"
        intro="What we sell."
        brands={[
          { name: "Mazda", href: "/mazda/overview", mark: <i>M</i>, note: "212 cars" },
          { name: "BYD", href: "/search/byd", mark: <i>BYD</i> },
        ]}
        more={<a href="/brands">See all</a>}
      />,
    );
    expect(screen.getByRole("region", { name: "Our brands" })).toBeTruthy();
    expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["See all", "/brands"],
      ["MMazda212 cars", "/mazda/overview"],
      ["BYDBYD", "/search/byd"],
    ]);
    expect(screen.getByText("What we sell.")).toBeTruthy();
  });
});
