import { defineConfig } from "vitest/config";
import { packageTests } from "../../tooling/vitest/package-tests.ts";

/** Tests that put another module in the place of the one that counts: each has modules of its own. The others share theirs. */
const withOtherModules = ["src/live/use-first-presses.test.tsx"];

export default defineConfig({
  test: {
    projects: [
      packageTests({ dom: true, test: { name: "search", exclude: withOtherModules } }),
      packageTests({
        dom: true,
        test: { name: "search with other modules", include: withOtherModules, isolate: true },
      }),
    ],
  },
});
