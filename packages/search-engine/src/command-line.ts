import { parseArgs } from "node:util";
import { startSearchEngineWorker } from "./engine-worker.ts";
import { listen } from "./http-listener.ts";

const usage =
  "Usage: forecourt-search-engine --port <1-65535> --data <folder> [--api-key <key>] [--host <address>]; without --api-key the key is TYPESENSE_API_KEY.";

/** A wrong argument: one line, exit code 2. */
function refuse(reason: string): never {
  process.stderr.write(`${reason} ${usage}\n`);
  process.exit(2);
}

function readArguments(): { port: number; dataDir: string; apiKey: string; host: string } {
  let values: { port?: string; data?: string; "api-key"?: string; host?: string };
  try {
    ({ values } = parseArgs({
      options: {
        port: { type: "string" },
        data: { type: "string" },
        "api-key": { type: "string" },
        host: { type: "string" },
      },
      strict: true,
    }));
  } catch (error) {
    refuse(
      error instanceof Error
        ? (error.message.split("\n")[0] ?? "").replace(/\.?$/u, ".")
        : "The arguments cannot be read.",
    );
  }
  const port = Number(values.port);
  if (!/^\d+$/u.test(values.port ?? "") || port < 1 || port > 65535)
    refuse(`--port must be a number from 1 to 65535${values.port === undefined ? "" : `, not "${values.port}"`}.`);
  if (!values.data) refuse("--data must name the folder that keeps the index.");
  const apiKey = values["api-key"] ?? process.env["TYPESENSE_API_KEY"];
  if (!apiKey) refuse("--api-key must give the key that requests send.");
  return { port, dataDir: values.data, apiKey, host: values.host ?? "127.0.0.1" };
}

const { port, host, ...options } = readArguments();
try {
  const engine = await startSearchEngineWorker(options);
  const server = await listen(engine, { port, host });
  process.stdout.write(`Search engine ready at ${server.url}\n`);
  const stop = (): void => {
    void server
      .close()
      .then(() => engine.close())
      .then(() => process.exit(0));
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
