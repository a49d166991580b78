import type { Part, PartRun } from "./part.ts";

/**
 * Does a part, and notes in its report when it fails or does not come to its end.
 *
 * @param limitMs the part is given up after this long, in ms
 * @returns whether it ended; one that was given up may still be at work on the stage
 * @example
 * await runPart(fuzz, run, 600_000) // true
 */
export async function runPart(part: Part, run: PartRun, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  const ended = part(run)
    .catch((error: unknown) =>
      run.report.find(
        "did not come to its end",
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      ),
    )
    .then(() => true);
  try {
    const hasEnded = await Promise.race([ended, late]);
    if (!hasEnded) run.report.find(`did not come to its end within ${Math.round(limitMs / 60_000)} minutes`);
    return hasEnded;
  } finally {
    clearTimeout(timer);
  }
}
