import { sql } from "drizzle-orm";
import type { Records } from "../records/open-records.ts";

/** Asks the records for something only a working database can answer. */
export async function recordsAnswer(records: Records): Promise<boolean> {
  await records.db.execute(sql`select 1 from sites limit 1`);
  return true;
}
