import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { provideStyleText } from "../start/style-text.ts";
import { usedStylesMark } from "../start/used-styles-mark.ts";
import { usedStyles } from "./style-files.ts";
import { withUsedStyles } from "./used-styles.ts";

let sheet = "";
let made = 0;

/** The rules that a page with these elements links. */
function rulesOf(css: string, body: string): string {
  sheet = css;
  made += 1;
  const html = `<link href="/${made}.${usedStylesMark}.css" data-layers=""/>${body}`;
  const page = withUsedStyles({ parts: [html], own: html, knownAttributes: [] }).join("");
  const [, names = "", layers = ""] =
    /^<link href="\/\d+\.([\w-]+)\.css" data-layers="(\d+"(?: data-whole="[\w-]+")?)\/>/.exec(page) ?? [];
  expect(page).toBe(`<link href="/${made}.${names}.css" data-layers="${layers}/>${body}`);
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

  it("are those of its elements' attributes alone, however they stand and however often", () => {
    const css = ".note{top:0}.big{top:0}.car{top:0}[data-kind]{top:0}[aria-busy=false]{top:0}";
    const body = '<p id="car" title="x" class="note big"></p><a class="note" data-kind="">class="car"</a>';
    expect(rulesOf(css, body)).toBe(".note{top:0}.big{top:0}[data-kind]{top:0}");
    expect(rulesOf(css, '<i data-car="car" aria-label="car" aria-busy="false">')).toBe("[aria-busy=false]{top:0}");
  });

  it("are those of the state that the elements are in", () => {
    expect(rulesOf('.a[data-kind=sold]{top:0}.a[data-kind="new"]{top:1px}', '<p class="a" data-kind="new">')).toBe(
      '.a[data-kind="new"]{top:1px}',
    );
    expect(rulesOf(".a[aria-pressed=true]{top:0}", '<p class="a" aria-pressed="false">')).toBe("");
  });

  it("are those of a look that the page has, also where `:where()` stands around it", () => {
    const css =
      ":where([data-menu=words]) .a{top:0}:where([data-menu=list]) .a{top:1px}:not(:where([data-menu=list])) .a{top:2px}";
    expect(rulesOf(css, '<p class="a" data-menu="list">')).toBe(
      ":where([data-menu=list]) .a{top:1px}:not(:where([data-menu=list])) .a{top:2px}",
    );
  });

  it("are those of parts that other pages have shown, too", () => {
    sheet = ".a{top:0}.b{top:0}.c{top:0}";
    const link = `<link href="/parts.${usedStylesMark}.css" data-layers=""/>`;
    const page = withUsedStyles({
      parts: [`${link}<p class="a"></p>`, '<p class="b"></p>'],
      own: `${link}<p class="a"></p>`,
      knownAttributes: [new Set([' class="b'])],
    }).join("");
    const [, names = ""] = /parts\.([\w-]+)\.css/.exec(page) ?? [];
    expect(usedStyles("/parts.css", names)?.plain.toString()).toBe(".a{top:0}.b{top:0}");
  });

  it("are, where results change in place, those of the whole files of style of a part that other pages have shown, and of that page alone", () => {
    sheet = ".abcd1{top:0}.abcd2{top:0}.efgh1{top:0}.efgh2{top:0}.ijkl1{top:0}";
    const known = new Set([' class="efgh1']);
    const rules = (attributes: string) => {
      const own = `<link href="/files.${usedStylesMark}.css" data-layers=""/><p class="abcd1"${attributes}></p>`;
      const page = withUsedStyles({ parts: [own], own, knownAttributes: [known] }).join("");
      const [, names = ""] = /files\.([\w-]+)\.css/.exec(page) ?? [];
      return usedStyles("/files.css", names)?.plain.toString();
    };
    expect(rules(' data-results="true"')).toBe(".abcd1{top:0}.abcd2{top:0}.efgh1{top:0}.efgh2{top:0}");
    expect(rules("")).toBe(".abcd1{top:0}.efgh1{top:0}");
  });

  it("hold what a shopper changes without a script", () => {
    const css = ".a:hover{top:0}.a[open]{top:0}.a:not(.b){top:0}.a:popover-open{top:0}";
    expect(rulesOf(css, '<p class="a">')).toBe(css);
  });

  it("hold what shows that a press was heard, before the whole sheets are there", () => {
    expect(rulesOf(".a[data-pressed]{top:0}", '<a class="a">')).toBe(".a[data-pressed]{top:0}");
  });

  it("hold all of each file that a page of results uses: another search brings no rules of its own", () => {
    const css =
      ".abcd0{top:0}.abcd1{top:0}.efgh0{top:0}.abcd0 .efgh1{top:0}.note{top:0}.abcd2[data-status=sold]{top:0}";
    expect(rulesOf(css, '<div data-results=""><p class="abcd1">')).toBe(
      ".abcd0{top:0}.abcd1{top:0}.abcd2[data-status=sold]{top:0}",
    );
    expect(rulesOf(css, '<p class="abcd1">')).toBe(".abcd1{top:0}");
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

  it("say the order of all layers, also of those that the page has nothing of", () => {
    expect(rulesOf("@layer a{.a{top:0}}@layer b{.b{top:0}}@layer c{.c{top:0}}", '<p class="c">')).toBe(
      "@layer a,b,c;@layer c{.c{top:0}}",
    );
  });

  it("hold all of the layer of elements, which does not come again", () => {
    const css = "@layer fc-base{h1{top:0}.skip{top:0}}";
    expect(rulesOf(`${css}@layer fc-kit{.b{top:0}}`, "<p>")).toBe(`@layer fc-base,fc-kit;${css}`);
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

describe("the files with all layers of a sheet", () => {
  /** The files that a page of this sheet names. */
  function filesOf(css: string): (string | undefined)[] {
    sheet = css;
    made += 1;
    const html = `<link href="/${made}.${usedStylesMark}.css" data-layers=""/>`;
    const count = Number(
      /data-layers="(\d+)"/.exec(withUsedStyles({ parts: [html], own: html, knownAttributes: [] }).join(""))?.[1],
    );
    return Array.from({ length: count }, (_, at) => usedStyles(`/${made}.css`, `layers${at + 1}`)?.plain.toString());
  }
  const long = (name: string) => `.${name}{content:"${"x".repeat(40_000)}"}`;

  it("keep what stands in one layer together and in its order, and rules outside of all layers too", () => {
    const css = `@layer fc-base,kit,parts;@layer kit{.a{top:0}}.own{top:0}@layer parts{${long("b")}}@media print{.own{top:1px}}@layer kit{${long("c")}}`;
    expect(filesOf(css)).toEqual([
      `@layer kit{.a{top:0}}@layer kit{${long("c")}}.own{top:0}@media print{.own{top:1px}}`,
      `@layer parts{${long("b")}}`,
    ]);
  });

  it("leave out comments, such as the build's mark at a sheet's end, before which another layer may be put", () => {
    expect(filesOf("@layer kit{.a{top:0}}.own{top:0}@layer parts{.b{top:0}}.own{left:0}/*$vite$:1*/")).toEqual([
      "@layer kit{.a{top:0}}.own{top:0}.own{left:0}@layer parts{.b{top:0}}",
    ]);
  });

  it("leave out what every page has: the layer of elements, and what says the order of the layers", () => {
    expect(filesOf("@layer fc-base,kit;@layer fc-base{h1{top:0}}@layer kit{.a{top:0}}")).toEqual([
      "@layer kit{.a{top:0}}",
    ]);
  });

  it("leave out what a page of results has whole, so that its cars are not styled again", () => {
    sheet = ".abcd0{top:0}.efgh0{top:0}@media print{.abcd0[data-a]{top:0}}.abcd0 .efgh1{top:0}.abcd1,.efgh2{top:0}";
    made += 1;
    const html = `<link href="/${made}.${usedStylesMark}.css" data-layers=""/><div data-results=""><p class="abcd0">`;
    const page = withUsedStyles({ parts: [html], own: html, knownAttributes: [] }).join("");
    const [, names = "", whole = ""] = /\.([\w-]+)\.css" data-layers="1" data-whole="([\w-]+)"/.exec(page) ?? [];
    const text = (name: string) => usedStyles(`/${made}.css`, name)?.plain.toString();
    expect(text(names)).toBe(".abcd0{top:0}@media print{.abcd0[data-a]{top:0}}.abcd1,.efgh2{top:0}");
    expect(text(`layers1-${whole}`)).toBe(".efgh0{top:0}.abcd0 .efgh1{top:0}");
    expect(text("layers1")).toBe(sheet);
    expect(text(`layers1-${whole}AAAA`)).toBeUndefined();
  });

  it("are none but those that the page counts", () => {
    expect(filesOf(".a{top:0}")).toEqual([".a{top:0}"]);
    expect(usedStyles(`/${made}.css`, "layers2")).toBeUndefined();
  });
});
