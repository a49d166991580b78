/** Milliseconds between two looks at who started the process. */
const parentCheckMs = 250;

/**
 * Calls `end` once when the process is asked to end: by SIGINT, SIGTERM or SIGHUP (a terminal that closes), as often as
 * they come; or, for what a script of a package manager started, when whoever started it is gone. npm ends its own
 * shell on SIGTERM and tells nobody below.
 *
 * @param end closes what is open, then ends the process
 * @example
 * onShutdownSignal(() => void platform.close().then(() => process.exit(0)));
 */
export function onShutdownSignal(end: () => void): void {
  let isAsked = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    end();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, ask);
  // Others may outlive who started them: a server after `nohup`, or below a supervisor that is replaced.
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && ask(), parentCheckMs).unref();
}
