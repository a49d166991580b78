import { existsSync } from "node:fs";
import { join } from "node:path";
import { drizzle, migrate } from "./drizzle.ts";
import { packageFolder } from "../base/environment/package-folder.ts";
import type { DatabaseClient } from "./database-client.ts";
import { RecordsError } from "./records-error.ts";
import { advisoryLocks } from "./advisory-locks.ts";

/** The advisory lock under which one process at a time migrates a database. */
const MIGRATION_LOCK = advisoryLocks.migration;

/** Applies the migrations that the database lacks, one process at a time. */
export async function migrateDatabase(client: DatabaseClient): Promise<void> {
  await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
  try {
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  }
}

/**
 * The folder of the committed migrations: it stands beside `src` in this repository and beside `dist` in the published
 * package.
 *
 * @throws RecordsError `records_migrations_missing` when the package was not packed whole.
 */
export function migrationsFolder(): string {
  const migrations = packageFolder("drizzle");
  if (existsSync(join(migrations, "meta", "_journal.json"))) return migrations;
  throw new RecordsError(
    "records_migrations_missing",
    `The migrations of the records are not at ${migrations}. They are part of the package @forecourt/platform; ` +
      "install it again, and do not bundle it into another file.",
  );
}
