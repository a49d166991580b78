import { parseArgs } from "node:util";

/** How a run is made. */
export interface FaultOptions {
  seed: number;
  /** Parts to run; all where none is named. */
  parts: readonly string[];
  /** Minutes for each part that goes on for as long as it may. */
  minutes: number;
  isBounded: boolean;
}

/**
 * Reads the command line.
 *
 * @param known names of the parts
 * @throws Error that says what is wrong, for people
 * @example
 * readOptions(["--part", "fuzz", "--seed", "7"], ["fuzz", "load"]) // { seed: 7, parts: ["fuzz"], minutes: 10, isBounded: false }
 */
export function readOptions(args: readonly string[], known: readonly string[]): FaultOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: "string" },
      part: { type: "string", multiple: true },
      minutes: { type: "string" },
      bounded: { type: "boolean" },
    },
  });
  const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
  const minutes = Number(values.minutes ?? 10);
  const parts = values.part ?? [];
  if (!Number.isInteger(seed))
    throw new Error(`--seed takes the whole number that a run printed, not "${values.seed}".`);
  if (!(minutes > 0)) throw new Error(`--minutes takes a number above 0, not "${values.minutes}".`);
  const unknown = parts.find((part) => !known.includes(part));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}". The parts are: ${known.join(", ")}.`);
  return { seed, parts, minutes, isBounded: values.bounded === true };
}
