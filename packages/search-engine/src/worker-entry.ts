import { parentPort, workerData } from "node:worker_threads";
import type { FromWorker, ToWorker } from "./engine-worker.ts";
import { RequestHandler } from "./request-handler.ts";
import type { SearchEngineOptions } from "./search-engine.ts";
import { StoreError } from "./store-error.ts";

const port = parentPort;
if (port) {
  const send = (message: FromWorker): void => port.postMessage(message);
  try {
    const handler = new RequestHandler(workerData as SearchEngineOptions);
    port.on("message", (message: ToWorker) => {
      if ("close" in message) {
        handler.close();
        send({ id: message.id });
        port.close();
        return;
      }
      void handler
        .handle(message.request)
        .then((response) =>
          port.postMessage({ id: message.id, response } satisfies FromWorker, [response.body.buffer]),
        );
    });
    send({ ready: true });
  } catch (error) {
    const code = error instanceof StoreError ? error.code : "SEARCH_ENGINE_FAILED";
    send({ failed: { code, message: error instanceof Error ? error.message : String(error) } });
  }
}
