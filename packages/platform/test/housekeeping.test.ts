import { afterEach, describe, expect, it, vi } from "vitest";
import { startHousekeeping } from "../src/workers/start-housekeeping.ts";
import type { LogLine } from "../src/base/log/log-line.ts";
import type { Database } from "../src/records/open-database.ts";
import { parsedSite } from "./http-fixtures.ts";

afterEach(() => vi.useRealTimers());

describe("housekeeping", () => {
  it("says what failed, and goes on with everything else", async () => {
    vi.useFakeTimers();
    const log: LogLine[] = [];
    const broken = () => Promise.reject(new Error("disk full"));
    const db = { transaction: vi.fn(broken), delete: () => ({ where: broken }) };
    const forgetOld = vi.fn(async () => {});
    const housekeeping = startHousekeeping({
      database: { db, sql: broken } as unknown as Database,
      keys: { hash: () => "" },
      sites: () => ["north", "south"].map((slug) => parsedSite(slug).site),
      forgetOld,
      refreshViews: async () => {},
      log: (line) => void log.push(line),
    });
    await vi.advanceTimersByTimeAsync(3_600_000);
    housekeeping.stop();
    expect(db.transaction).toHaveBeenCalledTimes(2);
    expect(forgetOld).toHaveBeenCalledOnce();
    expect(log.map(({ level, event, site }) => ({ level, event, site }))).toEqual(
      expect.arrayContaining(
        ["north", "south", undefined].map((site) => ({ level: "error", event: "housekeeping_failed", site })),
      ),
    );
    expect(JSON.stringify(log)).not.toContain("disk full");
  });
});
