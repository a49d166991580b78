#!/usr/bin/env node
import process from "node:process";

// Nothing of the command is imported before the version is known: it does not load in an older Node.
const needed = 24;
if (Number.parseInt(process.versions.node, 10) >= needed) await import("./command-line.ts");
else {
  process.stderr.write(`upgrade needs Node ${needed} or newer, and this is Node ${process.versions.node}.\n`);
  process.exitCode = 1;
}
