import { heroAutoplayMs, salesRefreshMs } from "@forecourt/core";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { aSite } from "@forecourt/core/testing";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HomeBanners } from "./home-banners.tsx";
import { HomeSlides } from "./home-slides.tsx";
import { shownBanners } from "./shown-banners.ts";

/** 2 November 2026, midnight in Brisbane. */
const now = new Date("2026-11-01T14:00:00Z");
const slides = [
  { id: "a", name: "New CX-5", description: "In stock", url: "/models/cx-5", image: "/a.jpg" },
  { id: "b", name: "Finance", url: "/finance", image: "/b.jpg" },
  { id: "c", name: "Open day", url: "/about-us", image: "/c.jpg", hide_overlay: true },
];
const shown = (banners: NonNullable<SiteDocumentInput["banners"]>) =>
  shownBanners(
    aSite({ banners, financeEnquiry: { enabled: true }, pages: { own: ["/models/{slug}", "/about-us"] } }),
    now,
  );

beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("The banners of a first page", () => {
  it("are none on a site that has none", () => {
    expect(shown({})).toEqual({ banners: undefined, changes: [] });
  });

  it("leave out a claim from the instant at which it no longer holds, and say when the next one ends", () => {
    const stats = [
      { figure: "50+", label: "locations", until: "2026-11-01T14:00:00Z" },
      { figure: "40+", label: "brands", until: "2026-12-01T00:00:00Z" },
    ];
    const { banners, changes } = shown({ stats });
    expect(banners?.stats.map(({ label }) => label)).toEqual(["brands"]);
    expect(changes).toEqual([new Date("2026-12-01T00:00:00Z")]);
  });

  it("show figures, values, warranties and ways to pay", () => {
    const { banners } = shown({
      stats: [{ figure: "30+", label: "years" }],
      values: [{ title: "Reserve online" }],
      warranties: [{ title: "3 year standard", text: "On new cars." }],
      paymentLogos: ["Visa", "Google Pay", "Maestro"],
    });
    if (!banners) throw new Error("There are banners.");
    render(<HomeBanners {...banners} locale="en-AU" />);
    expect(within(screen.getByRole("list", { name: "In figures" })).getByText("30+")).toBeTruthy();
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Reserve online",
      "3 year standard",
    ]);
    expect(screen.getByRole("heading", { name: "We accept payment" })).toBeTruthy();
    expect(screen.getAllByRole("img").map((mark) => [mark.getAttribute("alt"), mark.getAttribute("src")])).toEqual([
      ["Visa", "/api/payment-marks/visa.svg"],
      ["Google Pay", "/api/payment-marks/google-pay.svg"],
    ]);
    expect(screen.getByText("Maestro")).toBeTruthy();
    expect(screen.queryByText("Sales this Month")).toBeNull();
  });

  it("count 192 sales a day in Brisbane where the counter is on, and look at the clock every 150 s", () => {
    const { banners } = shown({ salesCounter: true });
    if (!banners) throw new Error("There is a counter.");
    render(<HomeBanners {...banners} locale="en-AU" />);
    expect(screen.getByText("192")).toBeTruthy();
    act(() => void vi.advanceTimersByTime(3 * salesRefreshMs));
    expect(screen.getByText("193")).toBeTruthy();
  });
});

describe("The slides of a first page", () => {
  const open = (isCalm = false) => {
    vi.stubGlobal("matchMedia", () => ({ matches: isCalm }));
    const { banners } = shown({ slides });
    if (!banners) throw new Error("There are slides.");
    render(<HomeSlides slides={banners.slides} isMoving={banners.isMoving} />);
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

  it("lose a link to a page that the site has not", () => {
    const { banners } = shownBanners(aSite({ banners: { slides } }), now);
    expect(banners?.slides.map(({ url, label }) => [url, label])).toEqual(slides.map(() => [undefined, undefined]));
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
