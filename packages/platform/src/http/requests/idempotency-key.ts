import { ApiRefusal } from "../answers/api-refusal.ts";

/**
 * The value of an `Idempotency-Key` header; undefined without one, which is accepted (decisions.md row 69).
 *
 * @throws ApiRefusal 400 `idempotency_key_invalid`
 */
export function checkedIdempotencyKey(header: string | null): string | undefined {
  const key = header?.trim() ?? undefined;
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new ApiRefusal(
      400,
      "idempotency_key_invalid",
      "The Idempotency-Key header must be 1 to 200 printable characters without spaces, such as a UUID.",
    );
  return key;
}
