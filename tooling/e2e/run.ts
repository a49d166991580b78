// `node --conditions=@forecourt/source tooling/e2e/run.ts source|packed|<template> [vitest arguments]`: walks shoppers
// through the built templates, from the sources of the packages or from their tarballs. With a template's name, such as
// `metro`, that one only is built from source.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { packedConsumer } from "../pack/packed-consumer.ts";
import { runCommand } from "../pack/run-command.ts";

const repository = resolve(import.meta.dirname, "..", "..");
const [form, ...rest] = process.argv.slice(2);
const say = (line: string) => process.stderr.write(`${line}\n`);

if (form === "source") {
  // Walks that are named are walked on templates; what walks everything looks at the built packages too.
  await bundle();
  if (rest.length === 0)
    await runCommand("pnpm", ["exec", "turbo", "run", "build", "--output-logs=errors-only"], { cwd: repository });
  runTests(repository, "source");
} else if (form === "packed") {
  const { root } = await packedConsumer({ template: "metro", onProgress: say });
  runTests(root, "packed");
} else if (form !== undefined && existsSync(join(repository, "apps", form, "react-router.config.ts"))) {
  await bundle(`--filter=@forecourt/${form}`);
  runTests(repository, "source");
} else {
  say(
    `Say which packages the browser tests are to run on: "source", "packed", or a template to build alone from source, such as "metro"${form === undefined ? "" : `, not "${form}"`}.`,
  );
  process.exit(2);
}

function bundle(...filters: readonly string[]): Promise<string> {
  return runCommand(process.execPath, [join(repository, "tooling/bundle/run.ts"), ...filters], { cwd: repository });
}

function runTests(root: string, of: "source" | "packed"): void {
  const env = { ...process.env, FORECOURT_E2E_ROOT: root, FORECOURT_E2E_FORM: of };
  const child = spawn("pnpm", ["exec", "vitest", "run", "--root", import.meta.dirname, ...rest], {
    cwd: repository,
    stdio: "inherit",
    env,
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}
