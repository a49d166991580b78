#!/usr/bin/env node
import { once } from "node:events";
import { runCommand } from "./commands/run-command.ts";

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  cwd: process.cwd(),
  out: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, "drain");
  },
  err: (text) => void process.stderr.write(text),
});
