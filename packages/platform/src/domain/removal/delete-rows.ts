import { getTableName, sql } from "../../records/drizzle.ts";
import type { SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { rowsOf } from "../../records/rows-of.ts";

/**
 * Deletes rows of a table.
 *
 * @param max how many at most; left out, all of them
 * @returns how many went
 */
export async function deleteRows(tx: DatabaseWriter, table: PgTable, condition: SQL, max?: number): Promise<number> {
  const chosen =
    max === undefined
      ? condition
      : sql`ctid = any(array(select ctid from ${name(table)} where ${condition} limit ${max}))`;
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`with gone as (delete from ${name(table)} where ${chosen} returning 1) select count(*)::int as count from gone`,
  );
  return row?.count ?? 0;
}

/** Counts rows of a table. */
export async function countRows(tx: DatabaseWriter, table: PgTable, condition: SQL): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::int as count from ${name(table)} where ${condition}`,
  );
  return row?.count ?? 0;
}

const name = (table: PgTable) => sql.identifier(getTableName(table));
