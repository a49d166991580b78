// `node --conditions=@forecourt/source tooling/e2e/make-demo.ts`: makes the demo that the browser tests walk, ahead of
// them.
import { keptDemo } from "./lib/demo-data.ts";

await keptDemo((line) => process.stderr.write(`${line}\n`));
