import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useRetry } from "./use-retry.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a search that failed", () => {
  it("is tried again by itself, ever more seldom, until it answers", () => {
    const retry = vi.fn();
    const { rerender } = renderHook(({ isFailing }) => useRetry(isFailing, retry), {
      initialProps: { isFailing: true },
    });
    vi.advanceTimersByTime(2000);
    expect(retry).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(3999);
    expect(retry).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(retry).toHaveBeenCalledTimes(2);
    rerender({ isFailing: false });
    vi.advanceTimersByTime(60_000);
    expect(retry).toHaveBeenCalledTimes(2);
  });

  it("is tried at once when the device is back on the network", () => {
    const retry = vi.fn();
    renderHook(() => useRetry(true, retry));
    dispatchEvent(new Event("online"));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it("that did not fail is left alone", () => {
    const retry = vi.fn();
    renderHook(() => useRetry(false, retry));
    vi.advanceTimersByTime(60_000);
    expect(retry).not.toHaveBeenCalled();
  });
});
