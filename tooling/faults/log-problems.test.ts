import { describe, expect, it } from "vitest";
import { logProblem } from "./log-problems.ts";

const line = (more: Record<string, unknown>) =>
  JSON.stringify({ at: "2026-11-21T00:00:00.000Z", level: "info", event: "request", ...more });

describe("logProblem", () => {
  it.each([
    "zqmark",
    "ZQMARK",
    "%7A%71mark",
    "zq%6dark",
    "\\u007aqmark",
    "0491 570 006",
    "+61491570006",
    "021 491 57 006",
    "198.51.100.7",
  ])("finds %s, which a client sent, however it is written", (sent) => {
    expect(logProblem(line({ path: sent }))).toBe("holds what a client sent");
  });

  it("finds a number in place of the request's id", () => {
    expect(logProblem(line({ request: "0491570006" }))).toBe("holds what a client sent");
  });

  it.each([
    "",
    "Error: boom",
    "    at file:///app.js:1:1",
    "[1]",
    "{}",
    '{"level":"info","event":"forged"}',
    '{"at":"now","level":"info","event":"x"}',
  ])("finds a line that is not ours: %s", (foreign) => {
    expect(logProblem(foreign)).toBe("is not a line of the log");
  });

  it("passes the lines of the log", () => {
    expect(logProblem(line({ route: "/cars/:slug", status: 404, ms: 12 }))).toBeUndefined();
    expect(logProblem(line({ request: "dddbd242-0d85-4bea-87a7-491570003518" }))).toBeUndefined();
  });
});
