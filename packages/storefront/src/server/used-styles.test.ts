import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { provideStyleText } from "../start/style-text.ts";
import { usedStylesMark } from "../start/used-styles-mark.ts";
import { usedStyles, withUsedStyles } from "./used-styles.ts";

let sheet = "";
let made = 0;

/** The rules that a page with these elements links. */
function rulesOf(css: string, body: string): string {
  sheet = css;
  made += 1;
  const html = `<link href="/${made}.${usedStylesMark}.css"/>${body}`;
  const page = withUsedStyles({ html, own: html, knownMarks: [] });
  const [, names = ""] = /^<link href="\/\d+\.([\w-]+)\.css"\/>/.exec(page) ?? [];
  expect(page).toBe(`<link href="/${made}.${names}.css"/>${body}`);
  return usedStyles(`/${made}.css`, names)?.plain.toString() ?? "";
}

beforeEach(() => provideStyleText(() => sheet));
afterEach(() => provideStyleText(() => undefined));

describe("the style rules that a page links", () => {
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

  it("are those of parts that other pages have shown, too", () => {
    sheet = ".a{top:0}.b{top:0}.c{top:0}";
    const link = `<link href="/parts.${usedStylesMark}.css"/>`;
    const page = withUsedStyles({
      html: `${link}<p class="a"></p><p class="b"></p>`,
      own: `${link}<p class="a"></p>`,
      knownMarks: [new Set([".b"])],
    });
    const [, names = ""] = /parts\.([\w-]+)\.css/.exec(page) ?? [];
    expect(usedStyles("/parts.css", names)?.plain.toString()).toBe(".a{top:0}.b{top:0}");
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

  it("come compressed as well", () => {
    const css = ".a{top:0}";
    expect(rulesOf(css, '<p class="a">')).toBe(css);
    const file = usedStyles(`/${made}.css`, "AQ");
    expect(file && brotliDecompressSync(file.br).toString()).toBe(css);
    expect(file && gunzipSync(file.gzip).toString()).toBe(css);
  });

  it("are unknown where the name of the file is not one of this sheet's: the whole sheet serves as well", () => {
    rulesOf(".a{top:0}", '<p class="a">');
    expect(usedStyles(`/${made}.css`, "AAAA")).toBeUndefined();
    provideStyleText(() => undefined);
    expect(usedStyles("/earlier.css", "AQ")).toBeUndefined();
  });
});
