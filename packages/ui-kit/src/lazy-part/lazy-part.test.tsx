import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lazyPart } from "./lazy-part.ts";
import { loadCode } from "./load-code.ts";

const Part = () => <p>The part</p>;
const networkError = () => Promise.reject(new TypeError("error loading dynamically imported module"));
const show = (load: () => Promise<typeof Part>) => {
  const Lazy = lazyPart(load);
  render(
    <Suspense fallback={<p>The page that is left</p>}>
      <Lazy />
    </Suspense>,
  );
};

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a part whose code comes late", () => {
  it("is no error when its import is cancelled because a link is followed, and comes when the shopper is back", async () => {
    const load = vi.fn<() => Promise<typeof Part>>().mockResolvedValue(Part);
    load.mockImplementationOnce(() => {
      dispatchEvent(new Event("beforeunload"));
      return networkError();
    });
    show(load);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.getByText("The page that is left")).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
    dispatchEvent(new Event("pageshow"));
    expect(await screen.findByText("The part")).toBeTruthy();
  });

  it("is asked for once more when the network fails", async () => {
    const load = vi.fn<() => Promise<typeof Part>>().mockImplementationOnce(networkError).mockResolvedValue(Part);
    show(load);
    expect(await screen.findByText("The part")).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each(["online", "pointerdown"])(
    "leaves the page as it is without a network, and comes at the next sign: %s",
    async (sign) => {
      const load = vi.fn<() => Promise<typeof Part>>().mockImplementation(networkError);
      show(load);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(screen.getByText("The page that is left")).toBeTruthy();
      expect(load).toHaveBeenCalledTimes(2);
      load.mockResolvedValue(Part);
      dispatchEvent(new Event(sign));
      expect(await screen.findByText("The part")).toBeTruthy();
      expect(load).toHaveBeenCalledTimes(3);
    },
  );

  it("is React's error when it came and does not run", async () => {
    const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValue(new TypeError("x is not a function"));
    await expect(loadCode(load)).rejects.toThrow("not a function");
    expect(load).toHaveBeenCalledOnce();
  });

  it("waits for no sign of leaving once its code is there", async () => {
    const removed = vi.spyOn(globalThis, "removeEventListener");
    show(() => Promise.resolve(Part));
    await screen.findByText("The part");
    // A page that listens for being left is not kept by Firefox for the way back.
    expect(removed.mock.calls.map(([sign]) => sign)).toContain("beforeunload");
  });
});
