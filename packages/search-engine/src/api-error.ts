/**
 * A refusal in Typesense's words: the HTTP status and the text of `{"message"}`.
 *
 * @example
 * throw new ApiError(404, "Collection not found"); // answers 404 {"message":"Collection not found"}
 */
export class ApiError extends Error {
  /** HTTP status, 400–503. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = "ApiError";
    this.status = status;
  }
}
