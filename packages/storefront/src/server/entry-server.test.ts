import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { logFailureContext } from "../contexts.ts";
import { handleError } from "./entry-server.tsx";

describe("a failure of a page's code", () => {
  const failure = new TypeError("ada@example.com is no car");
  function told(error: unknown, signal?: AbortSignal): unknown[] {
    const failures: unknown[] = [];
    const context = new RouterContextProvider();
    context.set(logFailureContext, (event, one) => void failures.push([event, one]));
    handleError(error, { request: new Request("http://harbour.localhost/", signal ? { signal } : {}), context });
    return failures;
  }

  it("is told to the server's log and printed nowhere", () => {
    expect(told(failure)).toEqual([["page_code_failed", failure]]);
  });

  it("is none when nobody waits for the page any more, or when there is no such page", () => {
    expect(told(failure, AbortSignal.abort())).toEqual([]);
    expect(told(new Error('No route matches URL "/x"'))).toEqual([]);
  });
});
