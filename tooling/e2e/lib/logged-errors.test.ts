import { describe, expect, it } from "vitest";
import { loggedErrors } from "./logged-errors.ts";

const line = (said: object) => JSON.stringify({ level: "error", ...said });

describe("the errors in a server's log", () => {
  it("are those of a busy machine where a request was refused for later", () => {
    const log = [
      line({ request: "r1", event: "request_failed", code: "database_unavailable" }),
      line({ request: "r1", event: "request", status: 503 }),
      JSON.stringify({ level: "info", request: "r2", status: 200 }),
    ];
    expect(loggedErrors(log)).toEqual({ busy: log.slice(0, 2), others: [] });
  });

  it.each([
    ["a 503 that nobody refused for later", { request: "r1", event: "request", status: 503 }],
    ["a 500", { request: "r1", event: "request", status: 500 }],
    ["work that broke", { event: "job_failed", code: "23505" }],
  ])("are others where it is %s", (_, said) => {
    expect(loggedErrors([line(said)])).toEqual({ busy: [], others: [line(said)] });
  });
});
