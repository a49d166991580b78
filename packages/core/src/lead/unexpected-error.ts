/** Error shown when a request is answered with neither a result nor an error (S1 §8, verbatim, decisions.md row 59). */
export const unexpectedErrorText = "An unexpected error occured";

/**
 * The words of a refusal, for the shopper (S2 §8 "The server's error text is used when present").
 *
 * @param error what a call of the platform was rejected with
 * @returns undefined where nobody said anything: the line broke, or the answer was an error without words
 *
 * @example
 * refusalText(new TypeError("Failed to fetch")) // undefined
 */
export function refusalText(error: unknown): string | undefined {
  const isSaid = error instanceof Error && error.name === "ApiError" && error.message !== unexpectedErrorText;
  return isSaid ? error.message : undefined;
}
