import { describe, expect, it } from "vitest";
import { failureDetails, logText, withRequestId } from "./log-line.ts";

const at = new Date("2026-11-21T01:00:00Z");

describe("a line of the log", () => {
  it("is one line of plain characters, whatever stands in a detail", () => {
    const forged =
      'k"}\r\n{"level":"info","event":"lead_delivered"}\u2028\u2029\u0085\u009b31m\u001b[2J\u007f\u0000\ud800';
    const text = logText({ level: "warn", event: "tried", detail: forged }, at);
    // oxlint-disable-next-line no-control-regex
    expect(text.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]/);
    expect(text.endsWith("\n")).toBe(true);
    expect(JSON.parse(text)).toEqual({ at: "2026-11-21T01:00:00.000Z", level: "warn", event: "tried", detail: forged });
  });

  it("names the request that it was logged for", async () => {
    const line = { level: "info", event: "x" } as const;
    const inRequest = await withRequestId("r1", async () => {
      await Promise.resolve();
      return logText(line, at);
    });
    expect(JSON.parse(inRequest)).toMatchObject({ request: "r1" });
    expect(JSON.parse(logText(line, at))).not.toHaveProperty("request");
  });
});

describe("a failure in the log", () => {
  it("is told by class, code and place", () => {
    expect(failureDetails(new TypeError("x is undefined"))).toEqual({
      failure: "TypeError",
      place: expect.stringMatching(/^log-line\.test\.ts:\d+$/) as unknown,
    });
    const refused = new TypeError("fetch failed", {
      cause: Object.assign(new Error("connect"), { code: "ECONNREFUSED" }),
    });
    expect(failureDetails(refused)).toMatchObject({ failure: "TypeError", code: "ECONNREFUSED" });
    expect(failureDetails("thrown text")).toEqual({ failure: "string" });
  });

  const quoting: [of: string, fail: () => unknown][] = [
    ["a header", () => new Headers({ "idempotency-key": "ada@example.com\n{}" })],
    ["an address", () => new URL("ada@example.com:x")],
    ["JSON", () => JSON.parse("ada@example.com")],
    ["a time", () => new Intl.DateTimeFormat("en", { timeZone: "ada@example.com" })],
    ["a path", () => decodeURIComponent("%ada@example.com")],
  ];
  it.each(quoting)("quotes no value: not of %s", (_, fail) => {
    let failure: unknown;
    try {
      fail();
    } catch (error) {
      failure = error;
    }
    expect(failure).toBeInstanceOf(Error);
    expect(JSON.stringify(failureDetails(failure))).not.toMatch(/ada|example/);
  });

  it("takes no place, name or code from a message or a value made to look like one", () => {
    const forged = new Error("x\n    at ada (/srv/0400123987.ts:1:1)\n    at b (/srv/0400123987.ts:2:2)");
    expect(failureDetails(forged).place).toMatch(/^log-line\.test\.ts:\d+$/);
    expect(failureDetails(Object.assign(new Error("x"), { name: "ada@example.com", code: "a b\n" }))).toMatchObject({
      failure: "Error",
    });
    expect(
      JSON.stringify(failureDetails(Object.assign(new Error("x"), { name: "ada@example.com", code: "a b\n" }))),
    ).not.toMatch(/ada|a b/);
  });
});
