import { expect, it } from "vitest";
import { dropInlinedStyles } from "./drop-inlined-styles.ts";

it("has a shopper wait for no style sheet that came with the page", () => {
  const search = { css: ["/cards.css", "/search.css", "/late.css"] };
  const routes = { search, home: { css: ["/cards.css"] }, api: {}, unknown: undefined };
  dropInlinedStyles(routes, ["/cards.css", "/search.css"]);
  expect(routes).toEqual({ search: { css: ["/late.css"] }, home: { css: [] }, api: {}, unknown: undefined });
  expect(routes.search).toBe(search);
});
