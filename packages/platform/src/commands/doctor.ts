import { accessSync, constants, mkdirSync, statfsSync } from "node:fs";
import { readLockHolder, takeDataFolderLock } from "../base/environment/data-folder-lock.ts";
import { openSearchEngine } from "../search/engine/open-search-engine.ts";
import { liveCollection } from "../search/index/ensure-index.ts";
import { createSearchBackend } from "../search/engine/search-backend.ts";
import type { Database } from "../records/open-database.ts";
import { listSites, siteBySlug } from "../domain/sites/read-sites.ts";
import { operatorProblems } from "../domain/sites/operator-problems.ts";
import type { ListedSite } from "../domain/sites/read-sites.ts";
import { print } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";
import { deploymentFindings } from "./deployment-findings.ts";
import type { Finding } from "./finding.ts";
import { explainFailure } from "./explain-failure.ts";
import type { DeployedSite } from "./deployment-findings.ts";
import { belowDepositFindings } from "./cars-below-deposit.ts";
import { unpaidCarsFindings } from "./unpaid-cars.ts";
import { withDatabase } from "./with-database.ts";

const neededNode = 24;
const minFreeBytes = 500_000_000;
/** The indexer looks each second; changes that are older are not being taken. */
const lateSeconds = 10;

/** `doctor`: looks at each part and says what to do. Exit code 1 when something is not well. */
export async function doctor(context: CommandContext): Promise<number> {
  const findings = [nodeFinding(), dataFolderFinding(context)];
  try {
    await withDatabase(context, async (database) => {
      const kind = database.mode === "embedded" ? `embedded, in ${context.dataDir}` : "the server of DATABASE_URL";
      const [counted] = await database.sql<{ cars: number; leads: number; waiting: number; late: boolean }[]>`
        select (select count(*)::int from cars) as cars, (select count(*)::int from leads) as leads,
          (select count(*)::int from index_outbox) as waiting,
          exists (select 1 from index_outbox where created_at < now() - ${lateSeconds} * interval '1 second') as late`;
      const { cars = 0, leads = 0, waiting = 0, late = false } = counted ?? {};
      findings.push({ part: "database", ok: true, found: `${kind}: ${cars} cars, ${leads} leads` });
      findings.push(...(await deadDeliveriesFinding(database)));
      const sites = await listSites(database);
      const broken = sites.filter(({ problems }) => problems.length > 0).map(({ slug }) => slug);
      const served = await everySite(database, sites);
      const refused = served
        .filter((site) => operatorProblems(site, context.env).length > 0)
        .map(({ site }) => site.slug);
      const wrong = [
        ...(broken.length > 0
          ? [`${broken.length} of ${sites.length} do not fit this release: ${broken.join(", ")}`]
          : []),
        ...(refused.length > 0
          ? [`${refused.length} of ${sites.length} name addresses or hosts that are refused: ${refused.join(", ")}`]
          : []),
      ];
      findings.push(
        wrong.length > 0
          ? { part: "sites", ok: false, found: wrong.join("; "), fix: "Run: forecourt site check" }
          : { part: "sites", ok: true, found: `${sites.length}` },
      );
      findings.push(...deploymentFindings(served, context.env));
      findings.push(...(await unpaidCarsFindings(database, served, context.env)));
      findings.push(...(await belowDepositFindings(database, served)));
      findings.push(await searchFinding(context, cars, waiting, late));
    });
  } catch (error) {
    if (findings.some(({ part }) => part === "database")) throw error;
    findings.push({ part: "database", ok: false, found: "does not open", fix: explainFailure(error).message });
  }
  const text = findings
    .map(
      ({ part, ok, found, fix }) =>
        `${ok ? (fix ? "warning " : "ok      ") : "not well"}  ${part}: ${found}${fix ? `\n          ${fix}` : ""}`,
    )
    .join("\n");
  await print(context, findings, text);
  return findings.every(({ ok }) => ok) ? 0 : 1;
}

