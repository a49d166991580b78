import { redirect } from "react-router";
import { describe, expect, it } from "vitest";
import { isIgnorableRejection } from "./is-ignorable-rejection.ts";

describe("a rejection that nobody listens to", () => {
  it.each<[string, unknown, boolean]>([
    ["an answer dropped when a shopper goes on", new DOMException("The user aborted a request.", "AbortError"), true],
    [
      "a redirect that is quicker than the style sheets of its page",
      redirect("/search/used-cars?make=Mazda", 303),
      true,
    ],
    ["an answer that is an error", new Response("", { status: 500 }), false],
    ["a fault of ours", new TypeError("x is undefined"), false],
    ["nothing at all", undefined, false],
  ])("%s is the router's own affair: %#", (_, reason, expected) => {
    expect(isIgnorableRejection(reason)).toBe(expected);
  });
});
