import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { compileFunction } from "node:vm";
import type { MultiSearchAnswer, MultiSearchBody } from "./search-access.ts";

/** The part of typesense-instantsearch-adapter that the platform uses. */
export interface TypesenseAdapter {
  typesenseClient: { multiSearch: { perform: (body: MultiSearchBody) => Promise<MultiSearchAnswer> } };
  searchClient: { search: (requests: readonly unknown[]) => Promise<{ results: unknown[] }> };
}

type TypesenseAdapterClass = new (options: Record<string, unknown>) => TypesenseAdapter;

let loaded: TypesenseAdapterClass | undefined;

/**
 * Loads typesense-instantsearch-adapter. Its `lib` is ES modules without file extensions, which Node cannot import, so
 * its own browser build (`dist`, one file) is run with `self` handed in; that build is what the package publishes for
 * use without a bundler. It prints each failure before it throws it; the platform logs it, so its console is silent.
 * Takes about 40 ms, once.
 */
export function loadTypesenseAdapter(): TypesenseAdapterClass {
  if (loaded) return loaded;
  const main = createRequire(import.meta.url).resolve("typesense-instantsearch-adapter");
  const file = join(dirname(dirname(main)), "dist", "typesense-instantsearch-adapter.js");
  const module: { exports: Partial<{ default: TypesenseAdapterClass }> & Partial<TypesenseAdapterClass> } = {
    exports: {},
  };
  const run = compileFunction(readFileSync(file, "utf8"), ["self", "module", "exports", "console"], {
    filename: file,
  }) as (...values: unknown[]) => void;
  run(globalThis, module, module.exports, { ...console, error: () => {} });
  loaded = module.exports.default ?? (module.exports as TypesenseAdapterClass);
  return loaded;
}
