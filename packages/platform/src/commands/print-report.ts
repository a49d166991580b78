import type { RemovalReport } from "../domain/removal/removal-report.ts";
import { table } from "./command-context.ts";

/**
 * A report as a person reads it: what goes, then what stays and why. Kinds of which there is nothing are left out of
 * what goes.
 */
export function reportText({ goes, stays }: RemovalReport, { dryRun }: { dryRun: boolean }): string {
  const going = goes.filter(({ count }) => count > 0).map(({ what, count }) => [String(count), what]);
  const staying = stays.map(({ what, count, because }) => [
    count === undefined ? "" : String(count),
    `${what}: ${because}`,
  ]);
  return [dryRun ? "Would go:" : "Gone:", going.length > 0 ? table(going) : "nothing", "Stays:", table(staying)].join(
    "\n",
  );
}
