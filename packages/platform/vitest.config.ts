import { packageTests } from "../../tooling/vitest/package-tests.ts";

// Many files wait for processes and databases that they start: two at a time, also where there are two processors.
// The modules of the Typesense adapter have no file extensions: Node cannot import them, vite can.
export default packageTests(import.meta.dirname, {
  properties: true,
  test: { maxWorkers: 2, server: { deps: { inline: [/typesense-instantsearch-adapter/] } } },
});
