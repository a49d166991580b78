import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { noticeWarnings } from "../src/commands/notice-warnings.ts";
import { siteBySlug } from "../src/domain/sites/read-sites.ts";
import { siteDocument } from "./http-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

let test: TestPlatform;
const inNewZealand = (slug: string) => ({
  ...siteDocument(slug),
  country: "NZ" as const,
  timeZone: "Pacific/Auckland",
  dealer: { ...siteDocument(slug).dealer, phone: "09 555 0100", licenceNumber: "M000000" },
});
beforeAll(async () => {
  test = await startTestPlatform([inNewZealand("kiwi"), siteDocument("aussie")]);
});
afterAll(() => test.stop());
const whole = {
  first_registered: "2019-03-04",
  import_damage: false,
  security_interest: false,
  payment_processors: ["card"],
  vin: "7AT0H65LX17012345",
  km: 84_210,
  stocknum: "TM1",
  energy_stars: 4.5,
};
const say = async (facts: object) =>
  void (await test.platform.database
    .sql`update cars set data = data || ${JSON.stringify(facts)}::jsonb, version = version + 1`);
const carOf = async (slug: string) =>
  (await (await test.send(slug, `/api/cars/used-${slug}-car`)).json()) as { payment_processors: string[] };
const paper = (slug: string) => test.send(slug, `/cars/used-${slug}-car/consumer-information-notice.pdf`);
beforeEach(() => say(whole));

describe("The Consumer Information Notice of a car", () => {
  it("is a paper to sign, with who sells the car, what it costs and its past", async () => {
    const response = await paper("kiwi");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const text = (await extractText(document, { mergePages: true })).text.replaceAll(/\s+/g, " ");
    for (const words of [
      "Consumer Information Notice",
      "M000000",
      "including GST and on-road costs",
      "7AT0H65LX17012345",
      "4 March 2019",
      "Imported as damaged",
      "Signed by the buyer",
    ])
      expect(text).toContain(words);
    expect(text).not.toContain("Features");
  });
  it("is there where the country wants one, and nowhere else", async () => {
    expect((await paper("aussie")).status).toBe(404);
    await say({ car_type: "new" });
    expect((await paper("kiwi")).status).toBe(404);
    await say({ car_type: "used" });
  });
  it("comes with the energy label on the paper of the car itself, where the country wants one", async () => {
    const words = async (slug: string) => {
      const response = await test.send(slug, `/cars/used-${slug}-car.pdf`);
      const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
      return (await extractText(document, { mergePages: true })).text.replaceAll(/\s+/g, " ");
    };
    await say({ co2_emission: 117, energy_yearly_cost: null });
    const labelled = await words("kiwi");
    for (const part of [
      "Vehicle emissions and energy economy",
      "4.5 out of 6 stars",
      "117 g of CO",
      "Estimated cost a year",
      "Not available",
    ])
      expect(labelled).toContain(part);
    expect(await words("aussie")).not.toContain("out of 6 stars");
    await say({ energy_stars: null });
    const bare = await words("kiwi");
    expect(bare).toContain("The label information is not available for this vehicle.");
    expect(bare).not.toContain("Estimated cost a year");
  });
  it("keeps a car from being paid for online while it lacks something, and `site check` names the car", async () => {
    const stored = await siteBySlug(test.platform.database, "kiwi");
    if (!stored) throw new Error("The site is stored.");
    const warnings = () => noticeWarnings(test.platform.database.db, stored.site);
    expect((await carOf("kiwi")).payment_processors).toEqual(["card"]);
    expect(await warnings()).toEqual([]);
    await say({ import_damage: null });
    expect((await carOf("kiwi")).payment_processors).toEqual([]);
    expect((await carOf("aussie")).payment_processors).toEqual(["card"]);
    expect(await warnings()).toMatchObject([
      {
        path: "stock",
        message: expect.stringContaining("“Imported as damaged” for the Consumer Information Notice: TM1"),
      },
    ]);
    const aussie = await siteBySlug(test.platform.database, "aussie");
    expect(aussie && (await noticeWarnings(test.platform.database.db, aussie.site))).toEqual([]);
  });
  it("goes with the energy label: `site check` names the cars that have none, new ones as well", async () => {
    await say({ energy_stars: null, car_type: "new" });
    const stored = await siteBySlug(test.platform.database, "kiwi");
    expect(stored && (await noticeWarnings(test.platform.database.db, stored.site))).toMatchObject([
      { path: "stock", message: expect.stringContaining("1 car lacks the energy label (energy_stars): TM1.") },
    ]);
    await say({ car_type: "used" });
  });
});
