// Every command that a document shows in a block is run by a test, which is named here; a block whose server is not
// there says so (```sh needs Typesense) and is left out.
import { existsSync, readFileSync } from "node:fs";
import { readFlags } from "../../packages/create-template/src/read-flags.ts";
import { documentedSteps } from "../release/documented-steps.ts";

/** Commands, what runs them, and a word that must stand in that file. */
const runs = [
  { command: /^npm start$/, by: "tooling/release/walk-newcomer.ts", word: '["start"]' },
  { command: /^npm run release -- --dry-run$/, by: "tooling/release/walk-newcomer.ts", word: '"--dry-run"' },
  { command: /^npm test$/, by: ".ci/run", word: "npm test" },
  {
    command: /^npm run forecourt -- /,
    by: "packages/platform/test/documented-commands.test.ts",
    word: "npm run forecourt -- (",
  },
  { command: /^npx forecourt /, by: "tooling/release/rehearse.ts", word: "commandsOf(" },
  { command: /^npx @forecourt\/upgrade@/, by: "tooling/release/upgrade-template.ts", word: '["npx", "--yes"]' },
  { command: /^pnpm dlx @forecourt\/upgrade@/, by: "tooling/release/upgrade-template.ts", word: '["pnpm", "dlx"]' },
  { command: /^npx forecourt-template-suite /, by: "tooling/release/keep-suite.ts", word: "runTemplateSuite" },
  { command: /^cd /, by: "tooling/release/rehearse.ts", word: "join(outside" },
];
const typed = new Set(Object.values(documentedSteps).flat());

/**
 * What is wrong with the commands of a block, as sentences; none when each is run by a test.
 *
 * @param {string} code lines, with remarks after `#`
 */
export function commandsRunByNothing(code) {
  const commands = code
    .split("\n")
    .map((line) => line.replace(/\s+#.*$/, "").trim())
    .filter((line) => line !== "");
  return commands.flatMap((command) => {
    if (typed.has(command)) return [];
    const [, flags] = /^p?npm create @forecourt\/template (.*)$/.exec(command) ?? [];
    if (flags !== undefined) return wrongFlags(command, flags);
    const run = runs.find((one) => one.command.test(command));
    if (!run)
      return [
        `${command} is run by no test. Run it in one and name that in tooling/check/documented-commands.mjs, or mark the block: \`\`\`sh needs <server>.`,
      ];
    return existsSync(run.by) && readFileSync(run.by, "utf8").includes(run.word)
      ? []
      : [`${command} was run by ${run.by}, which no longer holds ${run.word}.`];
  });
}

/** The command itself is typed by the rehearsal; other flags than it uses must be flags. */
function wrongFlags(command, flags) {
  try {
    readFlags(flags.split(" ").filter((word) => word !== "--"));
    return [];
  } catch (error) {
    return [`${command}: ${error.message}`];
  }
}
