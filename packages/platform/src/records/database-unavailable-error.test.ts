import { describe, expect, it } from "vitest";
import { DatabaseUnavailableError, findDatabaseUnavailable } from "./database-unavailable-error.ts";

describe("a database that does not answer", () => {
  it("is recognised behind what drizzle makes of it, and a refusal of the database is not taken for it", () => {
    const failure = new DatabaseUnavailableError({ cause: new Error("connect ECONNREFUSED") });
    expect(findDatabaseUnavailable(new Error("Failed query", { cause: failure }))).toBe(failure);
    expect(findDatabaseUnavailable(new Error("Failed query", { cause: new Error("duplicate key") }))).toBeUndefined();
    expect(findDatabaseUnavailable("gone")).toBeUndefined();
  });
});
