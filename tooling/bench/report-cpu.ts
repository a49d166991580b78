// Loaded before a process under measurement: answers the message "cpu" of its parent with the processor time used so
// far, in ms.
import { readdirSync, readFileSync } from "node:fs";
import type { CpuUsed } from "./cpu-used.ts";

process.on("message", (message) => {
  if (message !== "cpu") return;
  const whole = process.cpuUsage();
  const main = process.threadCpuUsage();
  const used: CpuUsed = { wholeMs: ms(whole), mainMs: ms(main), threadsMs: threadsMs() };
  process.send?.(used);
});
// The channel alone keeps no process alive.
process.channel?.unref();

const ms = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** Of each kind of thread beside the main one, by the name that Node gave it; none where the system does not tell. */
function threadsMs(): Record<string, number> {
  const used: Record<string, number> = {};
  try {
    for (const id of readdirSync("/proc/self/task")) {
      if (id === String(process.pid)) continue;
      const folder = `/proc/self/task/${id}`;
      const name = readFileSync(`${folder}/comm`, "utf8").trim();
      const [nanoseconds] = readFileSync(`${folder}/schedstat`, "utf8").split(" ");
      used[name] = (used[name] ?? 0) + Number(nanoseconds) / 1e6;
    }
  } catch {
    // A thread may end while it is read, and other systems than Linux have no such files.
  }
  return used;
}
