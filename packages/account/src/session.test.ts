import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSession } from "./session.ts";
import { mayBeSignedIn, rememberSignedIn } from "./signed-in-mark.ts";

beforeEach(() => rememberSignedIn("harbour-mazda", true));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("the session of a device on which somebody signed in", () => {
  it("is not forgotten where the platform cannot be reached: saved cars go on being kept with the account", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
    expect(await openSession("harbour-mazda")).toBeUndefined();
    expect(mayBeSignedIn("harbour-mazda")).toBe(true);
  });

  it("is over where the platform says so", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ user: null }));
    expect(await openSession("harbour-mazda")).toBeUndefined();
    expect(mayBeSignedIn("harbour-mazda")).toBe(false);
  });
});
