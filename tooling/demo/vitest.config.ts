import { packageTests } from "../vitest/package-tests.ts";

export default packageTests({ test: { include: ["*.test.ts", "catalogue/*.test.ts"] } });
