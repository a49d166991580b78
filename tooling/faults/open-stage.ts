import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { applySite, findMapping, importStock, openDatabase } from "@forecourt/platform";
import type { Database } from "@forecourt/platform";
import { listen, startSearchEngineWorker } from "@forecourt/search-engine";
import sharp from "sharp";
import { startServer } from "../e2e/lib/start-server.ts";
import type { RunningServer } from "../e2e/lib/start-server.ts";
import { demoMappingFile } from "../demo/demo-documents.ts";
import { stockToCsv } from "../demo/feed-csv.ts";
import { runCommand } from "../pack/run-command.ts";
import { ask } from "./ask.ts";
import type { Answer, RawRequest } from "./ask.ts";
import { openFaultyLink } from "./faulty-link.ts";
import type { FaultyLink } from "./faulty-link.ts";
import { startOutsideServices } from "./outside-services.ts";
import type { OutsideServices } from "./outside-services.ts";
import { operatorEnvironment } from "./stage-environment.ts";
import { stageCars, stageDocument, stageSites } from "./stage-sites.ts";
import type { StageSite } from "./stage-sites.ts";
import { temporaryFolder } from "../vitest/temporary-folder.ts";

/** What the server under test depends on, each behind a link that can be made faulty. */
export const dependencies = ["PostgreSQL", "search engine", "lender", "text messages", "lead hook"] as const;
/** A service that the server under test depends on. */
export type Dependency = (typeof dependencies)[number];

/** A server of its own under test, with everything that it depends on. */
export interface Stage {
  /** Folder that holds `apps/` of the server under test, on the packages as published. */
  root: string;
  server: RunningServer;
  /** The records, past the link that can be made faulty. */
  database: Database;
  links: Readonly<Record<Dependency, FaultyLink>>;
  services: OutsideServices;
  /** Folder of the server's files. */
  dataDir: string;
  /** Keys of the pictures that there are. */
  pictures: readonly string[];
  /** Sends a request; the host is that of the site unless it names one. */
  send(site: StageSite, request: Partial<RawRequest> & { target: string }, patienceMs?: number): Promise<Answer>;
  /** Resolves once the server knows a site that was just applied, with its stock in the index. */
  isServed(site: StageSite): Promise<void>;
  /** Posts JSON. */
  post(site: StageSite, target: string, body: unknown, headers?: RawRequest["headers"]): Promise<Answer>;
  close(): Promise<void>;
}

/** Folder that holds `apps/`. */
export const repository = resolve(import.meta.dirname, "..", "..");

const pictureCount = 64;

/**
 * Opens the stage: PostgreSQL, the search engine and the services outside, each behind a link; two dealers with stock;
 * the server.
 *
 * @param root folder that holds `apps/` on the packages as published
 */
export async function openStage(root: string): Promise<Stage> {
  const folder = temporaryFolder("faults");
  const opened: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const end of opened.splice(0).toReversed()) await end();
  };
  try {
    const database = await openDatabase({ dataDir: join(folder, "database"), role: "server" });
    opened.push(() => database.close());
    const key = "key-of-the-engine-under-fault";
    const engine = await startSearchEngineWorker({ dataDir: join(folder, "engine"), apiKey: key });
    opened.push(() => engine.close());
    const listening = await listen(engine, { port: 0 });
    opened.push(() => listening.close());
    const services = await startOutsideServices();
    opened.push(() => services.close());
    const { user, host } = database.pool.options;
    const outside = { port: services.port };
    const links = {
      PostgreSQL: await openFaultyLink({ path: `${host}/.s.PGSQL.5432` }),
      "search engine": await openFaultyLink({ port: Number(new URL(listening.url).port) }),
      lender: await openFaultyLink(outside),
      "text messages": await openFaultyLink(outside),
      "lead hook": await openFaultyLink(outside),
    };
    for (const link of Object.values(links)) opened.push(() => link.close());
    await putSites(database, links, folder);
    const dataDir = join(folder, "data");
    const pictures = await putPictures(dataDir);
    const env = {
      DATABASE_URL: `postgres://${user}@127.0.0.1:${links.PostgreSQL.port}/forecourt`,
      TYPESENSE_URL: `http://127.0.0.1:${links["search engine"].port}`,
      TYPESENSE_API_KEY: key,
      ...operatorEnvironment,
    };
    // By the operator's own command.
    await runCommand(
      process.execPath,
      ["--conditions=@forecourt/source", "packages/platform/src/cli.ts", "site", "suspend", stageSites[2].slug],
      { cwd: repository, env },
    );
    const server = await startServer({ root, fromSource: false, dataDir, env });
    opened.push(() => server.stop());
    const send: Stage["send"] = (site, { method = "GET", headers = [], ...request }, patienceMs) =>
      ask(
        { method, headers, ...request },
        { port: server.port, host: `${site.host}:${server.port}`, ...(patienceMs && { patienceMs }) },
      );
    return {
      root,
      server,
      database,
      links,
      services,
      dataDir,
      pictures,
      send,
      close,
      async isServed(site) {
        const isBehind = async () =>
          (await send(site, { target: "/api/site" })).status !== 200 ||
          (await database.sql`select 1 from index_outbox limit 1`).length > 0;
        const ends = performance.now() + 60_000;
        while (await isBehind()) {
          if (performance.now() > ends)
            throw new Error(`[faults] The server does not serve ${site.slug} a minute after its document was applied.`);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      },
      post: (site, target, body, headers = []) =>
        send(site, {
          method: "POST",
          target,
          headers: [["content-type", "application/json"], ...headers],
          body: Buffer.from(JSON.stringify(body)),
        }),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function putSites(database: Database, links: Stage["links"], folder: string): Promise<void> {
  const ports = { lender: links.lender.port, sms: links["text messages"].port, hook: links["lead hook"].port };
  for (const stageSite of stageSites) {
    const { site } = await applySite(database, await stageDocument(stageSite, ports), operatorEnvironment);
    const file = join(folder, `${stageSite.slug}.csv`);
    writeFileSync(file, stockToCsv(stageCars(stageSite, 40)));
    const { rejected } = await importStock({
      database,
      site,
      file,
      mapping: findMapping(demoMappingFile),
      reportFolder: join(folder, "reports"),
    });
    if (rejected > 0) throw new Error(`[faults] ${rejected} cars of ${stageSite.slug} were rejected.`);
  }
}

/** Pictures of noise, large enough that making a size of one takes a while. */
async function putPictures(dataDir: string): Promise<string[]> {
  const media = join(dataDir, "media", "faults");
  mkdirSync(media, { recursive: true });
  const noise = {
    width: 1600,
    height: 1200,
    channels: 3 as const,
    background: "#888",
    noise: { type: "gaussian" as const, mean: 128, sigma: 40 },
  };
  const jpeg = await sharp({ create: noise }).jpeg({ quality: 80 }).toBuffer();
  return Array.from({ length: pictureCount }, (_, index) => {
    writeFileSync(join(media, `${index}.jpg`), jpeg);
    return `faults/${index}.jpg`;
  });
}
