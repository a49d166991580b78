import { outsideSources } from "@forecourt/core/schemas";
import { aSite } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { pageHeaders } from "./page-headers.ts";

const none = outsideSources(aSite());

describe("contentSecurityPolicy", () => {
  it("allows exactly the inline scripts and styles that the renderer named", () => {
    const policy = contentSecurityPolicy({
      scripts: "'sha256-a=' 'sha256-b='",
      styles: "'sha256-c='",
      frames: null,
      outside: none,
    });
    expect(policy).toContain("script-src 'self' 'sha256-a=' 'sha256-b=';");
    expect(policy).toContain("style-src 'self' 'sha256-c=';");
  });

  it("never allows scripts or styles without a hash, plugins or embedding elsewhere", () => {
    const policy = contentSecurityPolicy({ scripts: "", styles: "", frames: null, outside: none });
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/(script-src|style-src) [^;]*unsafe/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
  });
});

describe("a page of a site that uses another company", () => {
  const outside = {
    script: ["https://chat.example/bot.js"],
    style: ["https://chat.example"],
    font: ["https://fonts.example"],
    connect: ["https://chat.example", "wss://chat.example"],
    frame: ["https://chat.example"],
  };
  const rendered = (more: Record<string, string> = {}) =>
    pageHeaders(new Headers({ "content-type": "text/html", "x-inline-scripts": "'sha256-a='", ...more }), outside);
  it("may use of it what the site names for each purpose, and nothing else", () => {
    const policy = rendered().get("content-security-policy");
    expect(policy).toContain("script-src 'self' 'sha256-a=' https://chat.example/bot.js;");
    expect(policy).toContain("style-src 'self' https://chat.example;");
    expect(policy).toContain("connect-src 'self' https://chat.example wss://chat.example;");
    expect(policy).toContain("font-src 'self' https://fonts.example;");
    expect(policy).toContain("frame-src 'self' https:;");
  });
  it("frames it where the page names the sources of its frames", () => {
    expect(rendered({ "x-frame-sources": "https://spin.example" }).get("content-security-policy")).toContain(
      "frame-src 'self' https://spin.example https://chat.example;",
    );
  });
});

describe("a page's headers", () => {
  it("tell browsers what the renderer named, and not how it said so", () => {
    const headers = pageHeaders(new Headers({ "content-type": "text/html", "x-inline-scripts": "'sha256-a='" }), none);
    expect(headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-a=';");
    expect(headers.has("x-inline-scripts")).toBe(false);
  });

  it("let a page that names the sources of its frames show no others", () => {
    const headers = pageHeaders(
      new Headers({
        "content-type": "text/html",
        "x-frame-sources": "https://www.openstreetmap.org https://spin.example",
      }),
      none,
    );
    expect(headers.get("content-security-policy")).toContain(
      "; frame-src 'self' https://www.openstreetmap.org https://spin.example;",
    );
    expect(headers.has("x-frame-sources")).toBe(false);
  });
});
