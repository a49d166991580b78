// `npm start`: builds what changed, creates the demo once, then serves. Everything it prints besides the server's own lines goes to stderr.
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { makeDemoPictures } from "./demo/seed.ts";
import { demoDataDir, serveDemo } from "./serve-demo.ts";

const root = resolve(import.meta.dirname, "..");
const say = (line: string) => void process.stderr.write(`${line}\n`);

// Side by side: one builds the template, the other imports the stock and makes the pictures of the cards.
await serveDemo({
  program: "apps/server/src/main.ts",
  mode: "production",
  pictures: "cards",
  beside: bundle,
  onProgress: say,
});
// All but the pictures of the cards come while the site is up; what is cut off is made at the next start.
makeDemoPictures({ dataDir: demoDataDir, onProgress: say }).catch((error: unknown) =>
  say(`The rest of the demo's pictures could not be made: ${String(error)}`),
);

function bundle(): Promise<void> {
  const args = ["exec", "turbo", "run", "bundle", "--output-logs=errors-only", "--log-order=grouped"];
  return new Promise((done, fail) => {
    const child = spawn("pnpm", args, {
      cwd: root,
      stdio: ["ignore", 2, 2],
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
    });
    process.once("exit", () => child.kill());
    child.on("error", fail);
    child.on("exit", (code) =>
      code === 0 ? done() : fail(new Error(`pnpm ${args.join(" ")} ended with code ${code}; its output is above.`)),
    );
  });
}
