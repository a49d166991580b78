import { expect, it } from "vitest";
import { registerInlinedStyles } from "./register-inlined-styles.ts";

it("has a late part of a page wait for no style sheet that came with the page", () => {
  const head = document.createElement("head");
  registerInlinedStyles(["/cards.css", "/shared.css#"], head);
  const links = [...head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/cards.css", "/shared.css"]);
});
