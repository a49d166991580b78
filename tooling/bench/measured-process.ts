import { fork } from "node:child_process";
import type { Serializable } from "node:child_process";
import { join } from "node:path";
import type { CpuUsed } from "./cpu-used.ts";

/** A process of the bench that answers each message with one. */
export interface MeasuredProcess {
  ask: <Answer>(message: Serializable) => Promise<Answer>;
  /** What it says when it is ready. */
  ready: <Answer>() => Promise<Answer>;
  cpu: () => Promise<CpuUsed>;
  end: () => void;
}

/** Starts a file of this folder in production, which reports its processor time. */
export function measuredProcess(file: string, args: readonly string[]): MeasuredProcess {
  const child = fork(join(import.meta.dirname, file), args, {
    execArgv: ["--import", join(import.meta.dirname, "report-cpu.ts")],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const ready = <Answer>() =>
    new Promise<Answer>((done, fail) => {
      const failed = (code: number | null) => fail(new Error(`${file} ended with code ${code}.`));
      child.once("exit", failed);
      child.once("message", (message) => {
        child.off("exit", failed);
        done(message as Answer);
      });
    });
  const ask = <Answer>(message: Serializable) => {
    const answered = ready<Answer>();
    child.send(message);
    return answered;
  };
  return { ask, ready, cpu: () => ask<CpuUsed>("cpu"), end: () => void child.kill() };
}
