import { packageTests } from "../vitest/package-tests.ts";
import { isStrict, waits } from "../vitest/waits.ts";
import { LongestFirst } from "./lib/longest-first.ts";
import { sayWhyAgain } from "./lib/say-why-again.ts";

// A busy machine may be late once: CI gives a failed walk one more try, and the report names it.
// Three shoppers at a time keep two processors busy; each waits for what it expects to see, never for a time.
export default packageTests(import.meta.dirname, {
  test: {
    include: ["journeys/*.test.ts"],
    globalSetup: ["./lib/installation.ts"],
    reporters: ["default", sayWhyAgain],
    retry: process.env.CI && !isStrict ? 1 : 0,
    testTimeout: waits.walk,
    hookTimeout: waits.walk,
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: waits.walkPoll, interval: 50 } },
  },
});
