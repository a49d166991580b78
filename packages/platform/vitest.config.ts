import { packageTests } from "../../tooling/vitest/package-tests.ts";

// Many files wait for processes and databases that they start: two at a time, also where there are two processors.
export default packageTests({ properties: true, test: { maxWorkers: 2 } });
