import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { drizzle } from "./drizzle.ts";
import { connectDatabase, type DatabaseClient, type DatabaseOptions } from "./database-client.ts";
import { DatabasePool } from "./database-pool.ts";
import { type EmbeddedOwner, maintenanceDatabase, ownEmbeddedServer } from "./embedded-owner.ts";
import { migrateDatabase } from "./migrate-database.ts";
import { RecordsError } from "./records-error.ts";
import { defaultDeadlineMs } from "./request-deadline.ts";
import * as schema from "./schema.ts";
import { createSql, type Sql } from "./sql-tag.ts";

/** The records through drizzle, with the tables of {@link schema}. */
export type DrizzleDatabase = NodePgDatabase<typeof schema>;

/**
 * The open records of the platform. Whatever is asked of them fails with `DatabaseUnavailableError` (in the chain of
 * causes: see `findDatabaseUnavailable`) when the database does not answer: in a `server` within its deadline.
 */
export interface Database {
  /** Through drizzle. */
  db: DrizzleDatabase;
  /** The same database as statements of SQL. */
  sql: Sql;
  /** The connections behind both, for a library that speaks to node-postgres itself. */
  pool: DatabasePool;
  /**
   * The same records for work that no shopper waits for (workers, the index, files for search engines), on connections
   * of its own: a query there may take as long as it needs.
   */
  background: Database;
  /** `embedded`: PostgreSQL in the data folder; `server`: the one behind `DATABASE_URL`. */
  mode: "embedded" | "server";
  /** A connection for a task that needs one to itself, without a deadline. The caller ends it. */
  connect(): Promise<DatabaseClient>;
  /**
   * Ends the connections and, on the embedded default, stops the server if nobody else uses it. Whoever closes again
   * waits for the same end.
   */
  close(): Promise<void>;
}

/** Location of the database, and the role of the process. */
export interface OpenDatabaseOptions {
  /** Data folder of the embedded default; made when missing. */
  dataDir: string;
  /** `postgres://…` of a PostgreSQL server; its database exists. Empty or absent means the embedded default. */
  databaseUrl?: string;
  /**
   * A `server` starts the embedded database again when it dies under it, and cuts the queries of requests at their
   * deadline; a `command` fails and can be repeated, and its queries take as long as they need.
   */
  role: "server" | "command";
  /** The longest that a query of a request may take in a `server`, in milliseconds. @default 2000 */
  requestDeadlineMs?: number;
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
 * const records = await openDatabase({ dataDir: ".forecourt", databaseUrl: process.env.DATABASE_URL, role: "server" });
 * await records.sql`select count(*)::int as cars from cars`; // [{ cars: 912 }]
 * await records.close();
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const deadlineMs = options.role === "server" ? (options.requestDeadlineMs ?? defaultDeadlineMs) : undefined;
  if (options.databaseUrl) return openServer(options.databaseUrl, deadlineMs);
  const onEvent = options.onEvent ?? ((event) => process.stderr.write(`[records] ${event}\n`));
  const owner = await ownEmbeddedServer(options.dataDir, { supervise: options.role === "server", onEvent });
  try {
    await createDatabase(owner);
    const database = { ...maintenanceDatabase(owner.address), ...common, database: DATABASE };
    return await connectPool("embedded", database, () => owner.release(), deadlineMs);
  } catch (error) {
    await owner.release();
    throw error;
  }
}

const common: DatabaseOptions = { options: "-c TimeZone=UTC", application_name: "forecourt" };

async function openServer(databaseUrl: string, deadlineMs: number | undefined): Promise<Database> {
  try {
    return await connectPool(
      "server",
      { connectionString: withLibpqModes(databaseUrl), ...common },
      async () => {},
      deadlineMs,
    );
  } catch (cause) {
    if (cause instanceof RecordsError) throw cause;
    const { host, pathname } = URL.parse(databaseUrl) ?? { host: "(no valid URL)", pathname: "" };
    throw new RecordsError(
      "records_unreachable",
      `The PostgreSQL server of DATABASE_URL, ${host}${pathname}, did not open (${reasonOf(cause)}). Check that ` +
        "it runs, that the database exists and that its user may create tables, or unset DATABASE_URL to use the embedded one.",
      { cause },
    );
  }
}

/**
 * `sslmode` of an address means what it means to PostgreSQL's own programs: `require` encrypts, `verify-full` also
 * checks.
 */
function withLibpqModes(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  if (!url?.searchParams.has("sslmode")) return databaseUrl;
  url.searchParams.set("uselibpqcompat", "true");
  return url.href;
}

/** The first cause of a failure. */
function reasonOf(error: unknown): string {
  return error instanceof Error && error.cause !== undefined
    ? reasonOf(error.cause)
    : error instanceof Error
      ? error.message
      : String(error);
}

async function createDatabase(owner: EmbeddedOwner): Promise<void> {
  const client = await connectDatabase(maintenanceDatabase(owner.address));
  try {
    const { rows } = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (rows.length === 0) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // 42P04, 23505: another process created it in the same moment.
    if (!["42P04", "23505"].includes((error as { code?: string }).code ?? "")) throw error;
  } finally {
    await client.end();
  }
}

/**
 * Migrates a database and opens the records on it. Exported for the test records, which bring their own database.
 *
 * @param deadlineMs of a request's queries; absent, nothing is cut and there is one pool
 */
export async function connectPool(
  mode: Database["mode"],
  database: DatabaseOptions,
  release: () => Promise<void>,
  deadlineMs?: number,
): Promise<Database> {
  const migrator = await connectDatabase(database);
  try {
    await migrateDatabase(migrator);
  } finally {
    await migrator.end();
  }
  const pools: DatabasePool[] = [];
  let closing: Promise<void> | undefined;
  const end = async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await release();
  };
  const open = (options: { max: number; deadlineMs?: number }): Omit<Database, "background"> => {
    const pool = new DatabasePool({ ...database, ...options });
    pools.push(pool);
    return {
      db: openDrizzle(pool),
      sql: createSql(pool),
      pool,
      mode,
      connect: () => connectDatabase(database),
      close: () => (closing ??= end()),
    };
  };
  const unlimited = open({ max: deadlineMs === undefined ? maxConnections : maxBackgroundConnections });
  const background: Database = Object.assign(unlimited, { background: unlimited as Database });
  return deadlineMs === undefined ? background : { ...open({ max: maxConnections, deadlineMs }), background };
}

const maxConnections = 10;
const maxBackgroundConnections = 5;

function openDrizzle(pool: DatabasePool): DrizzleDatabase {
  const options = { schema, casing: "snake_case" } as const;
  const db = drizzle(pool, options);
  // Drizzle's own keeps the connection for good when `begin` fails on it.
  db.transaction = (work, config) =>
    unlessDeadlocked(() => pool.lend((client) => drizzle(client, options).transaction(work, config)));
  return db;
}

/** Two that meet again and again are told of it. */
const maxAttempts = 4;

/**
 * Does a transaction once more that the database stopped because it and another waited for one another: nothing of it
 * was stored, and the other goes on meanwhile. What a transaction does besides the database it may therefore do twice.
 */
async function unlessDeadlocked<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts += 1)
    try {
      return await attempt();
    } catch (error) {
      if (attempts === maxAttempts || !isDeadlock(error)) throw error;
    }
}

/** 40P01 is PostgreSQL's word for it; Drizzle wraps what the database said. */
function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "40P01") || isDeadlock(error.cause);
}
