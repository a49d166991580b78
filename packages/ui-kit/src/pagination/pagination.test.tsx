import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Pagination } from "./index.ts";
import { pageWindow } from "./page-window.ts";

afterEach(cleanup);

describe("pageWindow", () => {
  it.each([
    [1, 3, "1 2 3"],
    [7, 7, "1 2 3 4 5 6 7"],
    [1, 20, "1 2 3 4 5 … 20"],
    [4, 20, "1 2 3 4 5 … 20"],
    [5, 20, "1 … 4 5 6 … 20"],
    [17, 20, "1 … 16 17 18 19 20"],
    [20, 20, "1 … 16 17 18 19 20"],
  ])("on page %i of %i offers %s", (page, count, offer) => {
    expect(
      pageWindow(page, count)
        .map((each) => each ?? "…")
        .join(" "),
    ).toBe(offer);
  });

  it("never moves the bar: seven places on every page of a long list", () => {
    for (let page = 1; page <= 30; page += 1) {
      const places = pageWindow(page, 30);
      expect(places).toHaveLength(7);
      expect(places).toContain(page);
    }
  });
});

describe("Pagination", () => {
  const href = (page: number) => `/search/used-cars?page=${page}`;

  it("links to every page it names, and marks the current one", () => {
    render(<Pagination page={2} pageCount={11} href={href} />);
    expect(screen.getByRole("navigation", { name: "Pages" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Page 2" }).getAttribute("aria-current")).toBe("page");
    expect(screen.getByRole("link", { name: "Page 3" }).getAttribute("href")).toBe("/search/used-cars?page=3");
    expect(screen.getByRole("link", { name: "Previous" }).getAttribute("href")).toBe("/search/used-cars?page=1");
    expect(screen.getByRole("link", { name: "Next" }).getAttribute("rel")).toBe("next");
  });

  it("does not offer a page before the first or after the last", () => {
    const { rerender } = render(<Pagination page={1} pageCount={2} href={href} />);
    expect(screen.queryByRole("link", { name: "Previous" })).toBeNull();
    rerender(<Pagination page={2} pageCount={2} href={href} />);
    expect(screen.queryByRole("link", { name: "Next" })).toBeNull();
  });

  it("is not there when everything fits on one page", () => {
    const { container } = render(<Pagination page={1} pageCount={1} href={href} />);
    expect(container.childElementCount).toBe(0);
  });

  it("uses a router's link where one is given", () => {
    render(
      <Pagination
        page={1}
        pageCount={2}
        href={href}
        renderLink={({ children, ...props }) => (
          <a data-router {...props}>
            {children}
          </a>
        )}
      />,
    );
    expect(screen.getByRole("link", { name: "Next" }).dataset["router"]).toBe("true");
  });
});
