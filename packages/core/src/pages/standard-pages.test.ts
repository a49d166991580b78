import { describe, expect, it } from "vitest";
import { declarationOf, standardPages } from "./standard-pages.ts";

describe("the declaration of a page", () => {
  it("is found by its name, and handed back where it is one already", () => {
    expect(declarationOf("compare").paths).toEqual(["/compare"]);
    const [page] = standardPages;
    expect(page && declarationOf(page)).toBe(page);
  });
  it("that is not there is named", () => {
    expect(() => declarationOf("car-wash" as never)).toThrow(/There is no page car-wash/);
  });
});
