// `npm start`: builds what changed, creates the demo once, then serves. `npm start -- --sites harbour-mazda` makes
// these dealers alone. Everything it prints besides the server's own lines goes to stderr.
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { chosenSites } from "./demo/chosen-sites.ts";
import { readSiteDocument } from "./demo/demo-documents.ts";

const root = resolve(import.meta.dirname, "..");
const sites = chosenSites(process.argv.slice(2));
const say = (line: string) => void process.stderr.write(`${line}\n`);

// What takes longest begins before the platform's code is loaded; beside it the stock is imported. Pictures are made
// when they are first asked for.
const bundled = bundle();
// Where the import or the demo fails first, this is not heard.
bundled.catch(() => {});
const { serveDemo } = await import("./serve-demo.ts");
await serveDemo({
  program: "apps/server/src/main.ts",
  mode: "production",
  ...(sites && { sites }),
  beside: () => bundled,
  onProgress: say,
});

/** Builds the templates of the dealers that are served; all of them where none was chosen. */
async function bundle(): Promise<void> {
  const documents = await Promise.all((sites ?? []).map(({ slug }) => readSiteDocument(slug)));
  const filters = [...new Set(documents.map(({ template }) => `--filter=./apps/${template}`))];
  const args = ["tooling/bundle/run.ts", ...filters];
  await new Promise<void>((done, fail) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", 2, 2] });
    process.once("exit", () => child.kill());
    child.on("error", fail);
    child.on("exit", (code) =>
      code === 0 ? done() : fail(new Error(`node ${args.join(" ")} ended with code ${code}; its output is above.`)),
    );
  });
}
