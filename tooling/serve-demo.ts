import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { flushCompileCache } from "node:module";
import { join, resolve } from "node:path";
import { openDatabase, onShutdownSignal, withDevelopmentPages } from "@forecourt/platform";
import { seedDemo } from "./demo/seed.ts";
import type { SeedOptions } from "./demo/seed.ts";
import { servePictures } from "./demo/serve-pictures.ts";

/** How the demo is served. */
export interface ServeDemoOptions {
  /** The server, from the root of the repository. */
  program: string;
  mode: "development" | "production";
  /** Which dealers. @default all of them */
  sites?: SeedOptions["sites"];
  /** Runs beside the making of the demo. */
  beside?: () => Promise<void>;
  onProgress: (line: string) => void;
}

const root = resolve(import.meta.dirname, "..");
/** Data folder of the demo. */
export const demoDataDir = resolve(process.env.FORECOURT_DATA ?? join(root, ".forecourt"));

/**
 * Makes the demo once, then serves it and ends with the server. Asked to end, it ends the server in order; asked while
 * the demo is being made, it leaves no database behind, and the next start goes on.
 *
 * @returns when the server was started; never, when the process is ending
 * @throws whatever making the demo refuses
 */
export async function serveDemo({
  program,
  mode,
  sites,
  beside = async () => {},
  onProgress,
}: ServeDemoOptions): Promise<void> {
  let server: ChildProcess | undefined;
  let isEnding = false;
  const opening = openDatabase({
    dataDir: demoDataDir,
    role: "command",
    ...(process.env.DATABASE_URL ? { databaseUrl: process.env.DATABASE_URL } : {}),
  });
  const closed = () =>
    opening.then(
      (records) => records.close(),
      () => {},
    );
  onShutdownSignal(() => {
    isEnding = true;
    if (server) server.kill("SIGTERM");
    else void closed().finally(() => process.exit(143));
  });
  let pictures: { origin: string };
  try {
    [pictures] = await Promise.all([
      opening
        .then((database) => seedDemo({ dataDir: demoDataDir, database, onProgress, ...(sites && { sites }) }))
        .then(closed)
        .then(() => servePictures()),
      beside(),
    ]);
  } catch (error) {
    // Where the process is ending, the database was closed below it.
    if (isEnding) return new Promise(() => {});
    await closed();
    throw error;
  }
  if (isEnding) return new Promise(() => {});
  // The server runs much of what was compiled here.
  flushCompileCache();
  server = spawn(process.execPath, ["--conditions=@forecourt/source", program], {
    cwd: root,
    stdio: "inherit",
    env: {
      FORECOURT_PICTURE_ORIGIN: pictures.origin,
      ...withDevelopmentPages(process.env),
      NODE_ENV: mode,
      FORECOURT_DATA: demoDataDir,
    },
  });
  server.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));
}
