import type { GarageAnswer } from "@forecourt/api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ana, ben, rowTexts } from "./filled-site.ts";
import { putOneOfEverything } from "./garage-fixtures.ts";
import { siteDocument } from "./http-fixtures.ts";
import { openBrowser, signIn } from "./identity-fixtures.ts";
import type { TestBrowser } from "./identity-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

const twg = { content: { group: "twg" }, garage: { enabled: true, accounts: "group" } } as const;
/** Of the same group, but its accounts are its own. */
const apart = { content: { group: "twg" }, garage: { enabled: true } } as const;
/** Shares its accounts, with another group. */
const foreign = { content: { group: "other" }, garage: { enabled: true, accounts: "group" } } as const;

let platform: TestPlatform;
let addresses = 20;
const database = () => platform.platform.database;
const garageOf = async (from: TestBrowser) => (await (await from.get("/api/my-garage")).json()) as GarageAnswer;
const carOf = async (site: string) =>
  (await database().sql<{ id: string }[]>`select id::text from cars where site_slug = ${site} order by id limit 1`)[0]
    ?.id ?? "";
const browsers = new Map<string, TestBrowser>();
/** The browser of a shopper at a site, signed in once: codes of one number are far between. */
async function signedIn(site: string, phone = ana.phone): Promise<TestBrowser> {
  const known = browsers.get(`${site} ${phone}`);
  if (known) return known;
  const browser = openBrowser(platform, site, `203.0.113.${(addresses += 1)}`);
  expect((await signIn(platform, site, browser, phone)).status).toBe(200);
  browsers.set(`${site} ${phone}`, browser);
  return browser;
}

const saved = { watchlist: true };

beforeAll(async () => {
  platform = await startTestPlatform([
    siteDocument("north", { ...twg, saved }),
    siteDocument("south", { ...twg, saved }),
    siteDocument("east", apart),
    siteDocument("west", foreign),
  ]);
  for (const siteSlug of ["north", "south", "east", "west"])
    await putOneOfEverything(database(), { siteSlug, carId: Number(await carOf(siteSlug)), shopper: ana });
});
afterAll(() => platform.stop());

describe("an account that belongs to the group", () => {
  it("shows at each of its sites what she has at the other, without the secrets of links, and nothing of sites that do not share", async () => {
    const north = await signedIn("north");
    const garage = await garageOf(north);
    expect(garage.shared_with).toEqual(["Dealer south"]);
    expect(garage.elsewhere).toMatchObject([
      { name: "Dealer south", origin: "http://south.localhost:4000", href: "http://south.localhost:4000/my-garage" },
    ]);
    expect(garage.elsewhere[0]?.entries).toHaveLength(8);
    expect(JSON.stringify(garage.elsewhere)).not.toMatch(/"secret":"[^"]|east|west/);
    for (const site of ["east", "west"]) {
      const other = await garageOf(await signedIn(site));
      expect(other.entries).toHaveLength(8);
      expect([other.shared_with, other.elsewhere]).toEqual([[], []]);
    }
  });

  it("counts what she saved at the other site, and leaves both lists their own", async () => {
    const [north, south] = [await signedIn("north"), await signedIn("south")];
    await south.post("/api/watchlist/save-car", { car_id: await carOf("south") });
    expect((await garageOf(north)).elsewhere).toMatchObject([{ vehicles: "cars", saved_cars: 1, saved_searches: 0 }]);
    expect(await (await north.get("/api/watchlist")).json()).toMatchObject({ car_ids: [] });
  });

  it("shows a shopper with another number nothing of hers", async () => {
    const garage = await garageOf(await signedIn("north", ben.phone));
    expect([garage.entries, garage.elsewhere]).toEqual([[], []]);
  });

  it("keeps her details once for the group, and once more where a site keeps its own", async () => {
    const [north, south, east] = [await signedIn("north"), await signedIn("south"), await signedIn("east")];
    await north.put("/api/my-garage/details", { first_name: "Ana", email: "ana@shopper.example" });
    expect((await garageOf(south)).details).toMatchObject({ first_name: "Ana", email: "ana@shopper.example" });
    expect((await garageOf(east)).details.first_name).toBeNull();
    await south.put("/api/my-garage/details", { first_name: "Anna" });
    expect((await garageOf(north)).details).toMatchObject({ first_name: "Anna", email: null });
  });

  it("is signed in at each site by itself: the session of one is refused at the other, and signing out everywhere ends both", async () => {
    const [north, south, east] = [
      await signedIn("north", ben.phone),
      await signedIn("south", ben.phone),
      await signedIn("east", ben.phone),
    ];
    const borrowed = openBrowser(platform, "north", "203.0.113.9");
    for (const [name, value] of south.cookies) borrowed.cookies.set(name, value);
    expect((await borrowed.get("/api/my-garage")).status).toBe(401);
    expect((await north.post("/api/auth/logout", { everywhere: true })).status).toBe(200);
    const statuses = await Promise.all(
      [north, south, east].map(async (one) => (await one.get("/api/my-garage")).status),
    );
    expect(statuses).toEqual([401, 401, 200]);
  });

  it("is downloaded whole: the file has both sites", async () => {
    const file = (await (await (await signedIn("north")).get("/api/my-garage/data")).json()) as {
      site: string;
      sites_that_share_the_account: { site: string; enquiries: unknown[] }[];
    };
    expect(file.site).toBe("Dealer north");
    const others = file.sites_that_share_the_account;
    expect(others.map(({ site, enquiries }) => [site, enquiries.length])).toEqual([["Dealer south", 8]]);
  });

  it("is not deleted while a car is reserved at the other site, and then at both at once; other sites keep theirs", async () => {
    const north = await signedIn("north");
    await database()
      .sql`update reservations set state = 'released', end_reason = 'time_over' where site_slug = 'north'`;
    const refused = await north.post("/api/my-garage/delete", { confirm: "delete" });
    expect(refused.status).toBe(409);
    expect((await garageOf(north)).entries).toHaveLength(8);
    await database()
      .sql`update reservations set state = 'released', end_reason = 'time_over' where site_slug = 'south'`;
    const [east, west] = [await rowTexts(database(), "east"), await rowTexts(database(), "west")];
    const deleted = (await (await north.post("/api/my-garage/delete", { confirm: "delete" })).json()) as {
      gone: { what: string; count: number }[];
      stays: { what: string; count?: number }[];
    };
    expect(deleted.gone).toContainEqual({ what: "leads", count: 16 });
    expect(deleted.gone.filter(({ what }) => what === "leads")).toHaveLength(1);
    expect(deleted.stays).toContainEqual(expect.objectContaining({ what: "payments", count: 4 }));
    for (const site of ["north", "south"])
      expect(await rowTexts(database(), `(?=.*${site})(?=.*(412.?345.?678|ana@shopper))`)).toEqual({});
    expect(await rowTexts(database(), "east")).toEqual(east);
    expect(await rowTexts(database(), "west")).toEqual(west);
  });
});
