import { packageTests } from "../../tooling/vitest/package-tests.ts";

export default packageTests({ dom: true, withOtherModules: ["src/live/use-first-presses.test.tsx"] });
