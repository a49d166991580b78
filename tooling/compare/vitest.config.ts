import { packageTests } from "../vitest/package-tests.ts";

export default packageTests(import.meta.dirname, { test: { include: ["*.test.ts"] } });
