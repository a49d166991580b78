import { describe, expect, it } from "vitest";
import { searchParamsOf } from "./search-params-of.ts";

const read = (fields: string) => searchParamsOf(new URLSearchParams(fields)).toString();

describe("A search form that is sent", () => {
  it("leads to the address of its search, whatever way its fields were filled", () => {
    expect(read("price_min=10k&make=Mazda")).toBe("make=Mazda&price=10000-");
  });
  it("has the phrase of its keyword box read by the server, where there is one", () => {
    expect(read("query=red+ute&ask=1")).toBe("query=red+ute&ask=1");
    expect(read("make=Mazda&ask=1")).toBe("make=Mazda");
  });
});
