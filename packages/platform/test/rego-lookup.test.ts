import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteDocument } from "./http-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

let test: TestPlatform;
beforeAll(async () => {
  test = await startTestPlatform([
    siteDocument("north"),
    siteDocument("kiwi", { country: "NZ", timeZone: "Pacific/Auckland" }),
  ]);
});
afterAll(() => test.stop());

async function found(site: string, plate: string) {
  const answer = await test.send(site, `/api/rego-lookup?${plate}`, { address: "203.0.113.1" });
  return [answer.status, await answer.json()];
}

describe("looking up a plate", () => {
  it("wants its state where each has plates of its own: the same letters may be another car elsewhere", async () => {
    const asked = [404, { code: "rego_unknown", error: "Choose the state of the plate, then look it up again." }];
    expect(await found("north", "rego=DEMO01")).toEqual(asked);
    expect(await found("north", "rego=DEMO01&regoState=NSW")).toMatchObject([200, { make: "Mazda", model: "CX-5" }]);
  });

  it("wants none in New Zealand, whose plates are of the whole country", async () => {
    expect(await found("kiwi", "rego=DEMO01")).toMatchObject([200, { make: "Mazda", model: "CX-5" }]);
  });
});
