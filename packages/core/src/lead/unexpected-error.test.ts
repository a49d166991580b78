import { describe, expect, it } from "vitest";
import { refusalText, unexpectedErrorText } from "./unexpected-error.ts";

const refused = (message: string) => Object.assign(new Error(message), { name: "ApiError" });

describe("the words of a refusal", () => {
  it("are those that the platform gave", () => {
    expect(refusalText(refused("The lender is closed."))).toBe("The lender is closed.");
  });

  it.each([
    ["the line broke", new TypeError("Failed to fetch")],
    ["the answer was an error without words", refused(unexpectedErrorText)],
    ["something else was thrown", "no error at all"],
  ])("are none where %s", (_, error) => expect(refusalText(error)).toBeUndefined());
});
