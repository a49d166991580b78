import { describe, expect, it } from "vitest";
import { colorTokens, contrastRatio, neutralPreset, themeToCss } from "./index.ts";
import type { ColorToken } from "./index.ts";

const steps = ["00", "33", "66", "99", "cc", "ff"];
const everyColour = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

/** Text token → the grounds it is set on. */
const textOnGround: [text: ColorToken, ground: ColorToken][] = [
  ...(
    [
      "page",
      "raised",
      "sunken",
      "accent-ground",
      "error-ground",
      "reserved-ground",
      "success-ground",
      "info-ground",
    ] as const
  ).flatMap((ground): [ColorToken, ColorToken][] =>
    (["ink", "ink-soft", "accent-text"] as const).map((text) => [text, ground]),
  ),
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["on-band", "band"],
  ["on-band", "band-raised"],
  ["on-band-soft", "band"],
  ...(["sold", "reserved", "reduced", "error", "success", "info"] as const).flatMap(
    (state): [ColorToken, ColorToken][] => [
      [state, "page"],
      [state, "raised"],
      [state, `${state}-ground`],
      [`on-${state}`, state],
    ],
  ),
];

function failures(preset: Parameters<typeof colorTokens>[0]) {
  const tokens = colorTokens(preset);
  return textOnGround
    .filter(([text, ground]) => contrastRatio(tokens[text], tokens[ground]) < 4.5)
    .map(([text, ground]) => `${JSON.stringify(preset)}: ${text} ${tokens[text]} on ${ground} ${tokens[ground]}`);
}

describe("contrastRatio", () => {
  it.each([
    ["#ffffff", "#000000", 21],
    ["#777777", "#ffffff", 4.48],
    ["#ff0000", "#ffffff", 4],
    ["#123456", "#123456", 1],
  ])("gives %s and %s the ratio of WCAG", (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(b, a)).toBeCloseTo(ratio, 2);
  });

  it("says how to write a colour that it cannot read", () => {
    expect(() => contrastRatio("red", "#ffffff")).toThrow(/UI_KIT_COLOUR.*"red".*#rrggbb/);
  });
});

describe("colours of a theme", () => {
  it("keeps every text readable (AA) whatever accent a dealer chooses", () => {
    expect(everyColour.flatMap((accent) => failures({ ...neutralPreset, accent }))).toEqual([]);
  });

  it("keeps every text readable on any page, band and ink a dealer chooses", () => {
    expect(everyColour.flatMap((page) => failures({ ...neutralPreset, page }))).toEqual([]);
    expect(everyColour.flatMap((band) => failures({ ...neutralPreset, band }))).toEqual([]);
    expect(everyColour.flatMap((ink) => failures({ ...neutralPreset, ink }))).toEqual([]);
  });

  it("leaves the dealer's accent alone where it already reads", () => {
    const tokens = colorTokens({ ...neutralPreset, accent: "#0b4f9e" });
    expect(tokens).toMatchObject({ accent: "#0b4f9e", "accent-text": "#0b4f9e", "on-accent": "#ffffff" });
  });

  it("darkens a yellow only where it is text, and puts dark text on it where it is a fill", () => {
    const tokens = colorTokens({ ...neutralPreset, accent: "#ffcc00" });
    expect(tokens.accent).toBe("#ffcc00");
    expect(tokens["accent-text"]).not.toBe("#ffcc00");
    expect(tokens["on-accent"]).toBe(tokens.ink);
  });

  it("gives control edges the 3:1 that they need against their grounds", () => {
    const tokens = colorTokens(neutralPreset);
    for (const ground of ["page", "raised", "sunken"] as const)
      expect(contrastRatio(tokens["line-strong"], tokens[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe("themeToCss", () => {
  it("writes the same text for the same theme", () => {
    expect(themeToCss(neutralPreset, { accent: "#aa0000" })).toBe(
      themeToCss({ ...neutralPreset }, { accent: "#aa0000" }),
    );
  });

  it("lets a site change what it names and keeps the preset's value for the rest", () => {
    const css = themeToCss(neutralPreset, { accent: "#aa0000", radius: 4, page: undefined });
    expect(css).toContain("--fc-color-accent:#aa0000");
    expect(css).toContain("--fc-radius-s:2px;--fc-radius-m:4px;--fc-radius-l:8px");
    expect(css).toContain("--fc-color-page:#ffffff");
  });

  it("grows headings from phone to desktop and leaves body text at 16 px", () => {
    const css = themeToCss(neutralPreset);
    expect(css).toContain("--fc-text-16:1rem");
    expect(css).toMatch(/--fc-text-48:clamp\(2\.125rem,[\d.]+rem \+ [\d.]+vw,3rem\)/);
  });

  it("lets nothing out of its rule, whatever a font field holds", () => {
    const css = themeToCss(neutralPreset, { headingFont: `x}</style><script>alert(1)</script>{;url(//e)` });
    expect(css.match(/[{}<>]/g)).toEqual(["{", "}"]);
    expect(css).not.toContain("url(");
    expect(themeToCss(neutralPreset, { headingFont: `"Broken` })).not.toContain("Broken");
  });

  it("turns a dark page into a dark colour scheme", () => {
    expect(themeToCss(neutralPreset, { page: "#101418", ink: "#f2f4f7" })).toMatch(/^:root\{color-scheme:dark;/);
  });
});
