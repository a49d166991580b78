import { neutralPreset, themeToCss } from "@forecourt/ui-kit/theme";
import { describe, expect, it } from "vitest";
import { displayFontCss, displayFontTokens } from "./display-font-css.ts";

describe("the typeface of a site's headings", () => {
  it("comes from the site itself, and never moves what is painted", () => {
    const css = displayFontCss("sora");
    expect([...css.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url)).toEqual([
      "/fonts/5.3.0/sora.woff2",
      "/fonts/5.3.0/sora-latin-ext.woff2",
    ]);
    expect(css.match(/font-display:optional/g)).toHaveLength(2);
    expect(css).toContain('font-family:"Sora Fallback";font-weight:600;src:local("Arial Bold")');
    expect(css).toContain("size-adjust:106.88%");
  });

  it("stands before the family of headingFont, in the one weight that it has", () => {
    const css = themeToCss(neutralPreset, displayFontTokens("sora", { headingFont: "Georgia", headingWeight: 800 }));
    expect(css).toContain('--fc-font-heading:"Sora","Sora Fallback",Georgia,system-ui');
    expect(css).toContain("--fc-heading-weight:600;");
  });
});
