import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

let frames: FrameRequestCallback[];
let idle: (() => void)[];
const paint = () => frames.splice(0).forEach((frame) => frame(0));
const rest = () => idle.splice(0).forEach((run) => run());

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  idle = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", (id: number) => void frames.splice(id - 1, 1));
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run));
  vi.stubGlobal("cancelIdleCallback", (id: number) => void idle.splice(id - 1, 1));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what a press needs and nobody waits for", () => {
  it("is done once, after the paint, when the browser has time", () => {
    const run = vi.fn();
    afterPaint(run);
    rest();
    expect(run).not.toHaveBeenCalled();
    paint();
    expect(run).not.toHaveBeenCalled();
    rest();
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledOnce();
  });

  it("is done on a page that nobody sees, which is not painted", () => {
    const run = vi.fn();
    afterPaint(run);
    vi.advanceTimersByTime(1000);
    paint();
    rest();
    expect(run).toHaveBeenCalledOnce();
  });

  it("is done after the paint in a browser that does not say when it has time", () => {
    vi.stubGlobal("requestIdleCallback", undefined);
    const run = vi.fn();
    afterPaint(run);
    paint();
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(run).toHaveBeenCalledOnce();
  });

  it.each([
    ["before the paint", () => undefined],
    ["after the paint", paint],
  ])("is not done once it is no longer wanted: %s", (_, then) => {
    const run = vi.fn();
    const stop = afterPaint(run);
    then();
    stop();
    paint();
    rest();
    vi.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
  });
});
