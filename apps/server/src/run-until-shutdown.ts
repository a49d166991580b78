import { onShutdownSignal } from "@forecourt/platform";

/**
 * Runs a server until the process is asked to end, nobody reads what it says any more, or something fails for good.
 * Asked while the server starts, it is closed as soon as it has started: by then it may have started a database, which
 * would go on without it.
 *
 * @param start starts the server; answers what closes it, or rejects when it cannot start and has closed what it opened
 * @returns what ends the process in the same way, with an exit code
 */
export function runUntilShutdown(start: (end: (code: number) => void) => Promise<() => Promise<unknown>>): void {
  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    const close = await started;
    // Answers under way get ten seconds; then the process ends whatever happens.
    setTimeout(() => process.exit(1), 10_000).unref();
    await close();
    process.exit(code);
  };
  const started = start((code) => void end(code)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
  onShutdownSignal(() => void end(0));
  // Who read the output may be gone, as in `npm run dev | head`. An error that nobody hears would end the process and
  // leave its database running.
  for (const output of [process.stdout, process.stderr])
    output.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
      void end(1);
    });
}
