import { emptySearchQuery } from "@forecourt/core";
import type { SearchQuery, SearchRange } from "@forecourt/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FacetRange } from "./facet-range.tsx";
import { stockPlaces } from "./range-scale.ts";

const price = (range?: SearchRange) => {
  const search: SearchQuery = { ...emptySearchQuery, ...(range ? { ranges: { price: range } } : {}) };
  return (
    <form>
      <FacetRange
        name="price"
        basePath="/search/used-cars"
        search={search}
        range={{ min: 6000, max: 90_000 }}
        ends={{ min: 5000, max: 250_000 }}
        unread={[]}
        onSlide={send}
        vehicles="cars"
        locale="en-AU"
        open
      />
    </form>
  );
};
const send = () => document.querySelector("form")?.requestSubmit();
const thumb = () => screen.getByRole<HTMLInputElement>("slider", { name: "Price: highest" });
const number = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Price to" }).value;
const press = () => fireEvent.change(thumb(), { target: { value: String(Number(thumb().value) - 1) } });

beforeEach(() => {
  vi.useFakeTimers();
  document.addEventListener("submit", (event) => event.preventDefault(), { once: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("A thumb of the price slider", () => {
  it("goes on from where it is when the answer to an earlier move arrives in between", () => {
    const { rerender } = render(price());
    press();
    vi.advanceTimersByTime(400);
    press();
    rerender(price({ max: 249_500 }));
    expect([thumb().getAttribute("aria-valuetext"), number()]).toEqual(["$249,000", "249,000"]);
    press();
    expect([thumb().getAttribute("aria-valuetext"), number()]).toEqual(["$248,500", "248,500"]);
  });

  it("stays where it was let go until the cars are there, and goes back when the filter is removed", () => {
    const { rerender } = render(price());
    press();
    vi.advanceTimersByTime(400);
    expect(thumb().getAttribute("aria-valuetext")).toBe("$249,500");
    rerender(price({ max: 249_500 }));
    expect([thumb().getAttribute("aria-valuetext"), number()]).toEqual(["$249,500", "249,500"]);
    rerender(price());
    expect([thumb().getAttribute("aria-valuetext"), number()]).toEqual(["$250,000+", ""]);
  });
});

describe("A price beyond the scale", () => {
  it.each([
    [{ min: 1000 }, ["[search] Price: Cannot refine below the range minimum"]],
    [{ max: 300_000 }, ["[search] Price: Cannot refine above the range maximum"]],
    [{ min: 5000, max: 250_000 }, []],
  ])("is logged, and none within it: %o", (range, warnings) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { rerender } = render(price(range));
    rerender(price(range));
    expect(warn.mock.calls.flat()).toEqual(warnings);
    warn.mockRestore();
  });
});

describe("The scale of the price slider", () => {
  // Nine of ten cars in the lower half.
  const bars = [9, 1];
  const stops = [5000, 127_500, 250_000];

  it("gives most of its length to where the cars are, and keeps its ends", () => {
    expect(stockPlaces(stops, bars)).toEqual([0, 0.78, 1]);
    expect(stockPlaces(stops, [0, 0])).toEqual([0, 0.5, 1]);
  });

  it("rises everywhere, so that a price without a car can be set too", () => {
    const places = stockPlaces([0, 10, 20, 30, 40], [5, 0, 0, 3]);
    expect(places.every((place, index) => index === 0 || place > (places[index - 1] ?? 1))).toBe(true);
    expect(places.at(-1)).toBe(1);
  });

  it("goes $5,000 with PageUp and PageDown, $500 with an arrow", () => {
    render(
      <form>
        <FacetRange
          name="price"
          basePath="/search/used-cars"
          search={emptySearchQuery}
          range={{ min: 6000, max: 90_000 }}
          ends={{ min: 5000, max: 250_000 }}
          bars={bars}
          unread={[]}
          onSlide={send}
          vehicles="cars"
          locale="en-AU"
          open
        />
      </form>,
    );
    fireEvent.keyDown(thumb(), { key: "PageDown" });
    expect(thumb().getAttribute("aria-valuetext")).toBe("$245,000");
    fireEvent.keyDown(thumb(), { key: "ArrowLeft" });
    expect(thumb().getAttribute("aria-valuetext")).toBe("$244,500");
    fireEvent.keyDown(thumb(), { key: "PageUp" });
    expect(thumb().getAttribute("aria-valuetext")).toBe("$249,500");
  });
});
