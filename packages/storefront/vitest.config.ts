import { packageTests } from "../../tooling/vitest/package-tests.ts";

export default packageTests({
  dom: true,
  withOtherModules: [
    "src/site-slots.test.tsx",
    "src/enquiry/use-lead-form.test.tsx",
    "src/analytics/analytics.test.tsx",
  ],
});
