import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteDocument } from "./http-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

let test: TestPlatform;
beforeAll(async () => {
  test = await startTestPlatform([siteDocument("north")]);
});
afterAll(() => test.stop());

const json = async (response: Response) => (await response.json()) as Record<string, unknown>;
const withText = (text: string) => `/api/plain-search?${new URLSearchParams({ text })}`;

describe("a postcode asked for over HTTP", () => {
  it("is answered with its place, which a browser may keep for a day", async () => {
    const answer = await test.send("north", "/api/geocode?postcode=2150");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=86400"]);
    expect(await json(answer)).toMatchObject({ name: "Parramatta", state: "NSW" });
  });

  it.each([
    // S2 §8, word for word.
    ["nobody's", "?postcode=9999", 404, "postcode_unknown", "Invalid postcode"],
    ["no postcode", "?postcode=%00%27%3B--", 400, "query_invalid", expect.any(String)],
    ["none given", "", 400, "query_invalid", expect.any(String)],
    ["two of them in one", "?postcode=2150%262151", 400, "query_invalid", expect.any(String)],
    ["far too long", `?postcode=${"2".repeat(5000)}`, 400, "query_invalid", expect.any(String)],
  ])("is refused when it is %s", async (_, query, status, code, error) => {
    const refused = await test.send("north", `/api/geocode${query}`);
    const body = await json(refused);
    expect([refused.status, body["code"], body["error"]]).toEqual([status, code, error]);
    expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts|    at /);
  });

  it("is refused after 30 from one address, with the seconds to wait; another address is served", async () => {
    const ask = (address: string) => test.send("north", "/api/geocode?postcode=2150", { address });
    const answers = [];
    for (let each = 0; each < 40; each += 1) answers.push(await ask("203.0.113.7"));
    const refused = answers.find(({ status }) => status === 429);
    expect(answers.slice(0, 30).every(({ status }) => status === 200)).toBe(true);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await ask("203.0.113.8")).status).toBe(200);
  });
});

describe("a phrase asked for over HTTP", () => {
  it("is read as filters with the words of the site's own stock; the rest stay words", async () => {
    const answer = await test.send("north", withText("family automatic suv under 40k"));
    expect(await json(answer)).toEqual({
      understood: true,
      address: "query=family&simple_body=SUV&transmission=Automatic&price=-40000",
    });
  });

  it("is words alone where nothing is understood", async () => {
    expect(await json(await test.send("north", withText("zeppelin")))).toEqual({
      understood: false,
      address: "query=zeppelin",
    });
  });

  it.each([
    ["none", "/api/plain-search"],
    ["blank", withText("   ")],
    ["too long", withText("x".repeat(121))],
  ])("is refused when it is %s", async (_, path) => {
    const refused = await test.send("north", path);
    expect([refused.status, (await json(refused))["code"]]).toEqual([400, "query_invalid"]);
  });

  it.each([
    "`] || site:=[`south",
    "'; drop table cars; --",
    "<script>alert(1)</script>",
    "((((((((((((((((((((((((((((((",
    "\u0000\u202e\ufeff",
    "💥".repeat(60),
    "under ".repeat(20),
    "1e309 km 999999999999999999 dollars",
    "a".repeat(120),
    "%00%ff under -0k",
  ])("does no harm: %j", async (text) => {
    const before = process.cpuUsage();
    const answer = await test.send("north", withText(text));
    const body = await json(answer);
    expect(answer.status).toBeLessThan(500);
    // Processor time: a busy machine is no slow reader.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
    if (answer.status !== 200) return;
    const found = await test.send("north", `/api/search?${String(body["address"])}`);
    expect(found.status).toBe(200);
    expect(JSON.stringify(await json(found))).not.toContain("south");
  });
});
