import { rmSync } from "node:fs";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { vi } from "vitest";
import type { LogLine } from "../src/base/log/log-line.ts";
import { createPlatform } from "../src/platform.ts";
import type { Platform, PlatformOptions } from "../src/platform.ts";
import { undeclaredRefusal } from "./declared-refusals.ts";
import { loopbackAllowed, putCar, putSite } from "./http-fixtures.ts";
import { putEmptyRecords } from "../../../tooling/vitest/empty-records.ts";
import { waits } from "../../../tooling/vitest/waits.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";

/** A busy machine may let a query wait for longer than a shopper would: such a test is not of the deadline. */
const databaseDeadlineMs = String(Math.min(waits.poll, 60_000));

/** A platform on a data folder of its own, with everything embedded. */
export interface TestPlatform {
  platform: Platform;
  /** Its data folder. */
  dataDir: string;
  log: LogLine[];
  /** Sends a request as a browser does; the host is `<site>.localhost`. */
  send(site: string, path: string, init?: RequestInit & { address?: string }): Promise<Response>;
  post(site: string, lead: unknown, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

/**
 * Starts a platform with the given sites; each has one car with the slug `used-<site>-car`, in records and search.
 * It is a development one.
 */
export async function startTestPlatform(
  documents: SiteDocumentInput[],
  env: Record<string, string> = {},
  more: Pick<PlatformOptions, "metrics"> = {},
): Promise<TestPlatform> {
  const dataDir = temporaryFolder("platform");
  const log: LogLine[] = [];
  if (!env.DATABASE_URL) await putEmptyRecords(dataDir);
  const platform = await createPlatform({
    dataDir,
    env: { FORECOURT_DEV: "1", FORECOURT_DATABASE_DEADLINE_MS: databaseDeadlineMs, ...loopbackAllowed, ...env },
    build: "test",
    log: (line) => log.push(line),
    ...more,
  });
  // Not in the time that a request has: a busy machine may take longer to begin.
  const records = platform.database.background;
  for (const document of documents) {
    await putSite(records, document);
    const id = await putCar(records, document.slug, `used-${document.slug}-car`, { make: `Make of ${document.slug}` });
    await records.sql`insert into index_outbox (car_id, op) values (${id}, 'upsert')`;
  }
  await vi.waitUntil(async () => (await records.sql`select 1 from index_outbox`).length === 0, {
    interval: 20,
  });
  await until(() => documents.every(({ slug }) => platform.siteByHost(`${slug}.localhost`)));

  async function send(
    site: string,
    path: string,
    { address, ...init }: RequestInit & { address?: string } = {},
  ): Promise<Response> {
    const host = `${site}.localhost:4000`;
    const headers = new Headers(init.headers);
    headers.set("host", host);
    if (!headers.has("user-agent")) headers.set("user-agent", browser);
    const response = await platform.fetch(new Request(`http://${host}${path}`, { ...init, headers }), {
      port: 4000,
      ...(address ? { address } : {}),
    });
    if (!response) throw new Error(`${path} is not the platform's`);
    const undeclared = await undeclaredRefusal(init.method ?? "GET", path.replace(/\?.*/, ""), response);
    if (undeclared !== undefined) throw new Error(undeclared);
    return response;
  }
  return {
    platform,
    dataDir,
    log,
    send,
    post: (site, lead, headers = {}) =>
      send(site, "/api/leads", {
        method: "POST",
        body: typeof lead === "string" ? lead : JSON.stringify(lead),
        headers: { "content-type": "application/json", ...headers },
      }),
    async stop() {
      await platform.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resolves when the condition holds; fails after thirty seconds. */
export function until(condition: () => boolean): Promise<unknown> {
  return vi.waitUntil(condition, { interval: 10 });
}
