// `npm run dev`: the demo, served with hot reload of packages and templates.
import { serveDemo } from "./serve-demo.ts";

await serveDemo({
  program: "apps/server/src/develop.ts",
  mode: "development",
  onProgress: (line) => process.stderr.write(`${line}\n`),
});
