import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useWhenIdle } from "./use-when-idle.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show() {
  const run = vi.fn();
  let ask = () => {};
  const Page = () => {
    ask = useWhenIdle(run);
    return null;
  };
  return { run, ask: () => ask(), ...render(<Page />) };
}

describe("what is done when a shopper presses nothing", () => {
  it("waits half a second after each press, is done once, and only when asked for", () => {
    const { run, ask } = show();
    vi.advanceTimersByTime(3000);
    expect(run).not.toHaveBeenCalled();
    ask();
    vi.advanceTimersByTime(400);
    fireEvent(document.body, new Event("pointerdown", { bubbles: true }));
    vi.advanceTimersByTime(400);
    fireEvent.click(document.body);
    vi.advanceTimersByTime(400);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    ask();
    vi.advanceTimersByTime(3000);
    expect(run).toHaveBeenCalledOnce();
  });

  it("is not done on a page that was left", () => {
    const { run, ask, unmount } = show();
    ask();
    unmount();
    vi.advanceTimersByTime(3000);
    expect(run).not.toHaveBeenCalled();
  });
});
