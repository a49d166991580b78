import { aCar } from "@forecourt/core/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ResultGrid } from "./result-grid.tsx";

afterEach(cleanup);

const promotion = {
  start: null,
  expiry: null,
  position: 5,
  display: true,
  node: { title: "We Want Your Car!", text: "" },
};
const grid = (cars: number, columns: 3 | 4, promotions = [promotion]) =>
  render(
    <ResultGrid
      hits={Array.from({ length: cars }, (_, index) => aCar({ id: String(index), slug: `car-${index}` }))}
      page={1}
      extras={{ now: new Date("2026-11-21"), promotions }}
      columns={columns}
      CarCard={({ car }) => <article>{car.name}</article>}
    />,
  );

describe("The cards of a page of results", () => {
  it.each([
    [20, 3, { pair: "2", three: "1" }],
    [21, 3, { pair: "1", three: "3" }],
    [21, 4, { pair: "1", three: "3", four: "3" }],
    [20, 4, { pair: "2", three: "1", four: "4" }],
    [1, 3, { pair: "1", three: "2" }],
    [4, 4, { pair: "2", three: "2", four: "4" }],
  ] as const)(
    "leave no hole in the last row: %i cars and a promotion on a site of %i columns, and where fewer fit",
    (cars, columns, wide) => {
      grid(cars, columns);
      const { dataset } = screen.getByRole("heading", { name: "We Want Your Car!" }).closest("li") as HTMLElement;
      expect(dataset).toEqual(expect.objectContaining(wide));
      expect((cars + Number(dataset["pair"])) % 2).toBe(0);
      expect((cars + Number(dataset[columns === 4 ? "four" : "three"])) % columns).toBe(0);
    },
  );

  it("are all of one width where nothing stands among the cars", () => {
    const { container } = grid(20, 3, []);
    expect(container.querySelector("[data-pair]")).toBeNull();
  });
});
