import { describe, expect, it } from "vitest";
import * as core from "../src/index.ts";

const [readme = ""] = Object.values(
  import.meta.glob(["../README.md"], { query: "?raw", import: "default", eager: true }),
);
const [, code = ""] = /^```ts\n([\s\S]*?)^```$/m.exec(readme) ?? [];
const lines = code.split("\n").filter((line) => !line.startsWith("import "));
const made = lines.filter((line) => line.startsWith("const ")).join("\n");
const shown = lines.flatMap((line) => {
  const [, call, value] = /^(.+); \/\/ (.+)$/.exec(line) ?? [];
  return call !== undefined && value !== undefined ? [[call, value] as const] : [];
});

/** Runs a line of the README with the names that it imports and makes. */
const run = async (line: string): Promise<unknown> => {
  const source = `export const run = ({ ${Object.keys(core).join(", ")} }) => { ${made}; return ${line}; };`;
  const example = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)) as {
    run: (names: typeof core) => unknown;
  };
  return example.run(core);
};

describe("the README of core", () => {
  it("shows calls with what they answer", () => {
    expect(shown.length).toBeGreaterThanOrEqual(3);
  });

  it.each(shown)("%s is %s", async (call, value) => {
    expect(await run(call)).toEqual(await run(value));
  });
});
