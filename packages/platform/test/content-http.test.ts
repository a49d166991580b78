import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { applyContent } from "../src/domain/content/apply-content.ts";
import { siteDocument } from "./http-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

let test: TestPlatform;
beforeAll(async () => {
  test = await startTestPlatform([siteDocument("north", { pages: { on: ["/about-us"] } })]);
});
afterAll(() => test.stop());

const statusOf = async (slug: string) => (await test.send("north", `/api/content/page/${slug}`)).status;

describe("what a dealer says on a page", () => {
  it("is read while the page is on, and by nobody while it is not: what is prepared for a launch, and drafts, are nobody's yet", async () => {
    const page = (title: string) => ({ title, body: "Words." });
    const pages = { "about-us": page("About us"), warranty: page("Ten years, from March"), home: page("Welcome") };
    await applyContent(test.platform.database, new Map([["site:north", { page: pages }]]));
    await vi.waitFor(async () => expect(await statusOf("about-us")).toBe(200));
    expect(await statusOf("warranty")).toBe(404);
    // A starter text that nobody has reviewed.
    expect(await statusOf("privacy-policy")).toBe(404);
    expect(await statusOf("home")).toBe(200);
  });
});
