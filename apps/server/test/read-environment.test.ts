import { describe, expect, it } from "vitest";
import { readEnvironment } from "../src/read-environment.ts";

describe("where the numbers for operators are read", () => {
  it.each([
    [undefined, undefined],
    ["", undefined],
    ["9464", { address: "127.0.0.1", port: 9464 }],
    ["10.0.4.7:9464", { address: "10.0.4.7", port: 9464 }],
    ["metrics.internal:9464", { address: "metrics.internal", port: 9464 }],
    ["[::1]:9464", { address: "::1", port: 9464 }],
  ])("FORECOURT_METRICS=%s", (FORECOURT_METRICS, metrics) => {
    expect(readEnvironment({ FORECOURT_METRICS }).metrics).toEqual(metrics);
  });

  it.each(["on", "70000", "10.0.4.7", "http://10.0.4.7:9464", "10.0.4.7:"])("is not %s", (FORECOURT_METRICS) => {
    expect(() => readEnvironment({ FORECOURT_METRICS })).toThrow(
      /FORECOURT_METRICS is ".*", which is no place to listen/,
    );
  });
});
