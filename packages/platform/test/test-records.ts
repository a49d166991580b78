import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { maintenanceDatabase, ownEmbeddedServer } from "../src/records/embedded-owner.ts";
import { migrateRecords, migrationsFolder } from "../src/records/migrate-records.ts";
import { openDatabase, type Records, type SqlOptions } from "../src/records/open-records.ts";

/** Guards the making of the template database and the sweep, over all processes of all test runs. */
const TEMPLATE_LOCK = 5_311_875;

const quiet: SqlOptions = { onnotice: () => {}, connection: { TimeZone: "UTC" } };

interface TestServer {
  mode: Records["mode"];
  maintenance: Sql;
  connect(database: string, options?: SqlOptions): Sql;
  release(): Promise<void>;
}

/**
 * Fresh records for a test file: an empty database with all tables, made from a template in some tens of milliseconds,
 * dropped by `close()`. All test files of all runs share one embedded server, which the last one stops; with
 * `FORECOURT_TEST_DATABASE_URL` (a user that may create databases) they run on that server instead.
 *
 * @example
 * let records: Records;
 * beforeAll(async () => { records = await createTestRecords(); });
 * afterAll(() => records.close());
 */
export async function createTestRecords(): Promise<Records> {
  const server = await openTestServer();
  const database = `forecourt_test_${Math.floor(Date.now() / 1000)}_${randomBytes(6).toString("hex")}`;
  await server.maintenance.unsafe(`create database ${database} template ${await templateDatabase(server)}`);
  return openDatabase(
    server.mode,
    (options) => server.connect(database, options),
    async () => {
      await server.maintenance.unsafe(`drop database ${database} with (force)`);
      await server.release();
    },
  );
}

async function openTestServer(): Promise<TestServer> {
  const url = process.env.FORECOURT_TEST_DATABASE_URL;
  if (url) {
    const maintenance = postgres(url, { ...quiet, max: 1 });
    const connect = (database: string, options?: SqlOptions) => postgres(url, { ...quiet, ...options, database });
    return { mode: "server", maintenance, connect, release: () => maintenance.end({ timeout: 1 }) };
  }
  const folder = `/tmp/forecourt-test-records-${process.getuid?.() ?? "user"}`;
  const owner = await ownEmbeddedServer(folder, { supervise: false, onEvent: () => {} });
  const { host, user } = owner.address;
  const maintenance = postgres({ ...maintenanceDatabase(owner.address) });
  return {
    mode: "embedded",
    maintenance,
    connect: (database, options) => postgres({ ...quiet, ...options, host, user, pass: "", database }),
    async release() {
      await maintenance.end({ timeout: 1 });
      await owner.release();
    },
  };
}

/** The name of a database with all tables and no rows; one per state of the migrations, made by whoever comes first. */
async function templateDatabase({ maintenance, connect }: TestServer): Promise<string> {
  const name = `forecourt_template_${migrationsHash()}`;
  await maintenance`select pg_advisory_lock(${TEMPLATE_LOCK})`;
  try {
    const found = await maintenance`select 1 from pg_database where datname = ${name}`;
    if (found.length > 0) return name;
    await sweep(maintenance);
    await maintenance.unsafe(`drop database if exists ${name}_unfinished`);
    await maintenance.unsafe(`create database ${name}_unfinished template template0 encoding 'UTF8'`);
    const sql = connect(`${name}_unfinished`, { max: 1 });
    await migrateRecords(sql);
    await sql.end({ timeout: 5 });
    await maintenance.unsafe(`alter database ${name}_unfinished rename to ${name}`);
    return name;
  } finally {
    await maintenance`select pg_advisory_unlock(${TEMPLATE_LOCK})`;
  }
}

/** Drops templates of earlier migrations and what killed test runs left behind more than an hour ago. */
async function sweep(maintenance: Sql): Promise<void> {
  const found = await maintenance<{ name: string }[]>`
    select datname as name from pg_database where datname ~ '^forecourt_(test|template)_'
    and not exists (select 1 from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`;
  for (const { name } of found) {
    const madeAtSeconds = name.startsWith("forecourt_test_") ? Number(name.split("_")[2]) : 0;
    if (Date.now() / 1000 - madeAtSeconds > 3600) await maintenance.unsafe(`drop database if exists ${name}`);
  }
}

function migrationsHash(): string {
  const journal = readFileSync(join(migrationsFolder(), "meta", "_journal.json"), "utf8");
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] };
  const hash = createHash("sha256");
  for (const { tag } of entries) hash.update(readFileSync(join(migrationsFolder(), `${tag}.sql`)));
  return hash.digest("hex").slice(0, 12);
}
