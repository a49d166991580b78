import { act, cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub, useLoaderData } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useRevalidateWhileWaiting } from "./use-revalidate-while-waiting.ts";

let isDown = false;
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => {
    if (isDown) throw new TypeError("Failed to fetch");
    return Response.json({ user: null });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Waiting() {
  const { times } = useLoaderData<{ times: number }>();
  useRevalidateWhileWaiting(true);
  return <p>Looked {times} times</p>;
}

describe("a page that waits for a payment", () => {
  it("looks again every four seconds, and stands while the network is away", async () => {
    const loader = () => {
      if (isDown) throw new TypeError("Failed to fetch");
      return { times: (asked += 1) };
    };
    const Site = createRoutesStub([
      { id: "page", path: "/", loader, Component: Waiting, ErrorBoundary: () => <p>Something went wrong</p> },
    ]);
    render(<Site hydrationData={{ loaderData: { page: { times: 0 } } }} />);
    const pass = () => act(() => vi.advanceTimersByTimeAsync(4000));
    await pass();
    expect(screen.getByText("Looked 1 times")).toBeTruthy();
    isDown = true;
    await pass();
    await pass();
    expect(screen.getByText("Looked 1 times")).toBeTruthy();
    isDown = false;
    await pass();
    expect(screen.getByText("Looked 2 times")).toBeTruthy();
  });
});
