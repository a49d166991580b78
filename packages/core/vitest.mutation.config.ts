import { defineConfig } from "vitest/config";

/**
 * The tests that Stryker repeats for every mutant: those of the rules of money alone, with the same random values each
 * time. It stands by itself because Stryker runs it in a copy of this folder.
 */
export default defineConfig({
  resolve: { conditions: ["@forecourt/source", "module", "node", "development|production"] },
  ssr: { resolve: { conditions: ["@forecourt/source", "module", "node", "development|production"] } },
  test: { include: ["src/{finance,price,money}/**/*.test.ts"], setupFiles: ["test/fixed-seed.ts"] },
});
