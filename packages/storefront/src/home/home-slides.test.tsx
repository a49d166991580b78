import { heroAutoplayMs } from "@forecourt/core";
import { aSite } from "@forecourt/core/testing";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HomeSlides } from "./home-slides.tsx";
import { shownSlides } from "./shown-slides.ts";

const slides = [
  { id: "a", name: "New CX-5", description: "In stock", url: "/models/cx-5", image: "/a.jpg" },
  { id: "b", name: "Finance", url: "/finance", image: "/b.jpg" },
  { id: "c", name: "Open day", url: "/about-us", image: "/c.jpg", hide_overlay: true },
];
const withPages = aSite({
  banners: { slides },
  financeEnquiry: { enabled: true },
  pages: { own: ["/models/{slug}", "/about-us"] },
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("The slides of a first page", () => {
  const open = (isCalm = false) => {
    vi.stubGlobal("matchMedia", () => ({ matches: isCalm }));
    render(<HomeSlides slides={shownSlides(withPages)} isMoving />);
    const list = screen.getByRole("list");
    const moves = vi.fn();
    list.scrollTo = moves;
    return { list, moves };
  };

  it("lead to models with Explore and to finance with Latest Offers; one without an overlay is a picture that leads on", () => {
    open();
    expect(
      screen
        .getAllByRole("link")
        .map((link) => [link.getAttribute("href"), link.getAttribute("aria-label") ?? link.textContent]),
    ).toEqual([
      ["/models/cx-5", "Explore: New CX-5"],
      ["/finance", "Latest Offers: Finance"],
      ["/about-us", "Open day"],
    ]);
  });

  it("lead to searches and to what a brand makes with Explore, to a page of another name with Find out more", () => {
    const urls = ["/search/used-cars", "/search/used-cars?make=Mazda", "/contact", "https://mazda.example/search"];
    const shown = shownSlides(
      aSite({ banners: { slides: urls.map((url) => ({ id: url, name: url, url, image: "/a.jpg" })) } }),
    );
    expect(shown.map(({ label }) => label)).toEqual(["Explore", "Explore", "Find out more", "Find out more"]);
  });

  it("lose a link to a page that the site has not", () => {
    const shown = shownSlides(aSite({ banners: { slides } }));
    expect(shown.map(({ url, label }) => [url, label])).toEqual(slides.map(() => [undefined, undefined]));
  });

  it("move on every 3 seconds until the shopper pauses them or comes to one", () => {
    const { list, moves } = open();
    act(() => void vi.advanceTimersByTime(heroAutoplayMs));
    expect(moves).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole("button", { name: "Pause the slides" }));
    act(() => void vi.advanceTimersByTime(3 * heroAutoplayMs));
    expect(moves).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole("button", { name: "Play the slides" }));
    fireEvent.focus(list);
    act(() => void vi.advanceTimersByTime(3 * heroAutoplayMs));
    expect(moves).toHaveBeenCalledTimes(1);
  });

  it("stay where they are under reduced motion, without a button to play them", () => {
    const { moves } = open(true);
    act(() => void vi.advanceTimersByTime(3 * heroAutoplayMs));
    expect(moves).not.toHaveBeenCalled();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
