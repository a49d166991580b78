import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applyContentFolder } from "../src/domain/content-files/apply-content-folder.ts";
import { applyContent } from "../src/domain/content/apply-content.ts";
import { createSiteOffers } from "../src/domain/content/create-site-offers.ts";
import { offerOf, readOffers, wantedOffers } from "../src/domain/content/read-offers.ts";
import { openSiteDirectory } from "../src/domain/sites/site-directory.ts";
import type { Database } from "../src/records/open-database.ts";
import { openDatabase } from "../src/records/open-database.ts";
import { contentRecords } from "../src/records/schema.ts";
import { parsedSite, putSite, siteDocument } from "./http-fixtures.ts";
import { putEmptyRecords } from "../../../tooling/vitest/empty-records.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

let folder = "";
let database: Database;
beforeAll(async () => {
  folder = temporaryFolder("offers");
  await putEmptyRecords(join(folder, "data"));
  database = await openDatabase({ dataDir: join(folder, "data"), role: "command" });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const mazda = { name: "Mazda", slug: "mazda" };
const documents = {
  north: siteDocument("north", {
    dealer: { ...siteDocument("north").dealer, brand: "Mazda" },
    pages: { on: ["/special-offers"] },
    content: { websiteId: 7 },
  }),
  south: siteDocument("south", {
    dealer: { ...siteDocument("south").dealer, brand: "Mazda" },
    pages: { on: ["/special-offers"] },
  }),
};
const siteOf = (slug: keyof typeof documents) => parsedSite(slug, documents[slug]).site;
beforeEach(async () => {
  await database.sql`delete from content_records`;
  await database.sql`delete from sites`;
  for (const document of Object.values(documents)) await putSite(database, document);
  rmSync(join(folder, "content"), { recursive: true, force: true });
});

const now = new Date("2026-11-23T00:00:00Z");
const names = async (slug: keyof typeof documents, at = now, query = {}) =>
  wantedOffers((await readOffers(database, siteOf(slug), at)).offers, query).map(({ name }) => name);
const offerAt = async (slug: keyof typeof documents, id: string) =>
  offerOf((await readOffers(database, siteOf(slug), now)).offers, id);
const offers = (records: Record<string, Record<string, unknown>>) => ({ offer: records });

describe("the offers of a site", () => {
  it("are those of its manufacturer and its own, the latest first, but for those that exclude it by name or number", async () => {
    await applyContent(
      database,
      new Map([
        [
          "manufacturer:mazda",
          offers({
            runout: { name: "Run-out", start: "2026-11-01", manufacturer: mazda },
            fleet: { name: "Fleet", excluded_website_ids: [7] },
            winter: { name: "Winter", excluded_website_ids: ["south"] },
          }),
        ],
        ["site:north", offers({ runout: { name: "Our run-out" }, tyres: { name: "Tyres", start: "2026-11-20" } })],
      ]),
    );
    expect(await names("north")).toEqual(["Tyres", "Our run-out", "Winter"]);
    expect(await names("south")).toEqual(["Run-out", "Fleet"]);
    expect({ offer: await offerAt("north", "runout") }).toMatchObject({
      offer: { id: "runout", manufacturer: mazda },
    });
    await expect(offerAt("north", "fleet")).rejects.toMatchObject({ code: "content_unknown" });
  });

  it("start and end in its time zone, are reachable only meanwhile, and say when they change", async () => {
    await applyContent(
      database,
      new Map([["site:north", offers({ tyres: { name: "Tyres", start: "2039-12-01", end: "2039-12-24" } })]]),
    );
    expect(await names("north", new Date("2039-11-30T12:59:59Z"))).toEqual([]);
    const open = new Date("2039-11-30T13:00:00Z");
    expect(await names("north", open)).toEqual(["Tyres"]);
    expect((await readOffers(database, siteOf("north"), open)).changesAt).toEqual(new Date("2039-12-24T13:00:00Z"));
    expect(await names("north", new Date("2039-12-24T13:00:00Z"))).toEqual([]);
    const directory = await openSiteDirectory(database, "localhost", () => {});
    expect(directory.bySlug("north")?.site.shownContent).toEqual({});
    await applyContent(database, new Map([["site:north", offers({ tyres: { name: "Tyres", manufacturer: mazda } })]]));
    await directory.reload();
    expect(directory.bySlug("north")?.site.shownContent).toEqual({ offer: [{ id: "tyres", manufacturer: "mazda" }] });
  });

  it("of a car are those that are for it; of a category, those in it", async () => {
    await applyContent(
      database,
      new Map([
        [
          "site:north",
          offers({
            cx5: { name: "CX-5", manufacturer: mazda, model: { name: "CX-5", slug: "cx-5" }, category: "New cars" },
            used: { name: "Used", car_types: ["used"] },
            service: { name: "Service", category: "Service" },
          }),
        ],
      ]),
    );
    expect(await names("north", now, { make: "Mazda", model: "CX-5", car_type: "new" })).toEqual(["CX-5"]);
    expect(await names("north", now, { make: "Mazda", model: "CX-5", car_type: "used" })).toEqual(["Used"]);
    expect(await names("north", now, { make: "Mazda" })).toEqual(["CX-5", "Used"]);
    expect(await names("north", now, { make: "Toyota" })).toEqual(["Used"]);
    expect(await names("north", now, { model: "CX-5", car_type: "new" })).toEqual(["CX-5"]);
    expect(await names("north", now, { car_type: "used" })).toEqual(["Used"]);
    expect(await names("north", now, { category: "Service" })).toEqual(["Service"]);
    expect((await readOffers(database, siteOf("north"), now)).categories).toEqual(["New cars", "Service"]);
  });

  it("say their description as safe HTML and in plain words", async () => {
    const html = "<p>Hi <b>you</b> &amp; me<script>alert(1)</script></p>";
    await applyContent(
      database,
      new Map([["site:north", offers({ a: { name: "A", description: "**Old**", sanitized_description: html } })]]),
    );
    const offer = await offerAt("north", "a");
    expect(offer.sanitized_description).toBe("<p>Hi <b>you</b> &amp; me</p>\n".trim());
    expect(offer.description).toBe("Hi you & me");
  });

  it("give the address of their picture beside its words", async () => {
    const picture = { file: "a1b2c3.jpg", alt: "A red CX-5" };
    await applyContent(database, new Map([["site:north", offers({ a: { name: "A", picture }, b: { name: "B" } })]]));
    expect((await readOffers(database, siteOf("north"), now)).offers).toMatchObject([
      { name: "A", picture, image_url: "/img/1280/a1b2c3.jpg" },
      { name: "B" },
    ]);
    expect(await offerAt("north", "b")).not.toHaveProperty("image_url");
  });
});

describe("a finance offer", () => {
  const write = (name: string, text: string) => {
    const file = join(folder, "content", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const apply = () => applyContentFolder(database, join(folder, "content"), { dataDir: join(folder, "data") });

  it("that breaks the display rules is refused when it is applied, with file and line", async () => {
    write(
      "manufacturers/mazda/offers/cx-30.md",
      "---\nname: CX-30\ndisclaimer: To approved buyers.\nfinance:\n  ratePercentPerYear: 4.99\n---\n\nFrom $99 a week.\n",
    );
    expect((await apply()).problems).toEqual([
      { file: "manufacturers/mazda/offers/cx-30.md", line: 5, message: expect.stringContaining("comparison rate") },
      { file: "manufacturers/mazda/offers/cx-30.md", line: 7, message: expect.stringContaining("names a repayment") },
    ]);
    expect(await names("north")).toEqual([]);
  });

  it("that was stored before a site had it is not shown there", async () => {
    const record = { name: "From $9 a week" };
    await database.db.insert(contentRecords).values({ layer: "manufacturer:mazda", kind: "offer", slug: "a", record });
    expect(await names("north")).toEqual([]);
  });
});

describe("the offers at hand", () => {
  it("are those of the site's version, until one starts or ends; those of one site are no other's", async () => {
    let version = 1;
    const offersOf = createSiteOffers(database, () => version);
    const north = siteOf("north");
    const namesOf = async (site = north, at = now) => (await offersOf(site, at)).offers.map(({ name }) => name);
    const apply = (records: Record<string, Record<string, unknown>>) =>
      applyContent(database, new Map([["site:north", offers(records)]]));
    await apply({ tyres: { name: "Tyres", start: "2026-11-01", end: "2039-12-24" } });
    expect(await namesOf()).toEqual(["Tyres"]);
    const first = await offersOf(north, now);
    expect(await offersOf(north, new Date(now.getTime() + 60_000))).toBe(first);
    expect(await namesOf(siteOf("south"))).toEqual([]);
    expect(await namesOf(north, new Date("2039-12-24T13:00:00Z"))).toEqual([]);
    expect(await namesOf()).toEqual(["Tyres"]);
    await apply({ brakes: { name: "Brakes", start: "2026-11-01" } });
    version = 2;
    expect(await namesOf()).toEqual(["Brakes"]);
  });

  it("are read again by the next who asks, where the records did not answer", async () => {
    let answers = false;
    const shaky = new Proxy(database, {
      get(target, name, self) {
        if (name === "db" && !answers) throw new Error("The records do not answer.");
        return Reflect.get(target, name, self) as unknown;
      },
    });
    const offersOf = createSiteOffers(shaky, () => 1);
    const site = siteOf("north");
    await expect(offersOf(site, now)).rejects.toThrow("do not answer");
    answers = true;
    expect((await offersOf(site, now)).offers).toEqual([]);
  });
});
