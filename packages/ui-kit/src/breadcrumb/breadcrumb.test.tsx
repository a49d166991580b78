import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Breadcrumb } from "./index.ts";

afterEach(cleanup);

describe("Breadcrumb", () => {
  it("links the way here and marks where one is", () => {
    render(
      <Breadcrumb
        items={[
          { label: "Home", href: "/" },
          { label: "Used cars", href: "/search/used-cars" },
          { label: "2021 Mazda CX-5" },
        ]}
      />,
    );
    expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toBeTruthy();
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", "/search/used-cars"]);
    expect(screen.getByText("2021 Mazda CX-5").getAttribute("aria-current")).toBe("page");
  });
});
