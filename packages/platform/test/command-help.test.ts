import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const program = `
import { registerHooks } from "node:module";
const loaded = [];
registerHooks({
  resolve(name, context, next) {
    const found = next(name, context);
    loaded.push(found.url);
    return found;
  },
});
const { runCommand } = await import(${JSON.stringify(join(import.meta.dirname, "..", "src/commands/run-command.ts"))});
let said = "";
await runCommand(["--help"], { env: {}, cwd: ".", out: (text) => void (said += text), err() {} });
console.log(JSON.stringify({ said: said.slice(0, 16), libraries: loaded.filter((url) => url.includes("node_modules")) }));
`;

it("tells an operator at once what the commands are: it loads no library for that", () => {
  const { stdout } = spawnSync(
    process.execPath,
    ["--conditions=@forecourt/source", "--input-type=module", "-e", program],
    { encoding: "utf8" },
  );
  expect(JSON.parse(stdout)).toEqual({ said: "Usage: forecourt", libraries: [] });
});
