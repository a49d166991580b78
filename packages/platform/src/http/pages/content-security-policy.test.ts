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
