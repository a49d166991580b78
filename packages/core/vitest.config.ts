import { packageTests } from "../../tooling/vitest/package-tests.ts";

export default packageTests(import.meta.dirname, {
  properties: true,
  test: {
    coverage: {
      include: ["packages/core/src/**/*.ts"],
      exclude: ["index", "schemas", "phone", "plain-search", "testing/index", "**/*.test"].map(
        (name) => `packages/core/src/${name}.ts`,
      ),
      reportsDirectory: `${import.meta.dirname}/coverage`,
      reporter: [["text", { skipFull: true }]],
      thresholds: { lines: 98, branches: 98, functions: 98, statements: 98 },
    },
  },
});
