import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startPauses } from "./start-pauses.ts";

let starts = 0;
let navigation: EventTarget;

/** A page's start that waits to go on: whether it did. */
async function begin(): Promise<() => boolean> {
  starts += 1;
  const text = `${startPauses(3000)}export{breathe}//${starts}`;
  const { breathe } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`)) as {
    breathe: () => Promise<void>;
  };
  let wentOn = false;
  return () => {
    if (!wentOn) void breathe().then(() => (wentOn = true));
    return wentOn;
  };
}

/** Asks for the next part, gives it as long as this, and says whether it came. */
async function goesOn(wentOn: () => boolean, ms: number): Promise<boolean> {
  wentOn();
  await vi.advanceTimersByTimeAsync(ms);
  return wentOn();
}

const leaveFor = (url: string, more: object = {}) =>
  navigation.dispatchEvent(
    Object.assign(new Event("navigate"), { destination: { sameDocument: false, url }, downloadRequest: null, ...more }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  navigation = new EventTarget();
  vi.stubGlobal("navigation", navigation);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("The start of a page, beside its shopper", () => {
  it("goes on at once where nobody presses", async () => {
    expect(await goesOn(await begin(), 1)).toBe(true);
  });

  it("stands still while a pointer is down, and goes on when what it did is painted", async () => {
    const wentOn = await begin();
    dispatchEvent(new Event("pointerdown"));
    expect(await goesOn(wentOn, 1000)).toBe(false);
    dispatchEvent(new Event("pointerup"));
    expect(await goesOn(wentOn, 100)).toBe(true);
  });

  it("goes on after three seconds, whatever became of the pointer", async () => {
    const wentOn = await begin();
    dispatchEvent(new Event("pointerdown"));
    expect(await goesOn(wentOn, 3001)).toBe(true);
  });

  it("stands still while another page of the site is on its way, not for other sites' or what is kept as a file", async () => {
    const wentOn = await begin();
    leaveFor("tel:0255504120");
    leaveFor(`${location.origin}/brochure.pdf`, { downloadRequest: "brochure.pdf" });
    leaveFor(`${location.origin}/a#b`, { destination: { sameDocument: true, url: `${location.origin}/a#b` } });
    expect(await goesOn(wentOn, 1)).toBe(true);
    const another = await begin();
    leaveFor(`${location.origin}/search/used-cars`);
    expect(await goesOn(another, 2000)).toBe(false);
    expect(await goesOn(another, 1001)).toBe(true);
  });
});
