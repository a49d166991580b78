import { packageTests } from "../../tooling/vitest/package-tests.ts";

export default packageTests({
  properties: true,
  test: {
    coverage: {
      include: ["src/**/*.ts"],
      exclude: ["src/index.ts", "src/schemas.ts", "src/phone.ts", "src/plain-search.ts", "src/testing/index.ts"],
      reporter: [["text", { skipFull: true }]],
      thresholds: { lines: 98, branches: 98, functions: 98, statements: 98 },
    },
  },
});
