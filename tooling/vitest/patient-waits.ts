import { vi } from "vitest";
import { waits } from "./waits.ts";

// `vi.waitFor` and `vi.waitUntil` give up after a second, which a busy machine may need: they wait as long as
// everything else does.
const { waitFor, waitUntil } = vi;
type Options = Parameters<typeof waitFor>[1];
const patient = (options: Options) => ({
  timeout: waits.poll,
  ...(typeof options === "number" ? { timeout: options } : options),
});
vi.waitFor = (callback, options) => waitFor(callback, patient(options));
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));
