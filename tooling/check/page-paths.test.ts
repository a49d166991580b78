import { describe, expect, it } from "vitest";
import { pageBases, pageTails, pathProblems } from "./page-paths.ts";

describe("the path of a page", () => {
  const paths = ["/", "/brands", "/cars/{slug}", "/cars/{slug}/enquire", "/{brand}/overview"];
  const [bases, tails] = [pageBases(paths), pageTails(paths)];
  const problems = (source: string) => pathProblems(source, bases, tails);

  it("is written in its declaration alone", () => {
    expect(problems('<a href="/brands">')).toEqual([
      "1: /brands is the path of a page. Take it from @forecourt/core/pages, where the page is declared.",
    ]);
    for (const source of ['"/brands?page=2"', "`/cars/${slug}`", "'/brands#mazda'", "`${car.path}/enquire`"])
      expect(problems(`const to = ${source};`)).toHaveLength(1);
  });

  it("is not written behind an origin, nor as a pattern", () => {
    for (const source of ["`${origin}/brands?of=mazda`", "`https://${host}/cars/${slug}`"])
      expect(problems(`const to = ${source};`)).toHaveLength(1);
    for (const source of ["/^\\/(api|cars\\/)/.test(path)", "/^\\/(?:brands|search)\\b/.test(path)"])
      expect(problems(`const is = ${source};`)).toHaveLength(1);
    for (const source of ["`${origin}/brandsmen`", "`${origin}/img/cars/a.jpg`", "/^\\/(api|img)\\//.test(path)"])
      expect(problems(`const is = ${source};`)).toEqual([]);
  });

  it("is no part of other words", () => {
    for (const source of [
      '"/brandsmen"',
      '"/api/cars/1"',
      '"https://a.example/brands"',
      "`${car.path}/enquired`",
      '"/"',
    ])
      expect(problems(`const to = ${source};`)).toEqual([]);
  });

  it("may be named in comments", () => {
    expect(problems(' * The directory stands at "/brands".\n// "/brands"')).toEqual([]);
  });
});
