// @vitest-environment node
import { describe, expect, it } from "vitest";
import { nofollowFilteredLinks } from "./nofollow-filtered-links.ts";

const linked = (html: string) => nofollowFilteredLinks(html, []);

describe("Links of a page", () => {
  it("to filtered searches are not for crawlers, whoever wrote them", () => {
    expect(linked('<p><a class="menu" href="/search/used-cars?make=Mazda&amp;fuel=Diesel">Diesel</a></p>')).toBe(
      '<p><a rel="nofollow" class="menu" href="/search/used-cars?make=Mazda&amp;fuel=Diesel">Diesel</a></p>',
    );
    expect(linked('<a href="/search?fuel=Diesel" target="_blank" rel="noopener">')).toBe(
      '<a rel="noopener nofollow" href="/search?fuel=Diesel" target="_blank">',
    );
  });

  it.each([
    '<a href="/search/used-cars">Used</a><p title="?fuel=Diesel">',
    '<a href="/search/used-cars?page=2">2</a>',
    '<a href="/search/used-cars?fuel=Diesel" rel="nofollow">Diesel</a>',
    '<a href="/book-test-drive?car_id=7">Test drive</a>',
    '<a href="https://elsewhere.example/search?fuel=Diesel">Elsewhere</a>',
    '<area href="/search?fuel=Diesel">',
  ])("stay as they are otherwise: %s", (html) => {
    expect(linked(html)).toBe(html);
  });
});
