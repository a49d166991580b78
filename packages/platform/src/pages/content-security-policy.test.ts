import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("contentSecurityPolicy", () => {
  it("allows exactly the inline scripts and styles of the page", () => {
    const policy = contentSecurityPolicy(`<style>:root{--a:1}</style><script>go("a<b")</script><script type="module" async="">import "/x.js";</script><script src="/y.js"></script>`);
    expect(policy).toContain(`script-src 'self' ${hash('go("a<b")')} ${hash('import "/x.js";')};`);
    expect(policy).toContain(`style-src 'self' ${hash(":root{--a:1}")};`);
  });

  it("needs no permission for structured data", () => {
    expect(contentSecurityPolicy('<script type="application/ld+json">{"@type":"Car"}</script>')).toContain("script-src 'self';");
  });

  it("never allows scripts or styles without a hash, plugins or embedding elsewhere", () => {
    const policy = contentSecurityPolicy("<p>");
    expect(policy).not.toMatch(/(script-src|style-src) [^;]*unsafe/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
  });
});
