import { sql } from "./drizzle.ts";
import type { Database } from "./open-database.ts";

/** Asks the records for something only a working database can answer. */
export async function databaseAnswers(database: Database): Promise<boolean> {
  await database.db.execute(sql`select 1 from sites limit 1`);
  return true;
}
