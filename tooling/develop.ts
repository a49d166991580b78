// `npm run dev`: the demo, served with hot reload of packages and templates.
import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { withDevelopmentPages } from "@forecourt/platform";
import { seedDemo } from "./demo/seed.ts";

const root = resolve(import.meta.dirname, "..");
const dataDir = resolve(process.env.FORECOURT_DATA ?? join(root, ".forecourt"));

await seedDemo({ dataDir, onProgress: (line) => process.stderr.write(`${line}\n`) });

const server = spawn(process.execPath, ["--conditions=@forecourt/source", "apps/server/src/develop.ts"], { cwd: root, stdio: "inherit", env: { ...withDevelopmentPages(process.env), NODE_ENV: "development", FORECOURT_DATA: dataDir } });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
