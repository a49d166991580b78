import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import type { ViteUserConfig } from "vitest/config";
import { isStrict, waits } from "./waits.ts";

const repository = fileURLToPath(new URL("../..", import.meta.url));

/** Packages are read from their sources: what was built of them before may be old, or not there. */
const fromSource = { conditions: ["@forecourt/source", "module", "node", "development|production"] };

/** Test files that put another module in the place of the one that counts. */
const withOwnModules = "src/**/*.own-modules.test.{ts,tsx}";

/**
 * How the tests of a package run: from source, and an unexpected `console.error` fails the test that caused it. Files
 * share their modules, which takes half the time; those named `*.own-modules.test.tsx` have modules of their own.
 *
 * @param folder the package's folder: its tests are looked for there
 * @param options.dom true for packages that render React
 * @param options.properties true for packages with property tests: their seed is chosen once a run and printed
 */
export function packageTests(folder: string, options: TestOptions = {}): ViteUserConfig {
  if (globSync(withOwnModules, { cwd: folder }).length === 0) return testsOf(folder, options);
  const { test } = options;
  return defineConfig({
    root: repository,
    test: {
      projects: [
        testsOf(folder, { ...options, test: { ...test, name: "shared modules", exclude: [withOwnModules] } }),
        testsOf(folder, {
          ...options,
          test: { ...test, name: "own modules", include: [withOwnModules], isolate: true },
        }),
      ],
    },
  });
}

interface TestOptions {
  dom?: boolean;
  properties?: boolean;
  test?: ViteUserConfig["test"];
}

function testsOf(folder: string, { dom = false, properties = false, test = {} }: TestOptions): ViteUserConfig {
  const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));
  return defineConfig({
    // One root for all, so that a module that one package's tests have compiled is compiled for the next: it is part of
    // what is kept.
    root: repository,
    resolve: fromSource,
    ssr: { resolve: fromSource },
    // What is set up once for a run of them (`globalSetup`).
    environments: { __vitest__: { resolve: fromSource } },
    test: {
      dir: folder,
      fsModuleCache: true,
      include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.{ts,tsx}"],
      environment: dom ? "happy-dom" : "node",
      setupFiles: [
        beside("./fail-on-console-error.ts"),
        beside("./patient-waits.ts"),
        ...(dom ? [beside("./patient-screen.ts"), beside("./empty-storage.ts")] : []),
        ...(properties ? [beside("./property-seed.ts")] : []),
      ],
      // A busy machine is no broken rule: the usual 5 s for a test and 1 s for what it waits for would say nothing
      // about it.
      testTimeout: waits.test,
      hookTimeout: waits.hook,
      expect: { poll: { timeout: waits.poll } },
      globalSetup: properties ? [beside("./print-seed.ts")] : [],
      passWithNoTests: false,
      // Files share a worker and its modules: starting anew for each took most of the time. A test leaves nothing
      // behind. Whether that is so, `npm test -- --strict` sees.
      isolate: isStrict,
      // The processes that tests start find their TypeScript stripped and compiled.
      env: { NODE_COMPILE_CACHE: beside("../../node_modules/.cache/node-compile") },
      css: { modules: { classNameStrategy: "non-scoped" } },
      ...test,
    },
  });
}
