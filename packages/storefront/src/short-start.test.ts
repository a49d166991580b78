import { describe, expect, it } from "vitest";
import { shortTexts } from "../short-start.js";
import { startTexts } from "./start/start-texts.ts";

const short = shortTexts(startTexts);
const kinds = ["plain", "filters", "panels"] as const;
const holesOf = (text: string) => (text.match(/__[a-z]+__/g) ?? []).toSorted();

describe.each(kinds)("the short start of a page, %s,", (kind) => {
  it("takes a tenth less of every page at least", () => {
    expect(short[kind].length).toBeLessThan(startTexts[kind].length * 0.9);
  });

  it("has a place for all that a page says of itself, once", () => {
    expect(holesOf(short[kind])).toEqual(holesOf(startTexts[kind]));
  });

  it("still reads a style where a file of style came, so that each file is put on in a task of its own", () => {
    expect(short[kind]).toContain("getComputedStyle(document.body).color");
  });

  it("does everything that it asks the browser for", () => {
    const asked = (text: string) => new Set(text.match(/(?<=\.)[a-zA-Z]{6,}(?=\()/g));
    expect(asked(short[kind])).toEqual(asked(startTexts[kind]));
  });
});

it("refuses a start that is no program", () => {
  expect(() => shortTexts({ plain: "const = 1" })).toThrow("is no module");
});
