import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { budgetRow } from "./budget-row.ts";
import type { BenchLine } from "./budget-row.ts";
import { growthRow } from "./growth-row.ts";
import { readRows, withRows } from "./performance-table.ts";

const document = readFileSync(new URL("../../docs/performance.md", import.meta.url), "utf8");
const date = "2026-12-01";

describe("docs/performance.md", () => {
  it("tells of every figure when it was measured", () => {
    const rows = readRows(document);
    expect(rows.length).toBeGreaterThan(12);
    expect(rows.filter((row) => !/^\d{4}-\d\d-\d\d$/.test(row.date))).toEqual([]);
  });
  it("has a new figure in the place of the old one, and leaves what was not measured", () => {
    const what = "vehicle page, scripts of a first visit, gzip";
    const named = `${what} (HTML 30.0, CSS 20.0 besides)`;
    const line: BenchLine = { what: named, measured: 120, unit: "kB", budget: 135, goodWhen: "at most" };
    const row = budgetRow(line, { cars: "demo", date });
    const [before, after] = [readRows(document), readRows(withRows(document, [row]))];
    expect(before.filter(({ what: name }) => name.startsWith(what))).toHaveLength(1);
    expect(after.map(({ what: name }) => name.startsWith(what))).toEqual(
      before.map(({ what: name }) => name.startsWith(what)),
    );
    expect(after.filter((one) => one.date === date)).toEqual([
      { what: named, cars: "demo", measured: "120.0 kB", compared: "–", budget: "≤ 135 kB", kept: "yes", date },
    ]);
  });
  it("has a new row at its end, and its prose as it was", () => {
    const row = growthRow({ what: "a walk", unit: "ms", values: [10, 15] }, { sizes: [20_000, 200_000], date });
    const written = withRows(document, [row]);
    expect(readRows(written).at(-1)).toEqual({
      what: "a walk",
      cars: "20,000 · 200,000",
      measured: "10.0 · 15.0 ms",
      compared: "× 1.5",
      budget: "–",
      kept: "–",
      date,
    });
    expect(written.replace(/^\| a walk .*\n/m, "")).toBe(document);
  });
  it("is refused where its table has no place", () => {
    expect(() => withRows("# Performance\n", [])).toThrow("no place for the table");
  });
});
