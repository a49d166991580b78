import { findDatabaseUnavailable } from "../../records/database-unavailable-error.ts";
import { ApiRefusal, databaseUnavailableRefusal } from "./api-refusal.ts";

/**
 * What a failed request is refused with: a refusal is its own, and a database that does not answer makes 503 with Retry-After. Undefined
 * for everything else, which is a fault of ours.
 *
 * @example
 * refusalOf(new Error("Failed query", { cause: new DatabaseUnavailableError() }))?.status // 503
 * refusalOf(new TypeError("x is undefined")) // undefined
 */
export function refusalOf(error: unknown): ApiRefusal | undefined {
  if (error instanceof ApiRefusal) return error;
  return findDatabaseUnavailable(error) && databaseUnavailableRefusal;
}
