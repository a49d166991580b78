import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { useSearchRecovered } from "./use-search-recovered.ts";

afterEach(cleanup);

const at = (isUnavailable: boolean, address: string) =>
  renderHook((props) => useSearchRecovered(...props), { initialProps: [isUnavailable, address] as [boolean, string] });

describe("A search that was away", () => {
  it("is back once it answers at the same address, until the next search", () => {
    const { result, rerender } = at(false, "/search?make=Kia");
    expect(result.current).toBe(false);
    rerender([true, "/search?make=Kia"]);
    expect(result.current).toBe(false);
    rerender([false, "/search?make=Kia"]);
    expect(result.current).toBe(true);
    rerender([false, "/search"]);
    expect(result.current).toBe(false);
  });

  it("is back too where the page that said so made way for the page of its results, and not on a later visit", () => {
    at(true, "/search?make=Kia").unmount();
    const results = at(false, "/search?make=Kia");
    expect(results.result.current).toBe(true);
    results.unmount();
    expect(at(false, "/search?make=Kia").result.current).toBe(false);
  });
});
