import type { TradeInAnswer } from "@forecourt/api";
import { tradeInPhotoTexts, tradeInQuestions } from "@forecourt/core/trade-in";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eraseShopper } from "../src/domain/removal/erase-shopper.ts";
import { expireData } from "../src/domain/removal/expire-data.ts";
import { openIdentityKeys } from "../src/domain/shoppers/identity-keys.ts";
import { parsedSite, siteDocument } from "./http-fixtures.ts";
import { bomb, gifPhoto, phonePhoto, photo, pngPhoto, webpPhoto } from "./photo-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

const car = { make: "Mazda", model: "CX-5", year: 2022, km: 40_000 };
const answers = Object.fromEntries(tradeInQuestions.map(({ name, answers: own }) => [name, own[0]?.value ?? ""]));
const nobody = "00000000-0000-4000-8000-000000000000";
const keys = openIdentityKeys("", { FORECOURT_SECRET: "s".repeat(32) });
let test: TestPlatform;
let id: string;

beforeAll(async () => {
  test = await startTestPlatform([siteDocument("north", { hosts: ["north.example"] }), siteDocument("south")]);
});
afterAll(() => test.stop());

const json = (method: string, body: unknown): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});
const asked = (site: string, path: string, init: RequestInit = {}) => test.send(site, path, init);
const add = (bytes: Uint8Array, { type = "image/jpeg", site = "north", to = id } = {}) =>
  asked(site, `/api/trade-ins/${to}/photos`, {
    method: "POST",
    body: new Uint8Array(bytes),
    headers: { "content-type": type },
  });
const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];
const photosOf = async (answer: Response) => ((await answer.json()) as TradeInAnswer).photos;
const begin = async (site = "north") =>
  ((await (await asked(site, "/api/trade-ins", json("POST", car))).json()) as TradeInAnswer).id;
const stored = async () =>
  (await test.platform.database.sql<{ count: number }[]>`select count(*)::int as count from trade_in_photos`)[0]?.count;

beforeEach(async () => {
  await test.platform.database.sql`delete from trade_ins`;
  id = await begin();
});

