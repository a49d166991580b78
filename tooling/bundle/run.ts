// `node tooling/bundle/run.ts [arguments of turbo]`: builds the templates whose sources changed, all of them in this
// process. Turbo knows which; what it runs in their folders asks this process (template.ts). Everything it prints goes
// to stderr.
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { buildTemplate } from "./build-template.ts";
import { openBundler } from "./bundler.ts";

// As this process was given it: what turbo keeps is then the same as by `turbo run bundle`.
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1" };
process.env.NODE_ENV = "production";
const bundler = await openBundler((folder) => buildTemplate(folder, "error"));
const words = ["exec", "turbo", "run", "bundle", "--output-logs=errors-only", "--log-order=grouped"];
const turbo = spawn("pnpm", [...words, ...process.argv.slice(2)], {
  cwd: resolve(import.meta.dirname, "..", ".."),
  stdio: ["ignore", 2, 2],
  env: { ...env, FORECOURT_BUNDLER: bundler.address },
});
process.once("exit", () => turbo.kill());
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => turbo.kill(signal));
turbo.on("error", (error) => {
  throw error;
});
turbo.on("exit", (code) => void bundler.close().finally(() => process.exit(code ?? 1)));
