import { describe, expect, it } from "vitest";
import { checkedIdempotencyKey } from "./idempotency-key.ts";

describe("the Idempotency-Key of a form", () => {
  it.each([
    [null, undefined],
    [" k-1 ", "k-1"],
  ])("is optional, and counts without the spaces around it: %j", (sent, key) => {
    expect(checkedIdempotencyKey(sent)).toBe(key);
  });

  it.each(["", "  ", "two words", "x".repeat(201)])("is refused where it names nothing: %j", (sent) => {
    expect(() => checkedIdempotencyKey(sent)).toThrow(
      expect.objectContaining({ status: 400, code: "idempotency_key_invalid" }),
    );
  });
});
