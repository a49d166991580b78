export { runTemplateSuite } from "./run-template-suite.ts";
export type { CheckResult, SuiteOptions } from "./run-template-suite.ts";
export type { CheckName } from "./checks/all-checks.ts";
