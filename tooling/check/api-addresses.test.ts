import { describe, expect, it } from "vitest";
import { addressProblems } from "./api-addresses.ts";

describe("addresses of the API in the parts of a page", () => {
  const paths = new Set(["/api/cars/{slug}", "/cars/{slug}.pdf"]);

  it("are those of the table of endpoints", () => {
    expect(
      addressProblems('fetchEndpoint("GET /api/cars/{slug}", { slug });\nconst a = "/cars/{slug}.pdf";', paths),
    ).toEqual([]);
    expect(addressProblems('const a = "/api/carz";', paths)).toEqual([expect.stringContaining("/api/carz is not in")]);
    expect(addressProblems("const a = `/api/cars/${slug}`;", paths)).toHaveLength(1);
    expect(addressProblems("const a = `/cars/${slug}/autogauge`;", paths)).toHaveLength(1);
  });

  it("are not written by hand behind an origin", () => {
    expect(addressProblems("const a = `${origin}/api/cars/${slug}`;", paths)).toEqual([
      "1: /api/cars/${slug} is written by hand. Use endpointPath, which the compiler holds to the table.",
    ]);
    expect(addressProblems("const a = `${origin}/img/api/${slug}`;", paths)).toEqual([]);
  });

  it("are not fetched past it", () => {
    expect(addressProblems('await fetch("/phone-numbers")', paths)).toEqual([
      "1: calls the site with a fetch of its own. Use the client, fetchEndpoint or endpointPath.",
    ]);
    expect(addressProblems("navigator.sendBeacon(`/events`, body)", paths)).toHaveLength(1);
    expect(addressProblems('await fetch("https://lender.example/")', paths)).toEqual([]);
  });

  it("may be named in comments", () => {
    expect(addressProblems(' * A lead is posted to "/api/old".', paths)).toEqual([]);
  });
});
