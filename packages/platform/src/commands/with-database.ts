import { existsSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "../records/open-database.ts";
import type { Database } from "../records/open-database.ts";
import type { CommandContext } from "./command-context.ts";

/** Whether there are records: opening them makes some. */
export function hasRecords({ env, dataDir }: Pick<CommandContext, "env" | "dataDir">): boolean {
  return Boolean(env.DATABASE_URL) || existsSync(join(dataDir, "records"));
}

/** Runs a piece of work on the records, and closes them whatever happens. */
export async function withDatabase<Result>(
  context: CommandContext,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { env, dataDir, err } = context;
  const database = await openDatabase({
    dataDir,
    role: "command",
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    onEvent: (event) => err(`${event}\n`),
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
