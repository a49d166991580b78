import { packageTests } from "./vitest/package-tests.ts";

// In one run: a run for each folder would start, and read the packages, anew. The journeys are walked by e2e/run.ts.
export default packageTests(import.meta.dirname, {
  test: {
    include: [
      "{bench,build,bundle,check,compare,demo,docs-site,faults,pack,pictures,release,vitest}/**/*.test.ts",
      "e2e/{lib,other-browsers}/*.test.ts",
    ],
  },
});
