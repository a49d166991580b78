import { describe, expect, it } from "vitest";
import { failureDetails } from "./log-line.ts";

describe("failureDetails", () => {
  it("tells class, message and place of a fault in the program", () => {
    expect(failureDetails(new TypeError("x is undefined"))).toMatchObject({ failure: "TypeError", message: "x is undefined", place: expect.stringMatching(/^log-line\.test\.ts:\d+$/) });
  });

  it("leaves out what quotes values: messages of the database and of parsing", () => {
    const database = Object.assign(new Error("Failed query: insert … params: ada@example.com"), { query: "insert", cause: { code: "23505" } });
    expect(failureDetails(database)).toEqual({ failure: "Error", code: "23505", place: expect.any(String) });
    const parsing = new SyntaxError('Unexpected token, "ada@example.com" is not valid JSON');
    expect(JSON.stringify(failureDetails(parsing))).not.toContain("ada@");
  });
});
