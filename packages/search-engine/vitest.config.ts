import { packageTests } from "../../tooling/vitest/package-tests.ts";

/** The Typesense adapter's modules have no file extensions, so plain Node cannot import them: vitest bundles it. */
export default packageTests(import.meta.dirname, {
  test: { server: { deps: { inline: [/typesense-instantsearch-adapter/] } } },
});
