import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import type { ViteUserConfig } from "vitest/config";

/**
 * How the tests of a package run: from source, and an unexpected `console.error` fails the test that caused it.
 *
 * @param options.dom true for packages that render React
 */
export function packageTests({ dom = false, test = {} }: { dom?: boolean; test?: ViteUserConfig["test"] } = {}) {
  return defineConfig({
    resolve: { conditions: ["@forecourt/source", "module", "node", "development|production"] },
    ssr: { resolve: { conditions: ["@forecourt/source", "module", "node", "development|production"] } },
    test: {
      include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.{ts,tsx}"],
      environment: dom ? "happy-dom" : "node",
      setupFiles: [fileURLToPath(new URL("./fail-on-console-error.ts", import.meta.url))],
      passWithNoTests: false,
      css: { modules: { classNameStrategy: "non-scoped" } },
      ...test,
    },
  });
}
