import {
  ConflictError,
  DomainError,
  InvalidError,
  NotFoundError,
  SignInRequiredError,
  TooManyError,
  UnavailableError,
} from "../../base/errors/domain-error.ts";
import { CarGoneError } from "../../domain/stock/car-gone-error.ts";
import { findDatabaseUnavailable } from "../../records/database-unavailable-error.ts";
import { ApiRefusal, databaseUnavailableRefusal } from "./api-refusal.ts";

/** The status for each kind of reason that the domain knows. */
const statuses: readonly (readonly [kind: abstract new (...args: never[]) => DomainError, status: number])[] = [
  [SignInRequiredError, 401],
  [NotFoundError, 404],
  [ConflictError, 409],
  [CarGoneError, 410],
  [InvalidError, 422],
  [TooManyError, 429],
  [UnavailableError, 503],
];

/**
 * How what the domain did not do is answered: the one place where its reasons get a status.
 *
 * @example
 * domainRefusal(new ConflictError("slot_taken", "This time was just taken.")).status // 409
 * domainRefusal(new UnavailableError("overloaded", "Try again.", 2000)).headers // { "retry-after": "2" }
 */
export function domainRefusal(error: DomainError): ApiRefusal {
  const [, status] = statuses.find(([kind]) => error instanceof kind) ?? [];
  if (status === undefined) throw new TypeError(`No status is known for a ${error.name}.`);
  const { retryAfterMs } = error as { retryAfterMs?: number };
  return new ApiRefusal(status, error.code, error.message, {
    ...(error instanceof InvalidError && error.fields.length > 0 ? { fields: [...error.fields] } : {}),
    ...(error instanceof CarGoneError ? { gone: error.gone } : {}),
    ...(retryAfterMs === undefined
      ? {}
      : { headers: { "retry-after": String(Math.max(1, Math.ceil(retryAfterMs / 1000))) } }),
  });
}

/** What a request is refused with where nothing failed: by us, or by the domain. Undefined for everything else. */
export function expectedRefusal(error: unknown): ApiRefusal | undefined {
  if (error instanceof ApiRefusal) return error;
  return error instanceof DomainError ? domainRefusal(error) : undefined;
}

/**
 * Refusal of a failed request: a refusal is its own, a domain error gets its status, and a database that does not
 * answer gives 503 with Retry-After. Undefined for everything else, which is a fault of ours.
 *
 * @example
 * refusalOf(new Error("Failed query", { cause: new DatabaseUnavailableError() }))?.status // 503
 * refusalOf(new TypeError("x is undefined")) // undefined
 */
export function refusalOf(error: unknown): ApiRefusal | undefined {
  return expectedRefusal(error) ?? (findDatabaseUnavailable(error) && databaseUnavailableRefusal);
}
