import { packageTests } from "../vitest/package-tests.ts";
import { sayWhyAgain } from "./lib/say-why-again.ts";

// A busy machine may be late once: CI gives a failed walk one more try, and the report names it.
// Three shoppers at a time keep two processors busy; each waits for what it expects to see, never for a time.
export default packageTests({
  test: { include: ["journeys/*.test.ts"], globalSetup: ["./lib/installation.ts"], reporters: ["default", sayWhyAgain], retry: process.env.CI ? 1 : 0, testTimeout: 300_000, hookTimeout: 300_000, maxWorkers: 3, expect: { poll: { timeout: 60_000, interval: 50 } } },
});
