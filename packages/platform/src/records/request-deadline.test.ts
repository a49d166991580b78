import { describe, expect, it } from "vitest";
import { requestDeadline } from "./request-deadline.ts";

describe("the time that a shopper's request gives the database", () => {
  it("is two seconds, or what the operator says for a database that is far away", () => {
    expect(requestDeadline({})).toBe(2000);
    expect(requestDeadline({ FORECOURT_DATABASE_DEADLINE_MS: "" })).toBe(2000);
    expect(requestDeadline({ FORECOURT_DATABASE_DEADLINE_MS: "5000" })).toBe(5000);
  });

  it.each(["soon", "99", "60001", "2.5", "-1"])("cannot be %s", (wrong) => {
    expect(() => requestDeadline({ FORECOURT_DATABASE_DEADLINE_MS: wrong })).toThrow(
      "[records] FORECOURT_DATABASE_DEADLINE_MS is",
    );
  });
});
