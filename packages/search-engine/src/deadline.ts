import { ApiError } from "./api-error.ts";

/**
 * Cuts a slow search off: long loops call `check` now and then. The thread's own time counts, not that of others on a
 * busy machine.
 */
export class Deadline {
  readonly #end: number;

  /** @param milliseconds Processor time allowed from now. */
  constructor(milliseconds: number) {
    this.#end = usedMs() + milliseconds;
  }

  /** @throws ApiError 408 once the time is over. */
  check(): void {
    if (usedMs() >= this.#end)
      throw new ApiError(
        408,
        "Request Timeout: the search took longer than allowed and was cut off. Narrow the query or the filter.",
      );
  }
}

function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
