import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { restoreViewScript, ViewToggle } from "./view-toggle.tsx";

/** A screen of a width: `matchMedia` that knows widths alone. */
const onScreen = (width: number) =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: width <= Number(/max-width:([\d.]+)px/.exec(query)?.[1]),
  }));

beforeEach(() => onScreen(1440));
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  localStorage.clear();
  document.body.innerHTML = "";
});
const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Compact list" });

let arrivals = 0;

/** The page as a browser reads it: the box, and the script behind it. */
async function arrive(): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(<ViewToggle />);
  arrivals += 1;
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(`${restoreViewScript}//${arrivals}`)}`);
  return place;
}

describe("The compact list of results", () => {
  it("is remembered by the device, and is there again on the next page", () => {
    render(<ViewToggle />);
    expect(box().checked).toBe(false);
    fireEvent.click(box());
    cleanup();
    render(<ViewToggle />);
    expect(box().checked).toBe(true);
    fireEvent.click(box());
    cleanup();
    render(<ViewToggle />);
    expect(box().checked).toBe(false);
  });

  it.each([
    ["by a pointer", (input: HTMLElement) => fireEvent.pointerDown(input)],
    ["by a key", (input: HTMLElement) => fireEvent.keyDown(input, { key: " " })],
    ["by a helping technology", () => undefined],
  ])("keeps the first car in view where it is, whatever the cars above it become: pressed %s", (_, press) => {
    render(
      <section data-results="">
        <ViewToggle />
        <ol data-part="result-grid">
          <li>First</li>
          <li>Second</li>
        </ol>
      </section>,
    );
    // A card of 400 px, of the list 100 px; the shopper is 450 px down, under a bar of 50 px.
    let down = 450;
    const height = () => (box().checked ? 100 : 400);
    const measure = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      const index = ["First", "Second"].indexOf(this.textContent);
      return index < 0 ? new DOMRect(0, 0, 0, 50) : new DOMRect(0, 50 + index * height() - down, 0, height());
    });
    vi.stubGlobal("scrollBy", ({ top = 0 }: ScrollToOptions) => {
      down += top;
    });
    press(box());
    fireEvent.click(box());
    expect([box().checked, screen.getByText("Second").getBoundingClientRect().top]).toEqual([true, 50]);
    measure.mockRestore();
  });

  it("is not measured again where the first car of all is in view: the page is laid out once", () => {
    render(
      <section data-results="">
        <ViewToggle />
        <ol data-part="result-grid">
          <li>First</li>
        </ol>
      </section>,
    );
    const measure = vi
      .spyOn(Element.prototype, "getBoundingClientRect")
      .mockImplementation(() => new DOMRect(0, 50, 0, 400));
    fireEvent.pointerDown(box());
    measure.mockClear();
    const scroll = vi.fn();
    vi.stubGlobal("scrollBy", scroll);
    fireEvent.click(box());
    expect([measure.mock.calls.length, scroll.mock.calls.length]).toEqual([0, 0]);
    measure.mockRestore();
  });

  it("is what a phone begins with, before the first paint and after, until its shopper chooses large pictures", async () => {
    onScreen(375);
    const place = await arrive();
    expect(box().checked).toBe(true);
    await act(async () => hydrateRoot(place, <ViewToggle />));
    expect([box().checked, localStorage.getItem("forecourt-results-view")]).toEqual([true, null]);
    fireEvent.click(box());
    cleanup();
    place.remove();
    await arrive();
    expect([box().checked, localStorage.getItem("forecourt-results-view")]).toEqual([false, "grid"]);
  });

  it("is there before the first paint, without the code of the page", async () => {
    localStorage.setItem("forecourt-results-view", "list");
    await arrive();
    expect(box().checked).toBe(true);
  });

  it("that was chosen before the code came is kept when it comes", async () => {
    const place = await arrive();
    expect(box().checked).toBe(false);
    fireEvent.click(box());
    await act(async () => hydrateRoot(place, <ViewToggle />));
    expect([box().checked, localStorage.getItem("forecourt-results-view")]).toEqual([true, "list"]);
  });
});
