import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import type { ViteUserConfig } from "vitest/config";
import { isStrict, waits } from "./waits.ts";

/**
 * How the tests of a package run: from source, and an unexpected `console.error` fails the test that caused it.
 *
 * @param options.dom true for packages that render React
 * @param options.properties true for packages with property tests: their seed is chosen once a run and printed
 * @param options.withOtherModules test files that put another module in the place of the one that counts: each has modules of its own. The others
 *   share theirs, which takes half the time
 */
export function packageTests({
  dom = false,
  properties = false,
  withOtherModules = [],
  test = {},
}: {
  dom?: boolean;
  properties?: boolean;
  withOtherModules?: string[];
  test?: ViteUserConfig["test"];
} = {}): ViteUserConfig {
  if (withOtherModules.length > 0)
    return defineConfig({
      test: {
        projects: [
          packageTests({ dom, properties, test: { ...test, name: "shared modules", exclude: withOtherModules } }),
          packageTests({
            dom,
            properties,
            test: { ...test, name: "with other modules", include: withOtherModules, isolate: true },
          }),
        ],
      },
    });
  const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));
  return defineConfig({
    resolve: { conditions: ["@forecourt/source", "module", "node", "development|production"] },
    ssr: { resolve: { conditions: ["@forecourt/source", "module", "node", "development|production"] } },
    test: {
      include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.{ts,tsx}"],
      environment: dom ? "happy-dom" : "node",
      setupFiles: [
        beside("./fail-on-console-error.ts"),
        ...(dom ? [beside("./patient-screen.ts")] : []),
        ...(properties ? [beside("./property-seed.ts")] : []),
      ],
      // A busy machine is no broken rule: the usual 5 s for a test and 1 s for what it waits for would say nothing about it.
      testTimeout: waits.test,
      hookTimeout: waits.hook,
      expect: { poll: { timeout: waits.poll } },
      globalSetup: properties ? [beside("./print-seed.ts")] : [],
      passWithNoTests: false,
      // Files share a worker and its modules: starting anew for each took most of the time. A test leaves nothing behind.
      // Whether that is so, `npm test -- --strict` sees.
      isolate: isStrict,
      // The processes that tests start find their TypeScript stripped and compiled.
      env: { NODE_COMPILE_CACHE: beside("../../node_modules/.cache/node-compile") },
      css: { modules: { classNameStrategy: "non-scoped" } },
      ...test,
    },
  });
}
