import { describe, expect, it } from "vitest";
import { nextStep } from "./next-step.mjs";
import { steps } from "./steps.mjs";

const lint = { name: "lint", command: [] };
const build = { name: "build", command: [] };
const walk = { name: "walk", command: [], after: ["build"] };

describe("the steps of npm test", () => {
  it("start in their order while a processor is free", () => {
    expect(nextStep([lint, build], [])).toBe(lint);
    expect(nextStep([build], [lint])).toBe(build);
    expect(nextStep([walk], [lint, build])).toBeUndefined();
  });

  it("wait for what they need, and let others go first", () => {
    expect(nextStep([walk, lint], [build])).toBe(lint);
    expect(nextStep([walk, build], [lint])).toBe(build);
    expect(nextStep([walk], [])).toBe(walk);
  });

  it("start as a third where they wait more than they work, one of them at a time", () => {
    const faults = { name: "faults", command: [], waits: true };
    const other = { name: "other", command: [], waits: true };
    expect(nextStep([faults], [lint, build])).toBe(faults);
    expect(nextStep([other], [faults])).toBeUndefined();
    expect(nextStep([lint], [build, faults])).toBe(lint);
    expect(nextStep([walk, lint], [build, faults])).toBe(lint);
  });

  it("give way to the browser tests where they run beside them, but for faults and contracts, whose servers keep deadlines", () => {
    const all = steps({});
    const browsers = all.findIndex(({ name }) => name === "browser tests from packed packages");
    for (const { name, givesWay = false } of all.slice(browsers + 1))
      expect([name, givesWay]).toEqual([name, !/^(faults|contract)/.test(name)]);
  });

  it("look at what changed where they are told it, and at everything otherwise", () => {
    const commandOf = (name: string, input: Parameters<typeof steps>[0]) =>
      steps(input).find((step) => step.name === name)?.command ?? [];
    const told = { linted: ["packages/finance"], published: ["@forecourt/finance"] };
    expect(commandOf("lint and types", told)).toContain("packages/finance");
    expect(commandOf("packages as published", told)).toEqual(
      expect.arrayContaining(["build", "--only", "--filter=@forecourt/finance"]),
    );
    expect(commandOf("packages as published", {}).join(" ")).not.toMatch(/--only|--filter/);
  });

  it("wait only for steps that there are", () => {
    const names = steps({}).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { after = [] } of steps({})) expect(names).toEqual(expect.arrayContaining([...after]));
  });
});
