// A thread that builds the folders of templates that it is told, and says what went wrong, or nothing.
import { parentPort } from "node:worker_threads";
import { buildTemplate } from "./build-template.ts";

parentPort?.on("message", async (folder: string) => {
  const problem = await buildTemplate(folder, "error").then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  parentPort?.postMessage(problem);
});
