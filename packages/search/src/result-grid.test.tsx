import { aCar } from "@forecourt/core/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ResultGrid } from "./result-grid.tsx";

afterEach(cleanup);

const promotion = { start: null, expiry: null, position: 5, display: true, node: { title: "We Want Your Car!", text: "" } };
const grid = (cars: number, columns: 3 | 4, promotions = [promotion]) =>
  render(<ResultGrid hits={Array.from({ length: cars }, (_, index) => aCar({ id: String(index), slug: `car-${index}` }))} page={1} extras={{ now: new Date("2026-11-21"), promotions }} columns={columns} CarCard={({ car }) => <article>{car.name}</article>} />);

describe("The cards of a page of results", () => {
  it.each([
    [20, 3, "1", "2"],
    [21, 3, "3", "1"],
    [21, 4, "3", "1"],
    [20, 4, "4", "2"],
    [1, 3, "2", "1"],
    [4, 4, "4", "2"],
  ] as const)("leave no hole in the last row: %i cars and a promotion in %i columns", (cars, columns, wide, pair) => {
    grid(cars, columns);
    const { dataset } = screen.getByRole("heading", { name: "We Want Your Car!" }).closest("li") as HTMLElement;
    expect([dataset["wide"], dataset["pair"]]).toEqual([wide, pair]);
    expect((cars + Number(dataset["wide"])) % columns).toBe(0);
  });

  it("are all of one width where nothing stands among the cars", () => {
    const { container } = grid(20, 3, []);
    expect(container.querySelector("[data-wide]")).toBeNull();
  });
});
