import type { SQL } from "drizzle-orm";
import type { DatabaseWriter } from "./bump-version.ts";

/** Runs a statement and answers its rows. */
export async function rowsOf<Row>(tx: DatabaseWriter, statement: SQL): Promise<Row[]> {
  const { rows } = await tx.execute(statement);
  return rows as Row[];
}
