import { describe, expect, it } from "vitest";
import type { SearchWords } from "../src/search/search-words.ts";
import { aSite } from "../src/testing/a-site.ts";
import { everyExport } from "./every-export.ts";

interface Example {
  file: string;
  code: string;
  output: string;
}

const sources = import.meta.glob(["../src/**/*.ts", "!../src/**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const now = new Date("2026-11-21T00:00:00Z");
const site = aSite();
/** What the dealer of the examples has. */
const words: SearchWords = {
  count: 42,
  carTypes: { used: 42 },
  bodies: [],
  dealerships: [],
  known: [],
  makes: [
    { name: "Toyota", count: 30, models: [] },
    { name: "Mazda", count: 12, models: [{ name: "CX-5", count: 20 }] },
  ],
};
/** Names that examples use without making them. */
const given = {
  now,
  site,
  words,
  settings: { buttons: site.card.buttons, reserve: site.reserve },
  location: site.locations[0],
  options: { now, settings: site.stock },
  entry: { interestRate: 9, comparisonRate: 10, paymentWeek: 90 },
};
const scope = { ...everyExport, ...given };

/** Every `@example` line of code with the comment that says what it gives. */
function examples(): Example[] {
  const found: Example[] = [];
  for (const [path, source] of Object.entries(sources)) {
    const file = path.replace("../src/", "");
    for (const block of source.matchAll(/@example\n((?: \* .*\n)+)/g)) {
      let code = "";
      let output = "";
      const keep = () => {
        if (code.trim() !== "" && output.trim() !== "") found.push({ file, code: code.trim(), output: output.trim() });
        code = "";
        output = "";
      };
      for (const line of (block[1] ?? "").split("\n").map((text) => text.replace(/^ \* ?/, ""))) {
        const [, before = "", comment] = /^(.*?)(?:(?:^|\s)\/\/ ?(.*))?$/.exec(line) ?? [];
        if (before.trim() !== "" && output !== "") keep();
        code += before;
        if (comment !== undefined) output += ` ${comment}`;
      }
      keep();
    }
  }
  return found;
}

async function evaluate(code: string): Promise<unknown> {
  const source = `export const run = ({ ${Object.keys(scope).join(", ")} }) => (${code});`;
  const made = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)) as {
    run: (names: typeof scope) => unknown;
  };
  return made.run(scope);
}

/** The value that an output comment names; undefined in `{}` when it is words. */
async function named(output: string): Promise<{ value: unknown } | undefined> {
  try {
    return { value: await evaluate(output) };
  } catch {
    return undefined;
  }
}

describe("examples in the documentation", async () => {
  const withOutput = await Promise.all(
    examples().map(async (example) => ({ ...example, output: await named(example.output) })),
  );
  const checked = withOutput.flatMap(({ output, ...example }) =>
    output === undefined ? [] : [{ ...example, value: output.value }],
  );

  it.each(checked)("$file: $code", async ({ code, value }) => {
    expect(await evaluate(code)).toEqual(value);
  });

  it("are nearly all checked", () => {
    expect(checked.length / examples().length).toBeGreaterThan(0.9);
  });
});
