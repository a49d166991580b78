/// <reference types="node" />
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { breakpointsPx, collapseMs } from "@forecourt/core/testing";
import { neutralPreset, themeToCss } from "@forecourt/ui-kit/theme";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../../../..");
const sheets = globSync(["packages/*/src/**/*.css", "apps/*/{app,lib}/**/*.css"], { cwd: root }).map((file) => ({
  file,
  css: readFileSync(resolve(root, file), "utf8"),
}));

/** Below a width, as a sheet writes it: just under it, so that both sides of a width never hold at once. */
const below = (px: number) => `max-width: ${px - 0.02}px`;

describe("the pages of every template", () => {
  it("change at the widths of the specification, and at no other", () => {
    const allowed = Object.values(breakpointsPx).flatMap((px) => [`min-width: ${px}px`, below(px)]);
    const found = sheets.flatMap(({ file, css }) =>
      [...css.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
        [...query.matchAll(/(?:min|max)-width: [\d.]+px/g)].map(([width]) => `${file}: ${width}`),
      ),
    );
    expect(found.length).toBeGreaterThan(50);
    expect(found.filter((line) => !allowed.some((width) => line.endsWith(` ${width}`)))).toEqual([]);
    expect(found.some((line) => line.endsWith(below(breakpointsPx.xs)))).toBe(true);
  });

  it("open and close what is folded in the time of the specification", () => {
    expect(themeToCss(neutralPreset)).toContain(`--fc-time-collapse:${collapseMs}ms;`);
    const base = sheets.find(({ file }) => file === "packages/ui-kit/src/base.css")?.css;
    expect(base).toMatch(/details::details-content \{[^}]*block-size var\(--fc-time-collapse\)/);
  });
});
