import { salesRefreshMs } from "@forecourt/core";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { aSite } from "@forecourt/core/testing";
import { SiteBanners } from "@forecourt/dealership/content";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shownBanners } from "./shown-banners.ts";

/** 2 November 2026, midnight in Brisbane. */
const now = new Date("2026-11-01T14:00:00Z");
const shown = (banners: NonNullable<SiteDocumentInput["banners"]>) => shownBanners(aSite({ banners }), now);

beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("The banners of a site", () => {
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
    render(<SiteBanners {...banners} locale="en-AU" />);
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
    render(<SiteBanners {...banners} locale="en-AU" />);
    expect(screen.getByText("192")).toBeTruthy();
    act(() => void vi.advanceTimersByTime(3 * salesRefreshMs));
    expect(screen.getByText("193")).toBeTruthy();
  });

  it("look at the clock at once where a shopper comes back to the page that the browser kept", () => {
    const { banners } = shown({ salesCounter: true });
    if (!banners) throw new Error("There is a counter.");
    render(<SiteBanners {...banners} locale="en-AU" />);
    vi.setSystemTime(new Date("2026-11-02T14:00:00Z"));
    expect(screen.getByText("192")).toBeTruthy();
    act(() => void dispatchEvent(new Event("pageshow")));
    expect(screen.getByText("384")).toBeTruthy();
  });
});
