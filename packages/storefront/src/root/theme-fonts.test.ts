import { runInNewContext } from "node:vm";
import { displayFontSubsets } from "@forecourt/core/schemas";
import { neutralPreset, themeToCss } from "@forecourt/ui-kit/theme";
import { describe, expect, it } from "vitest";
import { themeFonts } from "./theme-fonts.ts";

describe("the typeface of a site's headings", () => {
  it("comes from the site itself, and never moves what is painted", () => {
    const added: unknown[] = [];
    class FakeFontFace {
      readonly words: unknown[];
      constructor(...words: unknown[]) {
        this.words = words;
      }
    }
    const document = { fonts: { add: ({ words }: FakeFontFace) => added.push(words) } };
    runInNewContext(themeFonts({ displayFont: "sora" }).script ?? "", { document, FontFace: FakeFontFace });
    expect(added).toEqual([
      ["Sora", "url(/fonts/5.3.0/sora.woff2)", { weight: "600", display: "optional" }],
      [
        "Sora",
        "url(/fonts/5.3.0/sora-latin-ext.woff2)",
        { weight: "600", display: "optional", unicodeRange: displayFontSubsets["latin-ext"] },
      ],
    ]);
  });

  it("leaves prices to figures that stand on the line, where its own hang below it", () => {
    const figures = (displayFont: "fraunces" | "zilla-slab" | "archivo") => {
      const css = themeToCss(neutralPreset, themeFonts({ displayFont }).tokens);
      return /--fc-font-figures:([^;]*)/.exec(css)?.[1];
    };
    expect(figures("fraunces")).toMatch(/^"Fraunces Fallback"/);
    expect(figures("zilla-slab")).toMatch(/^"Zilla Slab Fallback"/);
    expect(figures("archivo")).toMatch(/^"?Archivo"?,/);
  });

  it("has a fallback of its own measures", () => {
    const { css } = themeFonts({ displayFont: "sora" });
    expect(css).toContain('font-family:"Sora Fallback";font-weight:600;src:local("Arial Bold")');
    expect(css).toContain("size-adjust:106.88%");
    expect(css.match(/@font-face/g)).toHaveLength(1);
  });

  it("stands before the family of headingFont, in the one weight that it has", () => {
    const css = themeToCss(
      neutralPreset,
      themeFonts({ displayFont: "sora", headingFont: "Georgia", headingWeight: 800 }).tokens,
    );
    expect(css).toContain('--fc-font-heading:"Sora","Sora Fallback",Georgia,-apple-system');
    expect(css).toContain("--fc-heading-weight:600;");
  });
});

describe("typefaces that a dealer brings", () => {
  const file = (digit: string) => `/content/${digit.repeat(40)}.woff2`;
  const fallback = { sizePercent: 104, ascentPercent: 92.5, descentPercent: 24 };
  const sans = { family: "Brand Sans", weight: 400, file: file("1"), fallback };
  const sansBold = { ...sans, weight: 800, file: file("2") };
  const serif = { ...sans, family: "Brand Serif", file: file("3") };

  it("are fetched at once from the site itself, those that something is set in", () => {
    const { hrefs, script } = themeFonts({
      fonts: [sans, sansBold, serif],
      headingFont: '"Brand Sans", Georgia',
      textFont: "Brand Sans",
    });
    expect(hrefs).toEqual([`/fonts${file("1")}`, `/fonts${file("2")}`]);
    expect(script).toContain(
      `new FontFace("Brand Sans","url(/fonts${file("2")})",{"weight":"800","display":"optional"})`,
    );
    expect(script).not.toContain("Brand Serif");
  });

  it("have a fallback in their measures, bold for bold ones, in the lists that name them", () => {
    const { css, tokens } = themeFonts({ fonts: [sans, sansBold], headingFont: '"Brand Sans", Georgia' });
    expect(css).toContain('"Brand Sans Fallback";font-weight:400;src:local("Arial"),');
    expect(css).toContain('"Brand Sans Fallback";font-weight:800;src:local("Arial Bold"),');
    expect(tokens.headingFont).toBe('"Brand Sans","Brand Sans Fallback", Georgia');
  });

  it("set headings in their heaviest weight unless the site says another", () => {
    const theme = { fonts: [sans, sansBold], headingFont: "Brand Sans" };
    expect(themeFonts(theme).tokens.headingWeight).toBe(800);
    expect(themeFonts({ ...theme, headingWeight: 400 }).tokens.headingWeight).toBe(400);
  });

  it("leave a theme without any as it is", () => {
    expect(themeFonts({ headingFont: "Georgia", accent: "#123456" })).toEqual({
      tokens: { headingFont: "Georgia", accent: "#123456" },
      css: "",
      hrefs: [],
      script: undefined,
    });
  });
});
