import { describe, expect, it } from "vitest";
import type { SearchWords } from "@forecourt/core";
import { searchPathHandlers } from "../src/http/handlers/search-path-handlers.ts";
import { parsedSite } from "./http-fixtures.ts";

const path = "/search/used-cars";
const wordsOf = (makes: string[]): SearchWords => ({
  count: 9,
  carTypes: { used: 9 },
  makes: makes.map((name) => ({ name, count: 3, models: [] })),
  bodies: [],
  dealerships: [],
  known: [],
});

function aHandler() {
  let words = wordsOf(["Kia"]);
  type Dependencies = Parameters<typeof searchPathHandlers>[0];
  const { getSearchPath } = searchPathHandlers({
    words: { of: async () => words },
    versionsOf: () => ({ stock: 1, site: 1, build: "1" }),
    log: () => {},
  } as unknown as Dependencies);
  return {
    change: (makes: string[]) => void (words = wordsOf(makes)),
    async ask({ site } = parsedSite("north"), asked = path) {
      const request = new Request(`http://north.localhost/api/search-path?path=${asked}`);
      const answer = (await getSearchPath({
        site,
        query: { path: asked },
        params: undefined,
        body: undefined,
        request,
      })) as Response;
      const { related } = (await answer.json()) as { related: { label: string }[] };
      return { labels: related.map(({ label }) => label), related, etag: answer.headers.get("etag") };
    },
  };
}

describe("what a search path leads to", () => {
  it("is one answer for as long as the words of the stock and the site are the same", async () => {
    const { ask } = aHandler();
    const north = parsedSite("north");
    const first = await ask(north);
    expect((await ask(north)).related).toBe(first.related);
    expect((await ask(north)).etag).toBe(first.etag);
  });

  it("follows the stock", async () => {
    const { ask, change } = aHandler();
    const north = parsedSite("north");
    const before = await ask(north);
    change(["Kia", "Mazda"]);
    const after = await ask(north);
    expect([before.labels, after.labels]).toEqual([["Kia"], ["Kia", "Mazda"]]);
    expect(after.etag).not.toBe(before.etag);
  });

  it("follows the site's document", async () => {
    const { ask } = aHandler();
    expect((await ask(parsedSite("north"))).labels).toEqual(["Kia"]);
    expect((await ask(parsedSite("north", { pages: { indexedSearchMinimum: 4 } }))).labels).toEqual([]);
  });
});
