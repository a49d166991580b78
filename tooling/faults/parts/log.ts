import { logProblem } from "../log-problems.ts";
import type { PartRun } from "../part.ts";

/** What the server says while it starts, on standard output, for people. */
const isGreeting = (line: string) => line === "ready" || /^[\w ]+: http:\/\/[\w.-]+:\d+\/$/.test(line);

/**
 * Reads the log of the whole run: every line was written by us, one JSON object each, and none holds what a client
 * sent.
 */
export async function log({ report, log: servers }: PartRun): Promise<void> {
  const lines = servers.flat().filter((line) => !isGreeting(line));
  report.notes.push(`${lines.length} lines`);
  for (const line of lines) {
    const problem = logProblem(line);
    if (problem) report.find(`A line ${problem}: ${kindOf(line)}`, line);
  }
}

/** Lines of one kind are one finding. */
function kindOf(line: string): string {
  return (
    /"event":"(\w+)"/.exec(line)?.[1] ??
    line
      .replaceAll(/["'/][^ ]*/g, "…")
      .trim()
      .split(" ")
      .slice(0, 6)
      .join(" ")
  );
}
