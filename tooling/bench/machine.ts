import { cpus } from "node:os";

/** The machine that measured, and the day. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`;
