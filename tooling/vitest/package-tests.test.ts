import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The settings of tests in a run. */
async function settings(environment: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const [{ packageTests }, { default: walks }] = await Promise.all([
    import("./package-tests.ts"),
    import("../e2e/vitest.config.ts"),
  ]);
  return { tests: packageTests(import.meta.dirname).test, walks: walks.test };
}

describe("a strict run of the tests", () => {
  it("gives each file modules of its own, waits for seconds, and tries no walk twice, in CI too", async () => {
    const { tests, walks } = await settings({ FORECOURT_STRICT: "1", CI: "true" });
    expect([tests?.isolate, walks?.isolate, walks?.retry]).toEqual([true, true, 0]);
    expect(tests?.testTimeout).toBeLessThanOrEqual(30_000);
    expect(walks?.testTimeout).toBeLessThanOrEqual(120_000);
    expect(
      Math.max(tests?.expect?.poll?.timeout ?? Infinity, walks?.expect?.poll?.timeout ?? Infinity),
    ).toBeLessThanOrEqual(20_000);
  });

  it("is not the usual one, which is kind to a busy machine", async () => {
    const { tests, walks } = await settings({ FORECOURT_STRICT: "", CI: "true" });
    expect([tests?.isolate, walks?.retry]).toEqual([false, 1]);
    expect(tests?.testTimeout).toBeGreaterThanOrEqual(120_000);
  });
});

describe("a run of the tests", () => {
  it("reads the sources of packages, also where something is set up once for all tests: what was built of them may be old, or not there", async () => {
    const { resolve, ssr, environments } = (await import("./package-tests.ts")).packageTests(import.meta.dirname);
    for (const each of [{ resolve }, ssr, environments?.["__vitest__"]])
      expect(each?.resolve?.conditions?.[0]).toBe("@forecourt/source");
  });
});
