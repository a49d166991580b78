import { openDatabase } from "../records/open-database.ts";
import type { Database } from "../records/open-database.ts";
import type { CommandContext } from "./command-context.ts";

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
