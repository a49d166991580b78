import { aSite } from "@forecourt/core/testing";
import { neutralPreset } from "@forecourt/ui-kit/theme";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { frameChangesContext, nowContext, siteContext } from "../contexts.ts";
import { rootLoader } from "../root/root-loader.ts";
import { limitValidity } from "./limit-validity.ts";

// A Monday in Sydney: 10 am, and 10 pm.
const morning = new Date("2026-11-22T23:00:00Z");
const evening = new Date("2026-11-23T11:00:00Z");

describe("How long a page is kept", () => {
  it("is until a place in its menu opens or closes, which the menu says anew then", () => {
    const load = rootLoader(neutralPreset);
    const site = aSite();
    const at = (now: Date) => {
      const context = new RouterContextProvider();
      context.set(siteContext, site);
      context.set(nowContext, now);
      const { json } = load({ context } as unknown as Parameters<typeof load>[0]);
      return { json, until: context.get(frameChangesContext) };
    };
    const open = at(morning);
    expect(open.json).toContain("Open until");
    expect(at(new Date(morning.getTime() + 60_000))).toEqual(open);
    const closed = at(evening);
    expect(closed.json).not.toContain("Open until");
    expect(closed.until?.getTime()).toBeGreaterThan(evening.getTime());
  });

  it("is no longer than the page itself says", () => {
    const until = (own: Date | undefined, frame: Date | null) =>
      limitValidity(
        new Response("", { headers: own ? { "x-valid-until": String(own.getTime()) } : {} }),
        frame,
      ).headers.get("x-valid-until");
    expect(until(undefined, evening)).toBe(String(evening.getTime()));
    expect(until(morning, evening)).toBe(String(morning.getTime()));
    expect(until(morning, null)).toBe(String(morning.getTime()));
    expect(until(undefined, null)).toBeNull();
  });
});
