import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { pageHeaders } from "./page-headers.ts";

describe("contentSecurityPolicy", () => {
  it("allows exactly the inline scripts and styles that the renderer named", () => {
    const policy = contentSecurityPolicy({ scripts: "'sha256-a=' 'sha256-b='", styles: "'sha256-c='", frames: null });
    expect(policy).toContain("script-src 'self' 'sha256-a=' 'sha256-b=';");
    expect(policy).toContain("style-src 'self' 'sha256-c=';");
  });

  it("never allows scripts or styles without a hash, plugins or embedding elsewhere", () => {
    const policy = contentSecurityPolicy({ scripts: "", styles: "", frames: null });
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/(script-src|style-src) [^;]*unsafe/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
  });
});

describe("a page of a site with a chat bot", () => {
  const rendered = (more: Record<string, string> = {}) =>
    pageHeaders(
      new Headers({
        "content-type": "text/html",
        "x-inline-scripts": "'sha256-a='",
        "x-chat-scripts": "https://chat.example/bot.js https://cdn.chat.example",
        "x-chat-origins": "https://chat.example https://cdn.chat.example",
        ...more,
      }),
    );
  it("may run its script and what the site names, and nothing else of other companies", () => {
    const policy = rendered().get("content-security-policy");
    expect(policy).toContain("script-src 'self' 'sha256-a=' https://chat.example/bot.js https://cdn.chat.example;");
    expect(policy).toContain("style-src 'self' https://chat.example https://cdn.chat.example;");
    expect(policy).toContain(
      "connect-src 'self' https://chat.example https://cdn.chat.example wss://chat.example wss://cdn.chat.example;",
    );
    expect(policy).toContain("font-src 'self' https://chat.example https://cdn.chat.example;");
    expect(policy).toContain("frame-src 'self' https:;");
    expect(rendered().has("x-chat-scripts") || rendered().has("x-chat-origins")).toBe(false);
  });
  it("frames it where the page names the sources of its frames", () => {
    expect(rendered({ "x-frame-sources": "https://spin.example" }).get("content-security-policy")).toContain(
      "frame-src 'self' https://spin.example https://chat.example https://cdn.chat.example;",
    );
  });
});

describe("a page's headers", () => {
  it("tell browsers what the renderer named, and not how it said so", () => {
    const headers = pageHeaders(new Headers({ "content-type": "text/html", "x-inline-scripts": "'sha256-a='" }));
    expect(headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-a=';");
    expect(headers.has("x-inline-scripts")).toBe(false);
  });

  it("let a page that names the sources of its frames show no others", () => {
    const headers = pageHeaders(
      new Headers({
        "content-type": "text/html",
        "x-frame-sources": "https://www.openstreetmap.org https://spin.example",
      }),
    );
    expect(headers.get("content-security-policy")).toContain(
      "; frame-src 'self' https://www.openstreetmap.org https://spin.example;",
    );
    expect(headers.has("x-frame-sources")).toBe(false);
  });
});
