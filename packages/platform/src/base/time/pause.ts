import { setTimeout } from "node:timers/promises";

/** Waits between two looks at something outside the process that cannot announce its own change. */
export function pause(milliseconds: number): Promise<void> {
  return setTimeout(milliseconds);
}
