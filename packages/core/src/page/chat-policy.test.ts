import { describe, expect, it } from "vitest";
import { aSite, aSiteDocument } from "../testing/a-site.ts";
import { parseSiteDocument } from "../site/parse-site-document.ts";
import { chatPolicy } from "./chat-policy.ts";

describe("what a page lets a chat bot do", () => {
  it("is nothing on a site without one", () => {
    expect(chatPolicy(aSite().chat)).toBeUndefined();
    expect(chatPolicy({ scriptUrl: "https://[", sources: [] })).toBeUndefined();
  });
  it("is to run its one script, and to reach its own origin and those that the site names", () => {
    const sources = ["https://cdn.chat.example", "https://chat.example"];
    expect(chatPolicy({ scriptUrl: "https://chat.example/a;b,c.js?key=1#x", sources })).toEqual({
      scripts: ["https://chat.example/a%3Bb%2Cc.js", "https://cdn.chat.example", "https://chat.example"],
      origins: ["https://chat.example", "https://cdn.chat.example"],
    });
  });
  it.each([
    ["https://cdn.chat.example", true],
    ["https://cdn.chat.example:8443", true],
    ["https://*.chat.example", false],
    ["http://cdn.chat.example", false],
    ["https://cdn.chat.example/path", false],
    ["https://cdn.chat.example; script-src *", false],
  ])("takes %s as another origin: %s", (source, ok) => {
    const chat = { scriptUrl: "https://chat.example/bot.js", sources: [source] };
    expect(parseSiteDocument(aSiteDocument({ chat })).ok).toBe(ok);
  });
  it("is said of no site without a bot", () => {
    const parsed = parseSiteDocument(aSiteDocument({ chat: { sources: ["https://cdn.chat.example"] } }));
    expect(parsed.ok ? [] : parsed.problems).toMatchObject([{ path: "chat.sources" }]);
  });
});
