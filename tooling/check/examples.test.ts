import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const repository = resolve(import.meta.dirname, "..", "..");

/** A line of an example with what it gives, such as `facetName("make") // "Make"`. */
const exampleLine = /^(?!\/\/|const |import |await |return |<)(.+?);? \/\/ (.+)$/;

/**
 * Examples of a file in a line each. Where an output is cut short (`…`), or depends on the machine, words say what it
 * gives.
 */
const examplesOf = (text: string) =>
  [...text.matchAll(/@example\n((?: \* ?.*\n)+?) \*\//g)]
    .flatMap(([, block = ""]) => block.replaceAll(/^ \* ?/gm, "").split("\n"))
    .flatMap((line) => {
      const [, call, output] = exampleLine.exec(line) ?? [];
      return call && output && !line.includes("…") ? [{ call, output }] : [];
    });

/** The value of code; undefined where it is words or uses what it has not made. */
function valueOf(code: string, names: Readonly<Record<string, unknown>>): { value: unknown } | undefined {
  try {
    // oxlint-disable-next-line typescript/no-implied-eval -- the code stands in our own documentation
    const run = new Function(...Object.keys(names), `return (${code});`) as (...values: unknown[]) => unknown;
    return { value: run(...Object.values(names)) };
  } catch {
    return undefined;
  }
}

// Those of core are tried where they stand, with what they are given (packages/core/test/examples.test.ts).
const files = globSync("packages/*/src/**/*.ts", { cwd: repository, exclude: ["packages/core/**", "**/*.test.ts"] })
  .map((file) => ({ file, examples: examplesOf(readFileSync(join(repository, file), "utf8")) }))
  .filter(({ examples }) => examples.length > 0);

it("gives what the documentation of a function says that it gives", async () => {
  const untrue: string[] = [];
  let tried = 0;
  for (const { file, examples } of files) {
    const names = (await import(join(repository, file))) as Record<string, unknown>;
    for (const { call, output } of examples) {
      const [given, said] = [valueOf(call, names), valueOf(output, {})];
      if (given === undefined || said === undefined || given.value instanceof Promise) continue;
      tried += 1;
      try {
        expect(given.value).toEqual(said.value);
      } catch {
        untrue.push(`${file}: ${call} gives ${JSON.stringify(given.value)}`);
      }
    }
  }
  expect(untrue).toEqual([]);
  expect(tried).toBeGreaterThan(100);
});
