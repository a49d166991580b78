/**
 * The database does not answer: it refuses connections, cuts them, or takes longer than the deadline of the asker.
 * The same may be asked again. At the HTTP edge this is 503 with Retry-After. The message holds nothing of what was
 * asked.
 */
export class DatabaseUnavailableError extends Error {
  readonly code = "database_unavailable";
  override readonly name = "DatabaseUnavailableError";

  constructor(options?: ErrorOptions) {
    super(
      "[records] The database does not answer. Try again in a moment; if it stays so, `forecourt doctor` says why.",
      options,
    );
  }
}

/**
 * The {@link DatabaseUnavailableError} in an error's chain of causes, such as drizzle's "Failed query" makes one.
 * Undefined when the database answered, be it with a refusal.
 *
 * @example
 * findDatabaseUnavailable(new Error("Failed query", { cause: new DatabaseUnavailableError() }))?.code // "database_unavailable"
 * findDatabaseUnavailable(new TypeError("x is undefined")) // undefined
 */
export function findDatabaseUnavailable(error: unknown): DatabaseUnavailableError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof DatabaseUnavailableError) return cause;
  return undefined;
}
