// `npm start`: builds what changed, creates the demo once, then serves. Everything it prints besides the server's own lines goes to stderr.
import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { withDevelopmentPages } from "@forecourt/platform";
import { makeDemoPictures, seedDemo } from "./demo/seed.ts";

const root = resolve(import.meta.dirname, "..");
const dataDir = resolve(process.env.FORECOURT_DATA ?? join(root, ".forecourt"));

const say = (line: string) => void process.stderr.write(`${line}\n`);

// Side by side: one builds the template, the other imports the stock and makes the pictures of the cards.
await Promise.all([
  run("pnpm", ["exec", "turbo", "run", "bundle", "--output-logs=errors-only", "--log-order=grouped"]),
  seedDemo({ dataDir, pictures: "cards", onProgress: say }),
]);

const server = spawn(process.execPath, ["--conditions=@forecourt/source", "apps/server/src/main.ts"], { cwd: root, stdio: "inherit", env: { ...withDevelopmentPages(process.env), NODE_ENV: "production", FORECOURT_DATA: dataDir } });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
// All but the pictures of the cards come while the site is up; what is cut off is made at the next start.
makeDemoPictures({ dataDir, onProgress: say }).catch((error: unknown) => say(`The rest of the demo's pictures could not be made: ${String(error)}`));
server.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));

function run(command: string, args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", 2, 2], env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" } });
    child.on("error", fail);
    child.on("exit", (code) => (code === 0 ? done() : fail(new Error(`${command} ${args.join(" ")} ended with code ${code}; its output is above.`))));
  });
}
