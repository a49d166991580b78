import { describe, expect, it } from "vitest";
import { createPartReport } from "./part.ts";
import type { Part, PartRun } from "./part.ts";
import { runPart } from "./run-part.ts";

function runOf(part: Part, limitMs: number) {
  const report = createPartReport("test");
  return { report, ended: runPart(part, { report } as PartRun, limitMs) };
}

describe("a part of a run of faults", () => {
  it("is given up where it hangs, and the table says so", async () => {
    const { report, ended } = runOf(() => new Promise(() => {}), 10);
    expect(await ended).toBe(false);
    expect(report.findings.map(({ what }) => what)).toEqual(["did not come to its end within 0 minutes"]);
  });

  it("has ended where it fails, and the table says why", async () => {
    const { report, ended } = runOf(() => Promise.reject(new Error("no form to fill in")), 60_000);
    expect(await ended).toBe(true);
    expect(report.findings).toMatchObject([{ what: "did not come to its end" }]);
    expect(report.findings[0]?.proof).toContain("no form to fill in");
  });

  it("has ended without a finding where all was well", async () => {
    const { report, ended } = runOf(async () => {}, 60_000);
    expect([await ended, report.findings]).toEqual([true, []]);
  });
});
