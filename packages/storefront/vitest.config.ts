import { packageTests } from "../../tooling/vitest/package-tests.ts";

// One test puts another module in the place of the one that counts: each file has modules of its own.
export default packageTests({ dom: true, test: { isolate: true } });
