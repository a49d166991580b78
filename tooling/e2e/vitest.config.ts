import { packageTests } from "../vitest/package-tests.ts";

// Two shoppers at a time are what the smallest machine carries; each waits for what it expects to see, never for a time.
export default packageTests({
  test: { include: ["journeys/*.test.ts"], globalSetup: ["./lib/installation.ts"], testTimeout: 60_000, hookTimeout: 60_000, maxWorkers: 2, expect: { poll: { timeout: 10_000, interval: 50 } } },
});
