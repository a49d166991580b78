import { ApiError } from "./api-error.ts";
import type { ApiErrorBody } from "./errors.ts";

/** What a single call may be given. */
export interface CallOptions {
  /** Aborts the call. */
  signal?: AbortSignal;
}

/** Parameters of an address; absent ones are left out. */
export type CallQuery = URLSearchParams | Readonly<Record<string, string | number | undefined>>;

/** How a call is made. */
export interface Caller {
  get<T>(path: string, query?: CallQuery, options?: CallOptions): Promise<T>;
  post<T>(path: string, body: unknown, options?: CallOptions & { idempotencyKey?: string }): Promise<T>;
  put<T>(path: string, body: unknown, options?: CallOptions): Promise<T>;
}

/** The value of an answer; a refusal is thrown as `ApiError`. */
export async function valueOf<T>(pending: Promise<Response>): Promise<T> {
  const response = await pending;
  if (response.ok) return (await response.json()) as T;
  const body = (await response.json().catch(() => ({}))) as Partial<ApiErrorBody>;
  throw new ApiError(response.status, body);
}
