import { createHash, randomBytes } from "node:crypto";
import { readFileSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { maintenanceDatabase, ownEmbeddedServer } from "../src/records/embedded-owner.ts";
import { connectDatabase, type DatabaseClient, type DatabaseOptions } from "../src/records/database-client.ts";
import { migrateDatabase, migrationsFolder } from "../src/records/migrate-database.ts";
import { connectPool, type Database } from "../src/records/open-database.ts";
import { createSql } from "../src/records/sql-tag.ts";

/** Guards the making of the template database and the sweep, over all processes of all test runs. */
const TEMPLATE_LOCK = 5_311_875;

const options = "-c TimeZone=UTC";

interface TestServer {
  mode: Database["mode"];
  maintenance: DatabaseClient;
  database(name: string): DatabaseOptions;
  release(): Promise<void>;
}

/**
 * Fresh records for a test file: an empty database with all tables, made from a template in some tens of milliseconds,
 * dropped by `close()`. All test files of all runs share one embedded server, which the last one stops; with
 * `FORECOURT_TEST_DATABASE_URL` (a user that may create databases) they run on that server instead.
 *
 * @example
 * let records: Records;
 * beforeAll(async () => { records = await createTestDatabase(); });
 * afterAll(() => records.close());
 */
export async function createTestDatabase(): Promise<Database> {
  const server = await openTestServer();
  const database = `forecourt_test_${Math.floor(Date.now() / 1000)}_${randomBytes(6).toString("hex")}`;
  await server.maintenance.query(`create database ${database} template ${await templateDatabase(server)}`);
  return connectPool(server.mode, server.database(database), async () => {
    await server.maintenance.query(`drop database ${database} with (force)`);
    await server.release();
  });
}

async function openTestServer(): Promise<TestServer> {
  const url = process.env.FORECOURT_TEST_DATABASE_URL;
  if (url) {
    const maintenance = await connectDatabase({ connectionString: url });
    const database = (name: string) => ({
      connectionString: Object.assign(new URL(url), { pathname: `/${name}` }).href,
      options,
    });
    return { mode: "server", maintenance, database, release: () => maintenance.end() };
  }
  const folder = join(realpathSync(tmpdir()), `forecourt-test-records-${process.getuid?.() ?? "user"}`);
  const owner = await ownEmbeddedServer(folder, { supervise: false, onEvent: () => {} });
  const address = maintenanceDatabase(owner.address);
  const maintenance = await connectDatabase(address);
  return {
    mode: "embedded",
    maintenance,
    database: (name) => ({ ...address, database: name, options }),
    async release() {
      await maintenance.end();
      await owner.release();
    },
  };
}

/** The name of a database with all tables and no rows; one per state of the migrations, made by whoever comes first. */
async function templateDatabase({ maintenance, database }: TestServer): Promise<string> {
  const name = `forecourt_template_${migrationsHash()}`;
  await maintenance.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
  try {
    const { rows } = await maintenance.query("select 1 from pg_database where datname = $1", [name]);
    if (rows.length > 0) return name;
    await sweep(maintenance);
    await maintenance.query(`drop database if exists ${name}_unfinished`);
    await maintenance.query(`create database ${name}_unfinished template template0 encoding 'UTF8'`);
    const client = await connectDatabase(database(`${name}_unfinished`));
    await migrateDatabase(client);
    await client.end();
    await maintenance.query(`alter database ${name}_unfinished rename to ${name}`);
    return name;
  } finally {
    await maintenance.query("select pg_advisory_unlock($1)", [TEMPLATE_LOCK]);
  }
}

/** Drops templates of earlier migrations and what killed test runs left behind more than an hour ago. */
async function sweep(maintenance: DatabaseClient): Promise<void> {
  const found = await createSql(maintenance)<{ name: string }[]>`
    select datname as name from pg_database where datname ~ '^forecourt_(test|template)_'
    and not exists (select 1 from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`;
  for (const { name } of found) {
    const madeAtSeconds = name.startsWith("forecourt_test_") ? Number(name.split("_")[2]) : 0;
    if (Date.now() / 1000 - madeAtSeconds > 3600) await maintenance.query(`drop database if exists ${name}`);
  }
}

function migrationsHash(): string {
  const journal = readFileSync(join(migrationsFolder(), "meta", "_journal.json"), "utf8");
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] };
  const hash = createHash("sha256");
  for (const { tag } of entries) hash.update(readFileSync(join(migrationsFolder(), `${tag}.sql`)));
  return hash.digest("hex").slice(0, 12);
}
