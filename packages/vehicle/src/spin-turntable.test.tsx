import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SpinTurntable } from "./spin-turntable.tsx";

const addresses = Array.from({ length: 36 }, (_, index) => `/img/640/${index}.jpg`);
const turntable = (autoRotate = true) =>
  render(
    <SpinTurntable
      name="2021 Mazda CX-5"
      addresses={addresses}
      hotspots={undefined}
      settings={{ autoRotate, autoRotateIntervalMs: 100 }}
      takesFocus={false}
    />,
  );
const seen = () => screen.getByRole("slider").getAttribute("aria-valuenow");
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("A car on its turntable", () => {
  it("turns by itself, a frame each 100 ms", () => {
    turntable();
    pass(500);
    expect(seen()).toBe("6");
    // Who listens is not told of each frame.
    const heard = () => screen.getByRole("slider").getAttribute("aria-valuetext");
    expect(heard()).toBe("Turning");
    fireEvent.click(screen.getByRole("button", { name: "Stop turning" }));
    expect(heard()).toBe("View 6 of 36");
  });

  it.each([
    ["pressed", () => fireEvent.pointerDown(screen.getByRole("slider"), { button: 0, pointerId: 1 })],
    ["turned by a key", () => fireEvent.keyDown(screen.getByRole("slider"), { key: "Home" })],
    ["turned by a button", () => fireEvent.click(screen.getByRole("button", { name: "Turn to the right" }))],
    ["stopped by its button", () => fireEvent.click(screen.getByRole("button", { name: "Stop turning" }))],
  ])("stops for good when it is %s", (_, touch) => {
    turntable();
    pass(300);
    touch();
    const then = seen();
    pass(2000);
    expect(seen()).toBe(then);
    expect(screen.getByRole("button", { name: "Turn by itself" })).toBeTruthy();
  });

  it("turns again when the shopper asks for it", () => {
    turntable();
    fireEvent.click(screen.getByRole("button", { name: "Stop turning" }));
    fireEvent.click(screen.getByRole("button", { name: "Turn by itself" }));
    pass(200);
    expect(seen()).toBe("3");
  });

  it("stands still for shoppers who asked for less motion, and where the site wants it", () => {
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduce") }));
    turntable();
    pass(1000);
    expect(seen()).toBe("1");
    expect(screen.queryByRole("button", { name: "Turn by itself" })).toBeNull();
    vi.unstubAllGlobals();
    cleanup();
    turntable(false);
    pass(1000);
    expect(seen()).toBe("1");
  });
});
