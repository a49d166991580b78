import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ServiceFrame } from "./service-frame.tsx";
import { ServiceTabs } from "./service-tabs.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

const frame = (address = "https://booking.audi.example/capital") =>
  render(<ServiceFrame site="capital" label="Audi" url={address} ownFormHref="/service?tab=audi&step=1" />);
const agree = () => fireEvent.click(screen.getByRole("button", { name: "Show the booking form" }));

describe("A booking frame of another company", () => {
  it("is not asked for before the shopper agrees, and names who it is asked of", () => {
    const { container } = frame();
    expect(container.querySelector("iframe")).toBeNull();
    expect(screen.getByText("booking.audi.example")).toBeTruthy();
  });

  it("always leaves the company's own page and the site's form to choose", () => {
    frame();
    expect(screen.getByRole("link", { name: "Use our own form" }).getAttribute("href")).toBe(
      "/service?tab=audi&step=1",
    );
    expect(screen.getByRole("link", { name: "Open it in a new tab" }).getAttribute("href")).toBe(
      "https://booking.audi.example/capital",
    );
    agree();
    expect(screen.getByRole("link", { name: "Use our own form" })).toBeTruthy();
  });

  it("is 750 px high, takes the focus, and is not asked about again in this visit", () => {
    frame();
    agree();
    const shown = screen.getByTitle("Audi booking form of booking.audi.example");
    expect(shown.getAttribute("height")).toBe("750");
    expect(document.activeElement).toBe(shown);
    cleanup();
    frame();
    expect(screen.getByTitle(/^Audi booking form/)).toBeTruthy();
  });

  it("says so when it does not answer within ten seconds, and takes it back when it does", () => {
    frame();
    agree();
    act(() => void vi.advanceTimersByTime(9_999));
    expect(screen.queryByRole("status")).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole("status").textContent).toContain("has not answered yet");
    fireEvent.load(screen.getByTitle(/^Audi booking form/));
    expect(screen.queryByRole("status")).toBeNull();
  });
});

describe("The tabs of a service page", () => {
  it("are links, each with its address, the shown one marked", () => {
    render(
      <ServiceTabs
        tabs={[
          { key: "audi", label: "Audi", href: "/service?tab=audi" },
          { key: "other", label: "Other", href: "/service?tab=other" },
        ]}
        selected="other"
      />,
    );
    expect(
      screen.getAllByRole("link").map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")]),
    ).toEqual([
      ["/service?tab=audi", null],
      ["/service?tab=other", "page"],
    ]);
  });
});
