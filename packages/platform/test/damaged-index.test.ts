import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { runCommand } from "../src/commands/run-command.ts";
import type { LogLine } from "../src/base/log/log-line.ts";
import { createPlatform } from "../src/platform.ts";
import { putCar, putSite, siteDocument } from "./http-fixtures.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

const dataDir = temporaryFolder("damage");
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts a server, waits until its search finds a car, and stops it; answers what it logged. */
async function serveOnce(
  prepare?: (platform: Awaited<ReturnType<typeof createPlatform>>) => Promise<void>,
): Promise<LogLine[]> {
  const log: LogLine[] = [];
  const platform = await createPlatform({ dataDir, env: {}, build: "test", log: (line) => log.push(line) });
  try {
    await prepare?.(platform);
    const search = async () => {
      const answer = await platform.fetch(
        new Request("http://north.localhost/api/search?query=mazda", { headers: { host: "north.localhost" } }),
      );
      return answer?.status === 200 ? ((await answer.json()) as { count: number }).count : undefined;
    };
    await vi.waitUntil(async () => (await search()) === 1, { interval: 50 });
  } finally {
    await platform.close();
  }
  return log;
}

describe("a server whose search file is damaged", () => {
  it("is called so by doctor, starts all the same, builds the index again from the records and says so in the log", async () => {
    await serveOnce(async ({ database }) => {
      await putSite(database, siteDocument("north"));
      await putCar(database, "north", "used-north-car");
      await database.sql`insert into index_outbox (car_id, op) select id, 'upsert' from cars`;
    });
    const file = join(dataDir, "search", "search.sqlite");
    const bytes = readFileSync(file);
    expect(readdirSync(join(dataDir, "search"))).toEqual(["search.sqlite"]);
    writeFileSync(file, bytes.fill(0x7f, 4096, 40_960));

    let said = "";
    const out = (text: string) => void (said += text);
    await runCommand(["doctor"], { env: { FORECOURT_DATA: dataDir }, cwd: dataDir, out, err: out });
    expect(said).toMatch(/search index: does not answer[\s\S]*damaged[\s\S]*Start the server/);

    const log = await serveOnce();
    expect(log.map(({ event }) => event)).toEqual(expect.arrayContaining(["search_index_damaged", "index_rebuild"]));
  });
});
