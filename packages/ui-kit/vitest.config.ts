import { packageTests } from "../../tooling/vitest/package-tests.ts";

// One document for all files: every test takes down what it put up, and making a document costs more than the tests.
export default packageTests({ dom: true, test: { isolate: false } });
