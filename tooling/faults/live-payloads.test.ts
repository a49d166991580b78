import { describe, expect, it } from "vitest";
import { hostileDocument, payloads } from "./hostile-documents.ts";
import { hostileFeed } from "./hostile-feed.ts";
import { livePayloads } from "./live-payloads.ts";
import { readSiteDocument } from "../demo/demo-documents.ts";
import { stageCars, stageSites } from "./stage-sites.ts";

const policy = "default-src 'self'; script-src 'self'; object-src 'none'; base-uri 'self'";

describe("livePayloads", () => {
  it.each([
    [`<p>${payloads[0]}</p>`, "an element <zq-x>"],
    [`<p title="${payloads[2]}">`, "a handler onzq on <p>"],
    ['<a href=" java\tscript:zq()">', "the address  java\tscript:zq() in href of <a>"],
    ["<script>let name = 'zq-x'</script>", "a payload in a script"],
    ["<script>1</script>", "a script that the policy does not name"],
    ['<script type="application/ld+json">{"name":"</script>', "a script of application/ld+json that is no JSON"],
  ])("finds what comes alive in %s", (html, problem) => {
    expect(livePayloads(html, policy)).toContain(problem);
  });

  it("lets payloads be that are written as text", () => {
    const text = payloads[0].replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
    expect(
      livePayloads(
        `<title>${text}</title><p title="${text}">${text}</p><script type="application/json">${JSON.stringify(payloads[0]).replaceAll("<", "\\u003c")}</script>`,
        policy,
      ),
    ).toEqual([]);
  });

  it.each([
    "script-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'self'",
    "script-src *; object-src 'none'; base-uri 'self'",
    "script-src 'self'",
    undefined,
  ])("finds a policy that holds nothing back: %s", (open) => {
    expect(livePayloads("<p>", open)).not.toEqual([]);
  });

  it("takes a policy that loads nothing, such as that of a page saying that the server is busy", () => {
    const busy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'";
    expect(livePayloads("<p>", busy)).toEqual([]);
    expect(livePayloads("<p>", busy.replace("; base-uri 'none'", ""))).toEqual(["a policy without base-uri"]);
    expect(livePayloads("<p>", busy.replace("default-src 'none'", "default-src 'self'"))).toEqual([
      "a policy without object-src",
    ]);
  });

  it("lets a company's scripts be that the dealer names, and no other's", () => {
    const named = ["https://tags.example"];
    const of = (sources: string) => policy.replace("script-src 'self'", `script-src 'self' ${sources}`);
    expect(livePayloads("<p>", of("https://tags.example"), named)).toEqual([]);
    expect(livePayloads("<p>", of("https://tags.example https://other.example"), named)).toHaveLength(1);
    expect(livePayloads("<p>", of("https:"), named)).toHaveLength(1);
  });
});

describe("what is hostile", () => {
  it("is every string of a site document that the check takes as any text", async () => {
    const { document, replaced } = hostileDocument(await readSiteDocument("harbour-mazda"), false);
    expect(replaced).toBeGreaterThan(80);
    expect(document).toMatchObject({ slug: "harbour-mazda", name: payloads[0], dealer: { about: payloads[0] } });
  });

  it("is every column of a stock feed", () => {
    const [head = "", ...lines] = hostileFeed(stageCars(stageSites[0], 3)).trim().split("\r\n");
    expect(lines).toHaveLength(head.split(",").length * 2 + 1);
    expect(lines.every((line) => line.includes("zq"))).toBe(true);
  });
});
