import type { Reporter } from "vitest/node";

/** Says why a walk needed another try: a reporter that is content with the last one keeps it to itself. */
export const sayWhyAgain: Reporter = {
  onTestCaseResult(test) {
    const { retryCount = 0, flaky = false } = test.diagnostic() ?? {};
    if (!flaky) return;
    const reasons = (test.result().errors ?? []).map(({ message }) => message.split("\n")[0]);
    process.stdout.write(`${test.name}: ${reasons.join("; ")} (retry x${retryCount})\n`);
  },
};
