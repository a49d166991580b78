import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applySite, siteBySlug } from "@forecourt/platform";
import type { Database } from "@forecourt/platform";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../packages/platform/test/test-records.ts";
import { readSiteDocument } from "./demo-documents.ts";
import { seedDemo } from "./seed.ts";

let database: Database;
let dataDir: string;
const lines: string[] = [];
const seed = (referenceDay: string) =>
  seedDemo({ dataDir, database, referenceDay, pictures: false, onProgress: (line) => lines.push(line) });

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "forecourt-seed-"));
  await seed("2026-11-21");
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const carsBy = (column: "status" | "car_type") => database.sql<{ site: string; value: string; count: number }[]>`
  select site_slug as site, data->>${column} as value, count(*)::int as count from cars group by 1, 2 order by 1, 2`;

describe("seeding the demo", () => {
  it("applies every site and imports every car of their feeds", async () => {
    expect((await siteBySlug(database, "harbour-mazda"))?.site.country).toBe("AU");
    expect((await siteBySlug(database, "tasman-motors"))?.site.country).toBe("NZ");
    expect(lines).toEqual([
      "Demo stock of Harbour Mazda: 540 cars imported, 0 updated, 0 unchanged",
      "Demo stock of Tasman Motors: 370 cars imported, 0 updated, 0 unchanged",
      "Demo stock of Meridian Group: 640 cars imported, 0 updated, 0 unchanged",
      "Demo stock of Ridgeline Motorcycles: 550 cars imported, 0 updated, 0 unchanged",
      "Demo stock of Saltwater Caravans: 400 cars imported, 0 updated, 0 unchanged",
      "Demo stock of Westgate Trucks: 490 cars imported, 0 updated, 0 unchanged",
      "Demo content: 70 records applied",
    ]);
    expect((await carsBy("car_type")).map(({ site, value, count }) => `${site} ${value} ${count}`)).toEqual([
      "harbour-mazda demo 42",
      "harbour-mazda new 176",
      "harbour-mazda used 322",
      "meridian-group demo 40",
      "meridian-group new 210",
      "meridian-group used 390",
      "ridgeline-motorcycles demo 20",
      "ridgeline-motorcycles new 190",
      "ridgeline-motorcycles used 340",
      "saltwater-caravans demo 14",
      "saltwater-caravans new 150",
      "saltwater-caravans used 236",
      "tasman-motors demo 44",
      "tasman-motors used 326",
      "westgate-trucks demo 14",
      "westgate-trucks new 120",
      "westgate-trucks used 356",
    ]);
  });

  it("carries pictures, equipment, comments, yard and arrival through the import", async () => {
    const [car] = await database.sql<{ data: Record<string, unknown> }[]>`
      select data from cars where site_slug = 'harbour-mazda' and car_type = 'used' and status = 'in_stock' and jsonb_array_length(data->'images') > 1 order by id limit 1`;
    expect(car?.data).toMatchObject({
      images: expect.arrayContaining([
        { image: { url: expect.stringMatching(/^demo\/[a-z-]+-[0-9a-f]{6}[g-q]\.jpg$/) } },
      ]),
      primary_image_url: expect.stringMatching(/^demo\//),
      standardEquipment: expect.arrayContaining(["Stability control and ABS"]),
      dealercomments: expect.stringContaining("\n\n"),
      location: { id: expect.stringMatching(/^(artarmon|brookvale)$/), address: { state: "NSW" } },
      created_at: expect.stringMatching(/^2026-/),
      price_type_label: expect.stringMatching(/^(Drive away|Excl\. govt\. charges)$/),
    });
  });

  it("carries spins and points of interest through the import", async () => {
    const [turning] = await database.sql<{ cars: number; pointed: number }[]>`
      select count(*)::int as cars, count(*) filter (where jsonb_array_length(data->'hotspots'->'exterior'->'positions') > 0)::int as pointed
      from cars where jsonb_array_length(data->'spin_images') = 36`;
    expect(turning?.cars).toBeGreaterThan(200);
    expect(turning?.pointed).toBeGreaterThan(30);
  });

  it("keeps when a car was sold, and prices on application", async () => {
    const [sold] = await database.sql<{ late: number; early: number }[]>`
      select count(*) filter (where sold_at > '2026-11-18')::int as late, count(*) filter (where sold_at < '2026-11-18')::int as early from cars where status = 'sold'`;
    expect(sold?.late).toBeGreaterThan(10);
    expect(sold?.early).toBeGreaterThan(20);
    const [onApplication] = await database.sql<
      { count: number }[]
    >`select count(*)::int as count from cars where price is null and data->>'price_type' = 'poa'`;
    expect(onApplication?.count).toBeGreaterThan(8);
  });

  it("changes nothing the second time, even on another day", async () => {
    const before = await database.sql`select key, value from platform_versions order by key`;
    const feed = await readFile(join(dataDir, "demo/harbour-mazda.csv"), "utf8");
    lines.length = 0;
    await seed("2026-12-24");
    expect(lines).toEqual([]);
    expect(await database.sql`select key, value from platform_versions order by key`).toEqual(before);
    expect(await readFile(join(dataDir, "demo/harbour-mazda.csv"), "utf8")).toBe(feed);
  });

  it("leaves a site document alone that was changed since", async () => {
    const document = await readSiteDocument("tasman-motors");
    await applySite(database, { ...document, home: { ...document.home, heading: "Changed by the dealer" } });
    await seed("2026-11-21");
    expect((await siteBySlug(database, "tasman-motors"))?.site.home.heading).toBe("Changed by the dealer");
  });
});
