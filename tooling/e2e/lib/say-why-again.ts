import { stripVTControlCharacters } from "node:util";
import type { Reporter } from "vitest/node";

/**
 * Says why a walk needed another try, what it waited for and in which line: a reporter that is content with the last
 * try keeps that to itself.
 */
export const sayWhyAgain: Reporter = {
  onTestCaseResult(test) {
    const { retryCount = 0, flaky = false } = test.diagnostic() ?? {};
    if (!flaky) return;
    const reasons = (test.result().errors ?? []).map(({ message, stacks = [] }) => {
      const [what = "", ...log] = stripVTControlCharacters(message).split("\n");
      const waited = log.find((line) => line.includes("waiting for"))?.trim() ?? "";
      const stood = log.find((line) => line.startsWith("The walk stood on"))?.trim() ?? "";
      const place = stacks.find(({ file }) => file.includes("journeys")) ?? stacks[0];
      return `${what} ${waited} ${place ? `line ${place.line}` : ""} ${stood}`.trim();
    });
    process.stdout.write(`${test.name}: ${reasons.join("; ")} (retry x${retryCount})\n`);
  },
};
