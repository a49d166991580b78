import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { buildTemplate } from "./build-template.ts";

/** Builds a folder of a template; what goes wrong is thrown. It is asked for one at a time. */
export type Builder = (folder: string) => Promise<void>;

/** What builds templates, one for each processor that is used. */
export interface Builders {
  all: readonly Builder[];
  /** Ends what they are made of. */
  close: () => Promise<void>;
}

/**
 * Two builders: this thread, and one beside it. Most of a build is JavaScript of one thread, so that two templates in one thread wait for one another
 * while a processor is idle. A third gains nothing on two processors.
 */
export function openBuilders(): Builders {
  const worker = new Worker(new URL("./build-worker.ts", import.meta.url));
  const failed = once(worker, "error").then(([error]) => {
    throw error;
  });
  failed.catch(() => {});
  const beside: Builder = async (folder) => {
    const answered = once(worker, "message") as Promise<[string | undefined]>;
    worker.postMessage(folder);
    const [problem] = await Promise.race([answered, failed]);
    if (problem !== undefined) throw new Error(problem);
  };
  return {
    all: [(folder) => buildTemplate(folder, "error"), beside],
    close: async () => void (await worker.terminate()),
  };
}
