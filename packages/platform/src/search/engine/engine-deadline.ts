import { AsyncLocalStorage } from "node:async_hooks";

/**
 * How long all calls of one page or request to the search engine may take together, in milliseconds. A page waits five
 * seconds at most.
 */
export const engineBudgetMs = 3000;

const budgets = new AsyncLocalStorage<{ endsAt: number | undefined }>();

/**
 * Lets all calls to the search engine that a piece of work makes share one deadline; work inside such work shares that
 * of the outer.
 */
export const withEngineDeadline = <Result>(work: () => Result): Result =>
  budgets.getStore() ? work() : budgets.run({ endsAt: undefined }, work);

/**
 * What is left of the time that the work at hand has for the search engine, in milliseconds, 0 when it is over. It runs
 * from the first call on; outside of such work each call has all of it.
 *
 * @example
 * withEngineDeadline(() => [engineTimeLeftMs(() => 0), engineTimeLeftMs(() => 1200)]) // [3000, 1800]
 */
export function engineTimeLeftMs(now: () => number = () => performance.now()): number {
  const budget = budgets.getStore();
  if (!budget) return engineBudgetMs;
  budget.endsAt ??= now() + engineBudgetMs;
  return Math.max(0, Math.ceil(budget.endsAt - now()));
}
