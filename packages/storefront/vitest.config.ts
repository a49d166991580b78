import { defineConfig } from "vitest/config";
import { packageTests } from "../../tooling/vitest/package-tests.ts";

/** Tests that put another module in the place of the one that counts: each has modules of its own. The others share theirs, which takes half the time. */
const withOtherModules = [
  "src/site-slots.test.tsx",
  "src/enquiry/use-lead-form.test.tsx",
  "src/analytics/analytics.test.tsx",
];

export default defineConfig({
  test: {
    projects: [
      packageTests({ dom: true, test: { name: "storefront", exclude: withOtherModules } }),
      packageTests({
        dom: true,
        test: { name: "storefront with other modules", include: withOtherModules, isolate: true },
      }),
    ],
  },
});
