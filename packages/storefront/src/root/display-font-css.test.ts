import { runInNewContext } from "node:vm";
import { displayFontSubsets } from "@forecourt/core/schemas";
import { neutralPreset, themeToCss } from "@forecourt/ui-kit/theme";
import { describe, expect, it } from "vitest";
import { displayFontScript, displayFontTokens, fallbackFontCss } from "./display-font-css.ts";

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
    runInNewContext(displayFontScript("sora"), { document, FontFace: FakeFontFace });
    expect(added).toEqual([
      ["Sora", "url(/fonts/5.3.0/sora.woff2)", { weight: "600", display: "optional" }],
      [
        "Sora",
        "url(/fonts/5.3.0/sora-latin-ext.woff2)",
        { weight: "600", display: "optional", unicodeRange: displayFontSubsets["latin-ext"] },
      ],
    ]);
  });

  it("has a fallback of its own measures", () => {
    const css = fallbackFontCss("sora");
    expect(css).toContain('font-family:"Sora Fallback";font-weight:600;src:local("Arial Bold")');
    expect(css).toContain("size-adjust:106.88%");
    expect(css.match(/@font-face/g)).toHaveLength(1);
  });

  it("stands before the family of headingFont, in the one weight that it has", () => {
    const css = themeToCss(neutralPreset, displayFontTokens("sora", { headingFont: "Georgia", headingWeight: 800 }));
    expect(css).toContain('--fc-font-heading:"Sora","Sora Fallback",Georgia,system-ui');
    expect(css).toContain("--fc-heading-weight:600;");
  });
});
