import { parseSearchQuery } from "@forecourt/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { usePrefetch } from "./use-prefetch.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page({ ask }: { ask: (search: unknown) => void }) {
  usePrefetch(ask, parseSearchQuery);
  return (
    <>
      <a href="?make=Kia">Kia</a>
      <a href="/compare?ids=1">Compare</a>
      <a href="#filters">Filters</a>
    </>
  );
}
const press = (name: string, pointerType: string) =>
  fireEvent(
    screen.getByRole("link", { name }),
    new PointerEvent("pointerdown", { bubbles: true, button: 0, pointerType }),
  );

describe("a filter that is pressed", () => {
  it("is asked for before its click is over", () => {
    const ask = vi.fn();
    render(<Page ask={ask} />);
    press("Kia", "mouse");
    expect(ask).toHaveBeenCalledExactlyOnceWith(parseSearchQuery(new URLSearchParams("make=Kia")));
  });

  it("is not asked for by a finger that may be scrolling, only by its tap", () => {
    const ask = vi.fn();
    render(<Page ask={ask} />);
    press("Kia", "touch");
    expect(ask).not.toHaveBeenCalled();
    screen.getByRole("link", { name: "Kia" }).addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(screen.getByRole("link", { name: "Kia" }));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("is no link to another page or place", () => {
    const ask = vi.fn();
    render(<Page ask={ask} />);
    press("Compare", "mouse");
    press("Filters", "mouse");
    expect(ask).not.toHaveBeenCalled();
  });
});

describe("a filter that a pointer rests on", () => {
  const over = (name: string, pointerType = "mouse") =>
    fireEvent(screen.getByRole("link", { name }), new PointerEvent("pointerover", { bubbles: true, pointerType }));

  it("is asked for; one that it passes over is not", () => {
    vi.useFakeTimers();
    const ask = vi.fn();
    render(<Page ask={ask} />);
    over("Kia");
    vi.advanceTimersByTime(40);
    over("Compare");
    vi.advanceTimersByTime(500);
    expect(ask).not.toHaveBeenCalled();
    over("Kia");
    vi.advanceTimersByTime(500);
    expect(ask).toHaveBeenCalledExactlyOnceWith(parseSearchQuery(new URLSearchParams("make=Kia")));
  });

  it("waits for the press of who saves data, and of a finger", () => {
    vi.useFakeTimers();
    const ask = vi.fn();
    render(<Page ask={ask} />);
    over("Kia", "touch");
    vi.advanceTimersByTime(500);
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
    over("Kia");
    vi.advanceTimersByTime(500);
    Reflect.deleteProperty(navigator, "connection");
    expect(ask).not.toHaveBeenCalled();
  });
});
