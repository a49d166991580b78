import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the random values of this run's property tests start. */
    propertySeed: number;
  }
}

/**
 * Chooses one seed for every property test of a run and prints it. `FORECOURT_SEED=<seed>` repeats a run.
 *
 * @throws Error when FORECOURT_SEED is no whole number
 */
export function setup(project: TestProject): void {
  const asked = process.env.FORECOURT_SEED;
  if (asked !== undefined && !/^-?\d{1,10}$/.test(asked))
    throw new Error(
      `[tests] FORECOURT_SEED is "${asked}". Give the whole number that a run printed, such as FORECOURT_SEED=1764000000, or leave it out.`,
    );
  const seed = asked === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(asked);
  project.provide("propertySeed", seed);
  process.stdout.write(`property tests: seed ${seed} (FORECOURT_SEED=${seed} repeats them)\n`);
}
