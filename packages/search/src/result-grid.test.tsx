import { aCar } from "@forecourt/core/testing";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ResultGrid } from "./result-grid.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

  it.each([
    [21, 4, { pair: "1", three: "3", four: "3" }],
    [21, 3, { pair: "1", three: "3" }],
    [16, 4, { pair: "2", three: "2", four: "4" }],
  ] as const)(
    "of %i on a site of %i columns leave to the next page what is left over of the last row",
    (count, columns, wide) => {
      const cards = (nextHref?: string) => (
        <ResultGrid
          hits={Array.from({ length: count }, (_, index) => aCar({ id: String(index), slug: `car-${index}` }))}
          page={1}
          extras={undefined}
          columns={columns}
          CarCard={({ car }) => <article>{car.name}</article>}
          nextHref={nextHref}
          pageCount={3}
        />
      );
      const { rerender } = render(cards("/search?page=2"));
      const way = screen.getByRole("link", { name: "Next page Page 2 of 3" });
      expect(way.getAttribute("href")).toBe("/search?page=2");
      expect((way.closest("li") as HTMLElement).dataset).toEqual(expect.objectContaining(wide));
      // As wide as the whole row, it is not shown.
      const left = Number((way.closest("li") as HTMLElement).dataset[columns === 4 ? "four" : "three"]) % columns;
      expect((count + left) % columns).toBe(0);
      rerender(cards());
      expect(screen.queryByRole("link")).toBeNull();
    },
  );

  it("answer a press by those that fit on the screen, and the others follow once these are painted", () => {
    vi.useFakeTimers();
    vi.stubGlobal("innerHeight", 900);
    const cars = (make: string) =>
      Array.from({ length: 21 }, (_, index) => aCar({ id: `${make} ${index}`, slug: `${make}-${index}` }));
    const [mazda, kia, ford] = [cars("mazda"), cars("kia"), cars("ford")];
    const room: { current: number | undefined } = { current: undefined };
    const page = (hits: typeof mazda) => (
      <ResultGrid
        hits={hits}
        page={1}
        extras={undefined}
        columns={3}
        CarCard={({ car }) => <article>{car.id}</article>}
        room={room}
      />
    );
    const shown = () => screen.getAllByRole("article").map(({ textContent }) => textContent);
    const ids = (of: typeof mazda) => of.map(({ id }) => id);
    const { rerender } = render(page(mazda));
    expect(shown()).toEqual(ids(mazda));
    room.current = 700;
    rerender(page(kia));
    expect(shown()).toEqual(ids(kia).slice(0, 6));
    act(() => void vi.advanceTimersByTime(1000));
    expect(shown()).toEqual(ids(kia));
    // Back was pressed, or nothing: the place on the page is kept.
    rerender(page(ford));
    expect(shown()).toEqual(ids(ford));
  });
});