/** Leads that a receiver never took: nobody else says that they wait. */
async function deadDeliveriesFinding(database: Database): Promise<Finding[]> {
  const dead = await database.sql<{ site: string; count: number }[]>`
    select site_slug as site, count(*)::int as count from lead_deliveries where state = 'dead' group by site_slug order by site_slug`;
  if (dead.length === 0) return [];
  return [
    {
      part: "leads",
      ok: true,
      found: `given up after twelve attempts: ${dead.map(({ site, count }) => `${site} ${count}`).join(", ")}`,
      fix: "Mend the receiver (leads list says why), then run: forecourt leads replay --site <slug>",
    },
  ];
}

/** Every site that is served, with its secrets' names. */
async function everySite(database: Database, sites: readonly ListedSite[]): Promise<DeployedSite[]> {
  const found: DeployedSite[] = [];
  for (const { slug, problems } of sites) {
    const stored = problems.length > 0 ? undefined : await siteBySlug(database, slug);
    if (stored) found.push(stored);
  }
  return found;
}

function nodeFinding(): Finding {
  const version = process.versions.node;
  const ok = Number(version.split(".")[0]) >= neededNode;
  return {
    part: "node",
    ok,
    found: version,
    ...(ok ? {} : { fix: `Use Node ${neededNode} or newer; npm start and npm run forecourt fetch it by themselves.` }),
  };
}

function dataFolderFinding({ dataDir }: CommandContext): Finding {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(dataDir);
    const free = bavail * bsize;
    const found = `${dataDir}, ${(free / 1e9).toFixed(1)} GB free`;
    return free >= minFreeBytes
      ? { part: "data folder", ok: true, found }
      : { part: "data folder", ok: false, found, fix: "Make room: records and index stop when the disk is full." };
  } catch (error) {
    return {
      part: "data folder",
      ok: false,
      found: `${dataDir} cannot be written (${(error as Error).message})`,
      fix: "Give this user the folder, or name another one with FORECOURT_DATA.",
    };
  }
}

async function searchFinding(context: CommandContext, cars: number, waiting: number, late: boolean): Promise<Finding> {
  const part = "search index" as const;
  const { env, dataDir } = context;
  if (!env.TYPESENSE_URL) {
    const lock = takeDataFolderLock(dataDir, "command");
    if (!lock) {
      const holder = readLockHolder(dataDir);
      const found = `embedded, open in process ${holder?.pid ?? "?"} (a ${holder?.role ?? "process"}), ${waiting} changes waiting`;
      return late
        ? {
            part,
            ok: false,
            found,
            fix: "The server does not take the changes: see index_failed in its log, or restart it.",
          }
        : { part, ok: true, found };
    }
    lock.release();
  }
  try {
    const engine = await openSearchEngine({ dataDir, env, role: "command" });
    try {
      const live = await liveCollection(createSearchBackend(engine.link));
      const kind = env.TYPESENSE_URL ? "the cluster of TYPESENSE_URL" : "embedded, no server running";
      if (!live) return { part, ok: true, found: `${kind}: not built yet, the server builds it when it starts` };
      const found = `${kind}: ${live.num_documents} cars, ${waiting} changes waiting`;
      const right = live.num_documents === cars || waiting > 0;
      return right
        ? { part, ok: true, found }
        : { part, ok: false, found: `${found}, but ${cars} cars in the records`, fix: "Run: forecourt stock reindex" };
    } finally {
      await engine.close();
    }
  } catch (error) {
    const fix = env.TYPESENSE_URL
      ? "Check that the cluster runs and that TYPESENSE_API_KEY is its admin key."
      : "Start the server: it builds a damaged index again from the records. If it does not start, remove the folder search in the data folder.";
    return { part, ok: false, found: `does not answer (${(error as Error).message})`, fix };
  }
}
