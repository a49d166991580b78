import { sql } from "../src/records/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { bumpVersion, VERSIONS_CHANNEL } from "../src/records/bump-version.ts";
import type { Database } from "../src/records/open-database.ts";
import { sites } from "../src/records/schema.ts";
import { type VersionWatch, watchVersions } from "../src/records/watch-versions.ts";
import { quickest } from "../../../tooling/vitest/quickest.ts";
import { createTestDatabase } from "./test-records.ts";

let database: Database;
const watches: VersionWatch[] = [];

async function watch() {
  const seen: [string, number][] = [];
  const started = await watchVersions(database, (key, version) => seen.push([key, version]));
  watches.push(started);
  return { seen, ...started };
}

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  for (const started of watches) await started.stop();
  await database.close();
});

describe("versions", () => {
  it("start at one and count every change of a site's stock", async () => {
    expect(await bumpVersion(database.db, "stock:harbour-motors")).toBe(1);
    expect(await bumpVersion(database.db, "stock:harbour-motors")).toBe(2);
    expect(await bumpVersion(database.db, "stock:valley-cars")).toBe(1);
  });

  it("are announced to whoever watches, well before the poll", async () => {
    const { seen } = await watch();
    const announce = async (round: number) => {
      await bumpVersion(database.db, "config");
      await vi.waitFor(() => expect(seen.at(-1)).toEqual(["config", round + 1]), { interval: 5 });
    };
    expect(await quickest(500, announce)).toBeLessThan(500);
  });

  it("do not move, and nobody hears of it, when the change they belong to is undone", async () => {
    const { seen } = await watch();
    const change = database.db.transaction(async (tx) => {
      await tx.insert(sites).values({ slug: "undone", document: {} });
      await bumpVersion(tx, "stock:undone");
      throw new Error("the import failed");
    });
    await expect(change).rejects.toThrow("the import failed");
    await bumpVersion(database.db, "stock:after");
    await vi.waitFor(() => expect(seen).toEqual([["stock:after", 1]]), { interval: 5 });
    expect(await database.db.select().from(sites)).toEqual([]);
  });

  it("are noticed within two seconds when the announcement is lost", async () => {
    const { seen } = await watch();
    await database.sql`insert into platform_versions (key, value) values ('stock:silent', 7)`;
    await vi.waitFor(() => expect(seen).toEqual([["stock:silent", 7]]), { interval: 20 });
  });

  it("are announced again after the listening connection was cut", async () => {
    const { seen } = await watch();
    const listeners = () => database.sql<{ pid: number }[]>`
      select pid from pg_stat_activity where datname = current_database() and query = ${`listen ${VERSIONS_CHANNEL}`}`;
    const before = (await listeners()).map(({ pid }) => pid);
    expect(before.length).toBeGreaterThan(0);
    await database.sql`select pg_terminate_backend(pid) from unnest(${sql.param(before)}::int[]) as pid`;
    await vi.waitFor(async () => {
      const now = (await listeners()).map(({ pid }) => pid).filter((pid) => !before.includes(pid));
      expect(now.length).toBe(before.length);
    });
    await bumpVersion(database.db, "stock:reheard");
    await vi.waitFor(() => expect(seen).toContainEqual(["stock:reheard", 1]), { interval: 5 });
  });
});
