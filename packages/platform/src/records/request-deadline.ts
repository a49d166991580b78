/** A shopper who waits longer has gone, and each who waits takes a connection from the others. */
export const defaultDeadlineMs = 2000;
/** A database that needs a minute for a query of a request does not answer. */
const maxMs = 60_000;

/**
 * The longest that one query of a request may take, in milliseconds: FORECOURT_DATABASE_DEADLINE_MS, else two seconds.
 *
 * @throws Error when the variable is no whole number from 100 to 60000
 * @example
 * requestDeadline({ FORECOURT_DATABASE_DEADLINE_MS: "5000" }) // 5000
 */
export function requestDeadline(env: Readonly<Record<string, string | undefined>>): number {
  const said = env.FORECOURT_DATABASE_DEADLINE_MS;
  const milliseconds = said ? Number(said) : defaultDeadlineMs;
  if (!Number.isInteger(milliseconds) || milliseconds < 100 || milliseconds > maxMs)
    throw new Error(
      `[records] FORECOURT_DATABASE_DEADLINE_MS is "${said}", which is no whole number from 100 to ${maxMs}. Set it to the milliseconds that a query of a request may take, such as 5000, or leave it out for ${defaultDeadlineMs}.`,
    );
  return milliseconds;
}
