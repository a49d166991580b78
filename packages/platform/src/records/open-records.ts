import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres, { type Options, type PostgresType, type Sql } from "postgres";
import { type EmbeddedOwner, maintenanceDatabase, ownEmbeddedServer } from "./embedded-owner.ts";
import { migrateRecords } from "./migrate-records.ts";
import { RecordsError } from "./records-error.ts";
import * as schema from "./schema.ts";

/** The records through drizzle, with the tables of {@link schema}. */
export type Database = PostgresJsDatabase<typeof schema>;

/** Options of a postgres.js client. */
export type SqlOptions = Options<Record<string, PostgresType>>;

/** The open records of the platform. */
export interface Records {
  /** Through drizzle. */
  db: Database;
  /**
   * The same database through postgres.js, on connections of its own (drizzle changes how dates and JSON are read on
   * the connections it is given): a transaction lives in either, never in both.
   */
  sql: Sql;
  /** `embedded`: PostgreSQL in the data folder; `server`: the one behind `DATABASE_URL`. */
  mode: "embedded" | "server";
  /** Another client of the same database, for a task that needs a connection to itself. The caller ends it. */
  connect(options?: SqlOptions): Sql;
  /** Ends the connections and, on the embedded default, stops the server if nobody else uses it. */
  close(): Promise<void>;
}

/** Where the records are and who asks. */
export interface OpenRecordsOptions {
  /** Data folder of the embedded default; made when missing. */
  dataDir: string;
  /** `postgres://…` of a PostgreSQL server; its database exists. Empty or absent means the embedded default. */
  databaseUrl?: string;
  /** A `server` starts the embedded database again when it dies under it; a `command` fails and can be repeated. */
  role: "server" | "command";
  /** Hears one line when the embedded database goes away or comes back. @default writes it to standard error */
  onEvent?: (event: string) => void;
}

/** The database that the embedded default keeps the records in. */
const DATABASE = "forecourt";

/**
 * Opens the records and brings their tables up to date. Any number of processes may open the same records at once:
 * on the embedded default they share one server, which the last of them stops.
 *
 * @throws RecordsError with a code that names the cause and a message that says what to do.
 * @example
 * const records = await openRecords({ dataDir: ".forecourt", databaseUrl: process.env.DATABASE_URL, role: "server" });
 * await records.sql`select count(*)::int as cars from cars`; // [{ cars: 912 }]
 * await records.close();
 */
export async function openRecords(options: OpenRecordsOptions): Promise<Records> {
  if (options.databaseUrl) return openServer(options.databaseUrl);
  const onEvent = options.onEvent ?? ((event) => process.stderr.write(`[records] ${event}\n`));
  const owner = await ownEmbeddedServer(options.dataDir, { supervise: options.role === "server", onEvent });
  try {
    await createDatabase(owner);
    const { host, user } = owner.address;
    const connect = (extra?: SqlOptions) =>
      postgres({ ...common, host, user, pass: "", database: DATABASE, ...extra });
    return await openDatabase("embedded", connect, () => owner.release());
  } catch (error) {
    await owner.release();
    throw error;
  }
}

const common: SqlOptions = {
  onnotice: () => {},
  connection: { TimeZone: "UTC", application_name: "forecourt" },
  // After a restart of the database the next request should find it: at most a second between attempts, not twenty.
  backoff: (attempt) => Math.min(2 ** attempt / 20, 1),
};

async function openServer(databaseUrl: string): Promise<Records> {
  try {
    return await openDatabase("server", (extra) => postgres(databaseUrl, { ...common, ...extra }), async () => {});
  } catch (cause) {
    if (cause instanceof RecordsError) throw cause;
    const { host, pathname } = URL.parse(databaseUrl) ?? { host: "(no valid URL)", pathname: "" };
    throw new RecordsError(
      "records_unreachable",
      `The PostgreSQL server of DATABASE_URL, ${host}${pathname}, did not open (${(cause as Error).message}). Check that ` +
        "it runs, that the database exists and that its user may create tables, or unset DATABASE_URL to use the embedded one.",
      { cause },
    );
  }
}

async function createDatabase(owner: EmbeddedOwner): Promise<void> {
  const sql = postgres(maintenanceDatabase(owner.address));
  try {
    const found = await sql`select 1 from pg_database where datname = ${DATABASE}`;
    if (found.length === 0) await sql.unsafe(`create database ${DATABASE}`);
  } catch (error) {
    // 42P04, 23505: another process created it in the same moment.
    if (!["42P04", "23505"].includes((error as { code?: string }).code ?? "")) throw error;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Migrates a database and opens both of its faces. Exported for the test records, which bring their own database. */
export async function openDatabase(
  mode: Records["mode"],
  connect: Records["connect"],
  release: () => Promise<void>,
): Promise<Records> {
  const migrator = connect({ max: 1 });
  try {
    await migrateRecords(migrator);
  } finally {
    await migrator.end({ timeout: 1 });
  }
  const sql = connect({ max: 5 });
  const client = connect({ max: 10 });
  return {
    db: drizzle(client, { schema, casing: "snake_case" }),
    sql,
    mode,
    connect,
    async close() {
      await Promise.all([sql.end({ timeout: 5 }), client.end({ timeout: 5 })]);
      await release();
    },
  };
}
