import { DrizzleQueryError } from "../records/drizzle.ts";
import { DatabaseError } from "pg";
import { findDatabaseUnavailable } from "../records/database-unavailable-error.ts";
import { RecordsError } from "../records/records-error.ts";
import { SiteVersionError } from "../domain/sites/rollback-site.ts";
import { SiteRefusedError } from "../domain/sites/site-refused.ts";
import { StockRefusedError } from "../domain/stock-import/stock-refused.ts";
import { UsageError } from "./command-context.ts";

/** What a command says of a failure. */
export interface ExplainedFailure {
  /** Stable, for machines. */
  code: string;
  message: string;
  exitCode: 1 | 2;
}

/**
 * Explains why a command failed: what happened and what to do. Of the database it says what the database said, never
 * the statement that was asked.
 *
 * @example
 * explainFailure(new UsageError("Name one site.")) // { code: "usage", message: "Name one site.", exitCode: 2 }
 */
export function explainFailure(error: unknown): ExplainedFailure {
  if (error instanceof UsageError) return { code: error.code, message: error.message, exitCode: 2 };
  if (
    error instanceof StockRefusedError ||
    error instanceof SiteRefusedError ||
    error instanceof SiteVersionError ||
    error instanceof RecordsError
  )
    return { code: error.code, message: error.message, exitCode: 1 };
  const unavailable = findDatabaseUnavailable(error);
  if (unavailable)
    return { code: unavailable.code, message: `${unavailable.message} (${messageOf(unavailable.cause)})`, exitCode: 1 };
  const reason = error instanceof DrizzleQueryError ? error.cause : error;
  if (reason instanceof DatabaseError)
    return {
      code: "database_refused",
      message: `[records] The database refused a statement: ${reason.message} (SQLSTATE ${reason.code}). Look with: forecourt doctor`,
      exitCode: 1,
    };
  const code = reason instanceof Error && "code" in reason && typeof reason.code === "string" ? reason.code : "failed";
  return { code, message: messageOf(reason), exitCode: 1 };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
