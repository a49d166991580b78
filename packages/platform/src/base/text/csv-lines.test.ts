import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { csvLines } from "./csv-lines.ts";

describe("a line of a CSV file", () => {
  it.each([["one\ntwo"], ["one\rtwo"], ["one\r\ntwo"], ['says "hello", twice'], ["a,b"], ["=1+1"], [" "]])(
    "gives a text back as it was: %j",
    (text) => {
      expect(parse(csvLines([["before", text, "after"]]))).toEqual([["before", text, "after"]]);
    },
  );
  it("has an empty cell for nothing, and writes what is no text as JSON", () => {
    expect(csvLines([[undefined, null, "", false, -3, ["a"]]])).toBe(',,,false,-3,"[""a""]"\r\n');
  });
  it.each(["=1+1", "+61 400 000 000", "-1", "@sum", "\tx"])(
    "lets no spreadsheet take a text for a formula: %j",
    (text) => {
      expect(parse(csvLines([[text]], { escapesFormulas: true }))).toEqual([[`'${text}`]]);
    },
  );
});
