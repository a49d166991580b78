import { packageTests } from "../../tooling/vitest/package-tests.ts";

// A story is rendered and judged in under a second; a busy machine may take longer.
export default packageTests(import.meta.dirname, { test: { include: ["test/*.test.ts"], maxConcurrency: 3 } });
