import { ApiError } from "./api-error.ts";

/** Cuts a slow search off: long loops call `check` now and then. */
export class Deadline {
  readonly #end: number;

  /** @param milliseconds Time allowed from now. */
  constructor(milliseconds: number) {
    this.#end = performance.now() + milliseconds;
  }

  /** @throws ApiError 408 once the time is over. */
  check(): void {
    if (performance.now() > this.#end) throw new ApiError(408, "Request Timeout: the search took longer than allowed and was cut off. Narrow the query or the filter.");
  }
}