describe("photos of a shopper's own car", () => {
  it("are written anew: upright, of at most 1600 px, and without place, camera, words or profile", async () => {
    const sent = await phonePhoto();
    const before = await sharp(sent).metadata();
    expect(before.exif?.toString("latin1")).toContain("SecretCamera");
    expect([before.orientation, before.xmp !== undefined]).toEqual([6, true]);
    const [shown] = await photosOf(await add(sent));
    expect(shown).toMatchObject({ width: 1200, height: 1600 });
    const answer = await asked("north", `/api/trade-in-photos/${shown?.id}.jpg`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
      "cache-control": "private, max-age=3600",
    });
    const read = Buffer.from(await answer.arrayBuffer());
    const { format, width, height, exif, xmp, iptc, icc, orientation } = await sharp(read).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 1600 });
    expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(read.toString("latin1")).not.toMatch(/GPS|Secret|Ana|Exif/);
  });

  it("may be JPEG, PNG or WebP whatever their type says, and become JPEG", async () => {
    await add(await pngPhoto(), { type: "image/webp" });
    const [, second] = await photosOf(await add(await webpPhoto(), { type: "image/png" }));
    const answer = await asked("north", `/api/trade-in-photos/${second?.id}.jpg`);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format).toBe("jpeg");
  });

  it.each<[string, () => Promise<Uint8Array>, string, number, string]>([
    [
      "a page that says it is a photo",
      async () => Buffer.from("<script>alert(1)</script>"),
      "image/jpeg",
      422,
      "photo_unreadable",
    ],
    [
      "a drawing with scripts",
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      "image/png",
      422,
      "photo_unreadable",
    ],
    ["a GIF that says it is a PNG", gifPhoto, "image/png", 422, "photo_unreadable"],
    [
      "a photo that breaks off",
      async () => (await phonePhoto()).subarray(0, 3000),
      "image/jpeg",
      422,
      "photo_unreadable",
    ],
    ["nothing", async () => new Uint8Array(), "image/jpeg", 422, "photo_unreadable"],
    ["few bytes with thousands of millions of pixels", bomb, "image/png", 422, "photo_too_many_pixels"],
    ["another type", gifPhoto, "image/gif", 415, "content_type_unsupported"],
    ["more than 8 MB", async () => new Uint8Array(8 * 1024 * 1024 + 1), "image/jpeg", 413, "body_too_large"],
  ])("that are %s are refused, and nothing is stored", async (_, bytes, type, status, code) => {
    expect(await refusal(await add(await bytes(), { type }))).toEqual([status, code]);
    expect(await stored()).toBe(0);
  });

  it("are eight at most, also when they come at once; the same file again is the same photo", async () => {
    const files = await Promise.all([61, 62, 63, 64, 65, 66, 67, 68, 69, 70].map(photo));
    expect(await photosOf(await add(files[0] ?? Buffer.alloc(0)))).toHaveLength(1);
    expect(await photosOf(await add(files[0] ?? Buffer.alloc(0)))).toHaveLength(1);
    const outcomes = await Promise.all(files.slice(1).map((file) => add(file)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(7);
    const full = outcomes.find(({ ok }) => !ok);
    expect(await full?.json()).toMatchObject({ code: "trade_in_photos_full", error: tradeInPhotoTexts.count });
    expect(await stored()).toBe(8);
  });

  it("are removed by whoever has the valuation, and by nobody else", async () => {
    const [mine] = await photosOf(await add(await photo(60)));
    const other = await begin();
    const remove = (of: string, site = "north") =>
      asked(site, `/api/trade-ins/${of}/photos/${mine?.id}/remove`, { method: "POST" });
    expect((await remove(other)).status).toBe(200);
    expect(await refusal(await remove(id, "south"))).toEqual([404, "trade_in_unknown"]);
    expect(await stored()).toBe(1);
    expect(await photosOf(await remove(id))).toEqual([]);
    expect((await remove(id)).status).toBe(200);
    expect(await refusal(await asked("north", `/api/trade-in-photos/${mine?.id}.jpg`))).toEqual([404, "photo_unknown"]);
  });

  it("are their own site's alone", async () => {
    const [mine] = await photosOf(await add(await photo(60)));
    expect(await refusal(await add(await photo(61), { site: "south" }))).toEqual([404, "trade_in_unknown"]);
    expect(await refusal(await asked("south", `/api/trade-in-photos/${mine?.id}.jpg`))).toEqual([404, "photo_unknown"]);
    expect(await refusal(await add(await photo(61), { to: nobody }))).toEqual([404, "trade_in_unknown"]);
    expect(await refusal(await asked("north", `/api/trade-in-photos/${nobody}.jpg`))).toEqual([404, "photo_unknown"]);
  });

  it("come at a pace: after many at once, the next has to wait", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 25; count += 1) {
      const answer = await test.send("north", `/api/trade-ins/${nobody}/photos`, {
        method: "POST",
        body: "x",
        headers: { "content-type": "image/jpeg" },
        address: "203.0.113.9",
      });
      statuses.push(answer.status);
    }
    expect([statuses.slice(0, 24).every((status) => status === 404), statuses[24]]).toEqual([true, 429]);
  });

  it("go with the valuation when nobody sends it", async () => {
    await add(await photo(60));
    const { site } = parsedSite("north");
    const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000);
    await expireData({ database: test.platform.database, keys, site, now: days(29) });
    expect(await stored()).toBe(1);
    await expireData({ database: test.platform.database, keys, site, now: days(31) });
    expect(await stored()).toBe(0);
  });

  it("reach the dealer as links in the lead and in a mail, which do not open the valuation; then they stay as they are", async () => {
    const [mine] = await photosOf(await add(await photo(60)));
    await asked("north", `/api/trade-ins/${id}`, json("PUT", { adjustmentAnswers: answers }));
    const contact = { name: "Ana", phone: "0412 345 678" };
    expect((await asked("north", `/api/trade-ins/${id}/send`, json("POST", contact))).status).toBe(200);
    const link = `https://north.example/api/trade-in-photos/${mine?.id}.jpg`;
    const { sql } = test.platform.database;
    const [lead] = await sql<{ payload: { trade_in: Record<string, string> } }[]>`select payload from leads`;
    expect(lead?.payload.trade_in["photos"]).toBe(link);
    const [mail] = await sql<{ recipient: string; content: { text: string } }[]>`select recipient, content from mails`;
    expect(mail?.recipient).toBe("sales@example.com");
    expect(mail?.content.text).toContain("Shopper: Ana\nPhone: 0412 345 678\nVehicle: ");
    expect(mail?.content.text).toContain("02 9000 0000");
    expect(mail?.content.text).toContain(`Photo 1: ${link}`);
    expect(JSON.stringify([lead, mail])).not.toContain(id);
    expect(await refusal(await add(await photo(61)))).toEqual([409, "trade_in_sent"]);
    const remove = await asked("north", `/api/trade-ins/${id}/photos/${mine?.id}/remove`, { method: "POST" });
    expect(await refusal(remove)).toEqual([409, "trade_in_sent"]);
    expect((await asked("north", `/api/trade-in-photos/${mine?.id}.jpg`)).status).toBe(200);
    await eraseShopper({ database: test.platform.database, keys, site: parsedSite("north").site, contact });
    expect(await stored()).toBe(0);
  });
});
