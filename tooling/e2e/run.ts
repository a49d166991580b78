// `node --conditions=@forecourt/source tooling/e2e/run.ts source|packed [vitest arguments]`: walks shoppers through the built
// template, from the sources of the packages or from their tarballs.
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { packedConsumer } from "../pack/packed-consumer.ts";
import { runCommand } from "../pack/run-command.ts";

const repository = resolve(import.meta.dirname, "..", "..");
const [form, ...rest] = process.argv.slice(2);
const say = (line: string) => process.stderr.write(`${line}\n`);

if (form === "source") {
  // Walks that are named are walked on templates; what walks everything looks at the built packages too.
  const tasks = rest.length > 0 ? ["bundle"] : ["bundle", "build"];
  await runCommand("pnpm", ["exec", "turbo", "run", ...tasks, "--output-logs=errors-only"], { cwd: repository });
  runTests(repository);
} else if (form === "packed") {
  const { root } = await packedConsumer({ template: "metro", onProgress: say });
  runTests(root);
} else {
  say(
    `Say which packages the browser tests are to run on: "source" or "packed"${form === undefined ? "" : `, not "${form}"`}.`,
  );
  process.exit(2);
}

function runTests(root: string): void {
  const env = { ...process.env, FORECOURT_E2E_ROOT: root, FORECOURT_E2E_FORM: form };
  const child = spawn("pnpm", ["exec", "vitest", "run", "--root", import.meta.dirname, ...rest], {
    cwd: repository,
    stdio: "inherit",
    env,
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}
