/**
 * What the platform refuses a shopper for a moment with, when the machine is too busy: it answers 503 with Retry-After.
 */
const forLater: readonly unknown[] = ["database_unavailable", "overloaded"];

/** A line of the server's log, as far as it is read here. */
interface LoggedError {
  level?: string;
  request?: string;
  code?: unknown;
  status?: unknown;
}

/**
 * Errors in a server's log, those that a busy machine explains apart from the others: a refusal for later, and the line
 * of its request.
 *
 * @param log lines as the server wrote them; what is not an error is left out
 * @returns lines as they came
 *
 * @example
 * loggedErrors(['{"level":"error","request":"r1","code":"database_unavailable"}'])
 * // { busy: ['{"level":"error","request":"r1","code":"database_unavailable"}'], others: [] }
 */
export function loggedErrors(log: readonly string[]): { busy: string[]; others: string[] } {
  const errors = log
    .filter((line) => line.includes('"level":"error"'))
    .map((line) => ({ line, said: JSON.parse(line) as LoggedError }));
  const refused = new Set(errors.filter(({ said }) => forLater.includes(said.code)).map(({ said }) => said.request));
  const isBusy = ({ said }: (typeof errors)[number]) =>
    forLater.includes(said.code) || (said.status === 503 && said.request !== undefined && refused.has(said.request));
  return {
    busy: errors.filter(isBusy).map(({ line }) => line),
    others: errors.filter((error) => !isBusy(error)).map(({ line }) => line),
  };
}
