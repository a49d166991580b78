import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { provideStyleText } from "../start/style-text.ts";
import { usedStylesMark } from "../start/used-styles-mark.ts";
import { withUsedStyles } from "./used-styles.ts";

const theme =
  ":root{--fc-space-16:1rem;--fc-color-ink:#111;--fc-text-28:clamp(1.4375rem,1.3275rem + 0.4695vw,1.75rem)}";
let sheet = "";
let made = 0;

/** The rules that a page with these elements gets. */
function rulesOf(css: string, body: string): string {
  sheet = css;
  made += 1;
  const page = `<style data-theme="">${theme}</style><style data-styles="/${made}.css">${usedStylesMark}</style>${body}`;
  const filled = withUsedStyles(page);
  expect(filled.endsWith(`</style>${body}`)).toBe(true);
  return filled.slice(page.indexOf(usedStylesMark), -`</style>${body}`.length);
}

beforeEach(() => provideStyleText(() => sheet));
afterEach(() => provideStyleText(() => undefined));

describe("the style rules that stand in a page", () => {
  it("are those of its elements", () => {
    expect(rulesOf(".card{margin:0}.note{margin:0}h1{margin:0}", '<p class="note big">')).toBe(
      ".note{margin:0}h1{margin:0}",
    );
    expect(rulesOf(".card .title,.note>a{margin:0}", '<p class="card">')).toBe("");
    expect(rulesOf(".card .title,.note>a{margin:0}", '<p class="note">')).toBe(".card .title,.note>a{margin:0}");
  });

  it("are those of the state that the elements are in", () => {
    expect(rulesOf('.a[data-kind=sold]{top:0}.a[data-kind="new"]{top:1px}', '<p class="a" data-kind="new">')).toBe(
      '.a[data-kind="new"]{top:1px}',
    );
    expect(rulesOf(".a[aria-pressed=true]{top:0}", '<p class="a" aria-pressed="false">')).toBe("");
  });

  it("hold what a shopper changes without a script", () => {
    const css = ".a:hover{top:0}.a[open]{top:0}.a:not(.b){top:0}.a:popover-open{top:0}";
    expect(rulesOf(css, '<p class="a">')).toBe(css);
  });

  it("hold what shows that a press was heard, before the whole sheets are there", () => {
    expect(rulesOf(".a[data-pressed]{top:0}", '<a class="a">')).toBe(".a[data-pressed]{top:0}");
  });

  it("keep their order, their conditions and their layers, and leave out a condition that holds nothing", () => {
    const css = "@layer base,kit;@layer kit{@media print{.b{top:0}}.a{top:0}}@media print{.a{left:0}.b{left:0}}";
    expect(rulesOf(css, '<p class="a">')).toBe("@layer base,kit;@layer kit{.a{top:0}}@media print{.a{left:0}}");
  });

  it("say the order of the layers once, however many sheets say it", () => {
    const css = "@layer a,b;@layer b{.a{top:0}}@layer a,b;@layer b{.c{top:0}}@layer b{.a{left:0}}";
    expect(rulesOf(css, '<p class="a">')).toBe("@layer a,b;@layer b{.a{top:0}}@layer b{.a{left:0}}");
  });

  it("keep texts with braces, and what belongs to no element", () => {
    const css = `.a:before{content:"}.b{"}@font-face{src:url("a;b")}@keyframes x{0%{top:0}}`;
    expect(rulesOf(css, '<p class="a">')).toBe(css);
  });

  it("have the theme's short values at once, but not those that a part gives another value", () => {
    expect(rulesOf("p{margin:var(--fc-space-16)}h2{font-size:var(--fc-text-28)}", "<p>")).toBe(
      "p{margin:1rem}h2{font-size:var(--fc-text-28)}",
    );
    const band = "[hidden]{--fc-color-ink:#fff}p{color:var(--fc-color-ink)}";
    expect(rulesOf(band, "<p>")).toBe(band);
  });
});
