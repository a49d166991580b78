import { afterEach, beforeEach, expect, vi } from "vitest";
import type { MockInstance } from "vitest";

let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, "error");
});

afterEach(() => {
  const calls = errors.mock.calls.map((call) => call.map(String).join(" "));
  errors.mockRestore();
  expect(calls, "unexpected console.error").toEqual([]);
});
