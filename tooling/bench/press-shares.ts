import type { BenchLine } from "./budget-row.ts";
import type { StartPress } from "./start-presses.ts";

/** What issue 17 asks of a press while its page starts, in ms. */
const most = { painted: 200, answered: 500, done: 1500 } as const;
/** Of a hundred presses, so many are to be in time. */
const wantedShare = 95;

/**
 * How many of the presses are in time, in percent: painted within 200 ms, of those that stay on their page; answered
 * within 500 ms, of those that lead to an address; done within 1.5 s, of the others. Who was the slowest stands beside
 * it. A press without any effect is in time for nothing.
 *
 * @example
 * pressShares([{ name: "menu", painted: 80, answered: undefined, done: 90 }])[0].measured // 100
 */
export function pressShares(presses: readonly StartPress[]): BenchLine[] {
  const isLost = ({ answered, done }: StartPress) => answered === undefined && done === undefined;
  const share = (of: "painted" | "answered" | "done", verb: string, limit: number): BenchLine[] => {
    const counted = presses.filter((press) =>
      isLost(press) ? true : of === "done" ? press.answered === undefined : press[of] !== undefined,
    );
    if (counted.length === 0) return [];
    const time = (press: StartPress) => (isLost(press) ? Infinity : (press[of] ?? Infinity));
    const [slowest] = counted.toSorted((one, other) => time(other) - time(one));
    const worst = slowest && (Number.isFinite(time(slowest)) ? `${time(slowest).toFixed(0)} ms` : "lost");
    return [
      {
        what: `presses while a page starts, 4 × slower CPU, ${verb} (${counted.length} presses; slowest: ${slowest?.name ?? ""}, ${worst ?? ""})`,
        measured: (100 * counted.filter((press) => time(press) <= limit).length) / counted.length,
        unit: "%",
        budget: wantedShare,
        goodWhen: "at least",
      },
    ];
  };
  return [
    ...share("painted", `painted within ${most.painted} ms`, most.painted),
    ...share("answered", `answered within ${most.answered} ms`, most.answered),
    ...share("done", `done within ${most.done / 1000} s`, most.done),
  ];
}
