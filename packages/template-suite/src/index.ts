export { runTemplateSuite } from "./run-template-suite.ts";
export type { CheckResult, SuiteOptions } from "./run-template-suite.ts";
export { pageBudgets } from "./page-budgets.ts";
export type { PageBudget } from "./page-budgets.ts";
export type { CheckName } from "./checks/all-checks.ts";
