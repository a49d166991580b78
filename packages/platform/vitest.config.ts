import { packageTests } from "../../tooling/vitest/package-tests.ts";
import { isStrict } from "../../tooling/vitest/waits.ts";

// Many files wait for processes and databases that they start: two at a time, also where there are two processors.
// The server's own deadlines are two to five seconds: on a busy machine CI gives a test that failed another try, as it
// does a walk, and names it. The modules of the Typesense adapter have no file extensions: Node cannot import them,
// vite can.
export default packageTests(import.meta.dirname, {
  properties: true,
  test: {
    maxWorkers: 2,
    retry: process.env["CI"] && !isStrict ? 1 : 0,
    server: { deps: { inline: [/typesense-instantsearch-adapter/] } },
  },
});
