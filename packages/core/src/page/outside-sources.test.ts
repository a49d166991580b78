import { describe, expect, it } from "vitest";
import { aSite, aSiteDocument } from "../testing/a-site.ts";
import { parseSiteDocument } from "../site/parse-site-document.ts";
import { outsideSources } from "./outside-sources.ts";

const nothing = { script: [], style: [], font: [], connect: [], frame: [] };
const problemsOf = (document: object) => {
  const parsed = parseSiteDocument(aSiteDocument(document));
  return parsed.ok ? [] : parsed.problems.map(({ path }) => path);
};

describe("what a page may use of other companies", () => {
  it("is nothing unless the site says so", () => {
    expect(outsideSources(aSite())).toEqual(nothing);
    expect(outsideSources({ ...aSite(), chat: { scriptUrl: "https://[", sources: [] } })).toEqual(nothing);
  });
  it("is the one script of its chat bot, and what that reaches: its own origin and those that the site names", () => {
    const sources = ["https://cdn.chat.example", "https://chat.example"];
    const chat = { scriptUrl: "https://chat.example/a;b,c.js?key=1#x", sources };
    const origins = ["https://chat.example", "https://cdn.chat.example"];
    expect(outsideSources(aSite({ chat }))).toEqual({
      script: ["https://chat.example/a%3Bb%2Cc.js", "https://cdn.chat.example", "https://chat.example"],
      style: origins,
      font: origins,
      connect: [...origins, "wss://chat.example", "wss://cdn.chat.example"],
      frame: origins,
    });
  });
  it("is its tag manager, and what the document names for each directive", () => {
    const csp = {
      scriptSrc: ["https://*.tags.example"],
      styleSrc: ["https://styles.example"],
      fontSrc: ["https://fonts.example"],
      connectSrc: ["https://*.google-analytics.com", "wss://live.example"],
      frameSrc: ["https://video.example:8443"],
    };
    expect(outsideSources(aSite({ analytics: { tagManager: "GTM-ABC123" }, csp }))).toEqual({
      script: ["https://www.googletagmanager.com", "https://*.tags.example"],
      style: csp.styleSrc,
      font: csp.fontSrc,
      connect: ["https://www.googletagmanager.com", ...csp.connectSrc],
      frame: csp.frameSrc,
    });
  });
  it.each([
    ["https://cdn.chat.example", true],
    ["https://cdn.chat.example:8443", true],
    ["https://*.chat.example", false],
    ["http://cdn.chat.example", false],
    ["https://cdn.chat.example/path", false],
    ["https://cdn.chat.example; script-src *", false],
  ])("takes %s as another origin of the chat bot: %s", (source, ok) => {
    expect(problemsOf({ chat: { scriptUrl: "https://chat.example/bot.js", sources: [source] } }).length === 0).toBe(ok);
  });
  it.each([
    "'unsafe-inline'",
    "'unsafe-eval'",
    "'self' 'unsafe-inline'",
    "*",
    "https:",
    "data:",
    "https://*",
    "https://*.com",
    "https://*.com.au",
    "http://tags.example",
    "https://tags.example/a.js",
    "https://tags.example; object-src *",
    "https://tags.example, https://b.example",
    "wss://tags.example",
  ])("takes no script from %s", (source) => {
    expect(problemsOf({ csp: { scriptSrc: [source] } })).toEqual(["csp.scriptSrc.0"]);
  });
  it("names no origins of a chat bot on a site without one", () => {
    expect(problemsOf({ chat: { sources: ["https://cdn.chat.example"] } })).toEqual(["chat.sources"]);
  });
});
