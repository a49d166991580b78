import { sql, PgDialect } from "./drizzle.ts";
import type { DatabaseClient } from "./database-client.ts";
import type { DatabasePool } from "./database-pool.ts";

/**
 * Runs a statement and answers its rows: timestamps as `Date`, JSON parsed, `bigint` and `numeric` as text. Values
 * become parameters; a value made by drizzle's `sql` is a piece of the statement. A list becomes `($1, $2)`, as `in`
 * wants it; `sql.param(list)` makes it one array.
 *
 * @example
 * await records.sql<{ slug: string }[]>`select slug from cars where id = any(${sql.param(ids)}::bigint[])`;
 */
export interface Sql {
  // oxlint-disable-next-line typescript/no-explicit-any -- what a statement answers is known to its author only
  <Rows extends readonly object[] = Record<string, any>[]>(
    strings: TemplateStringsArray,
    ...values: unknown[]
  ): Promise<Rows>;
  /** Runs a transaction: whole when the work resolves, undone when it throws. */
  begin<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
}

const dialect = new PgDialect();

/** Makes the tag for a pool, or for one connection, where `begin` must not be called in a transaction. */
export function createSql(database: DatabasePool | DatabaseClient): Sql {
  const run = async (strings: TemplateStringsArray, ...values: unknown[]) => {
    const { sql: text, params } = dialect.sqlToQuery(sql(strings, ...values));
    const { rows } = (await database.query(text, params)) as { rows: never };
    return rows;
  };
  const begin: Sql["begin"] = (work) =>
    "lend" in database ? database.lend((client) => inTransaction(client, work)) : inTransaction(database, work);
  return Object.assign(run, { begin });
}

async function inTransaction<Result>(client: DatabaseClient, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  await client.query("begin");
  try {
    const result = await work(createSql(client));
    await client.query("commit");
    return result;
  } catch (error) {
    // A connection that is gone has undone it already.
    await client.query("rollback").catch(() => {});
    throw error;
  }
}
