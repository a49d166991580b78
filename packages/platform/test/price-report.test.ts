import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { siteDocument } from "./http-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

const good = { fill: 0.7, listing_price: 34_990, market_range_min: 33_049, market_range_max: 38_951, confidence: 0.9 };
let figures: object;
let status: number;
let provider: Server;
let test: TestPlatform;

const withReport = (slug: string, autogauge: boolean) => ({
  ...siteDocument(slug),
  priceComparison: { source: "autogauge" as const },
  reports: { autogauge },
});
const report = (slug: string) => test.send(slug, `/cars/used-${slug}-car/autogauge.pdf`);

beforeAll(async () => {
  provider = createServer((_, response) => void response.writeHead(status).end(JSON.stringify(figures)));
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  const { port } = provider.address() as AddressInfo;
  test = await startTestPlatform([withReport("gauged", true), withReport("plain", false)], {
    AUTOGAUGE_URL: `http://127.0.0.1:${port}/`,
  });
});
afterAll(async () => {
  await test.stop();
  provider.close();
});
beforeEach(async () => {
  [figures, status] = [good, 200];
  // An answer is kept until the car changes.
  await test.platform.database.sql`update cars set version = version + 1`;
});

describe("The Autogauge report of a car", () => {
  it("is downloaded as a PDF that says how its price compares, beside the car and who sells it", async () => {
    const response = await report("gauged");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="used-gauged-car-autogauge.pdf"');
    const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const { text } = await extractText(document, { mergePages: true });
    for (const words of [
      "How the price compares",
      "Great Deal",
      "Cars like this one are offered for about $33,000 to $39,000; this one for $34,990.",
      "http://gauged.localhost:4000/cars/used-gauged-car",
    ])
      expect(text.replaceAll(/\s+/g, " ")).toContain(words);
    const paper = await getDocumentProxy(
      new Uint8Array(await (await test.send("gauged", "/cars/used-gauged-car.pdf")).arrayBuffer()),
    );
    expect((await extractText(paper, { mergePages: true })).text).not.toContain("How the price compares");
  });

  it("is not there where the site has switched it off, and where the price may not be compared", async () => {
    expect((await report("plain")).status).toBe(404);
    figures = { ...good, confidence: 0.2 };
    expect((await report("gauged")).status).toBe(404);
  });

  it("is tried again later where Autogauge does not answer", async () => {
    status = 500;
    expect((await report("gauged")).status).toBe(503);
  });
});
