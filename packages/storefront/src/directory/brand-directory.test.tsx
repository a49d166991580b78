import type { DirectoryEntry } from "@forecourt/core";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { BrandDirectory } from "./brand-directory.tsx";

afterEach(cleanup);

const entry = (name: string, to: string, count: number, make?: string): DirectoryEntry => ({
  name,
  slug: name.toLowerCase(),
  to,
  count,
  ...(make === undefined ? {} : { make }),
});
const shown = (changed: Partial<Parameters<typeof BrandDirectory>[0]>) =>
  render(
    <BrandDirectory
      path="/brands"
      query=""
      page={1}
      pages={1}
      makes={[]}
      models={[]}
      bodies={[]}
      logos={{}}
      locale="en-AU"
      allStockPath="/search/used-cars"
      {...changed}
    />,
  );

describe("the directory of brands", () => {
  it("leads to the cars of a body type, with their number", () => {
    shown({ query: "suv", bodies: [entry("SUV", "/search/suv", 1275)] });
    expect(screen.getByRole("link", { name: "SUV 1,275" }).getAttribute("href")).toBe("/search/suv");
    expect(screen.queryByText(/Nothing found/)).toBeNull();
  });

  it("turns to the models that do not fit on the first page", () => {
    shown({ query: "c", pages: 3, page: 2, models: [entry("CX-5", "/search/mazda/cx-5", 9, "Mazda")] });
    expect(screen.getByRole("link", { name: "Mazda CX-5 9" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Page 3" }).getAttribute("href")).toBe("/brands?query=c&page=3");
  });

  it("calls the stock what the site calls it", () => {
    shown({
      vehicles: "motorcycles",
      makes: [
        { ...entry("Honda", "/search/honda", 1), models: [] },
        { ...entry("BMW", "/search/bmw", 4), models: [] },
      ],
    });
    expect(screen.getByText("1 motorcycle")).toBeTruthy();
    expect(screen.getByText("4 motorcycles")).toBeTruthy();
  });

  it("says where nothing is found, and leads on", () => {
    shown({ query: "zeppelin" });
    expect(screen.getByRole("heading", { name: "Nothing found for “zeppelin”" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Show all brands" }).getAttribute("href")).toBe("/brands");
  });
});
