import { aSite } from "@forecourt/core/testing";
import { outsideSources } from "@forecourt/core/schemas";
import { describe, expect, it } from "vitest";
import { pageHeaders } from "./page-headers.ts";

const sent = (rendered: Record<string, string>) => pageHeaders(new Headers(rendered), outsideSources(aSite()));

describe("the headers of a page", () => {
  it("tell other sites the origin alone, and nothing of a page that says so itself: its address holds a secret", () => {
    expect(sent({}).get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(sent({ "referrer-policy": "same-origin" }).get("referrer-policy")).toBe("same-origin");
  });

  it("keep what the page says to the platform to themselves", () => {
    expect(
      [...sent({ "x-car": "7", "x-valid-until": "1" }).keys()].filter((name) => /^x-car|^x-valid/.test(name)),
    ).toEqual([]);
  });
});
