import { ApiError } from "./api-error.ts";
import type { ApiErrorBody } from "./errors.ts";

/** The value of an answer; a refusal is thrown as `ApiError`. */
export async function valueOf<T>(pending: Promise<Response>): Promise<T> {
  const response = await pending;
  if (response.ok) return (await response.json()) as T;
  const body = (await response.json().catch(() => ({}))) as Partial<ApiErrorBody>;
  throw new ApiError(response.status, body);
}
