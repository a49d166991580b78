import { parseArgs } from "node:util";
import { commandContext, UsageError } from "./command-context.ts";
import type { CommandDependencies } from "./command-context.ts";
import { commands, options } from "./commands.ts";
import type { Command, Given } from "./commands.ts";
import { usage } from "./usage.ts";

/**
 * Runs a command line.
 *
 * @returns its exit code: 0 done, 1 refused or failed, 2 wrong arguments
 * @example
 * await runCommand(["stock", "import", "--site", "harbour-mazda", "stock.csv", "--json"], dependencies) // 0
 */
export async function runCommand(words: readonly string[], dependencies: CommandDependencies): Promise<number> {
  const json = words.includes("--json");
  try {
    const { command, names, given } = await parse(words);
    if (given.help || !command) {
      await dependencies.out(usage);
      return 0;
    }
    return await command.run(commandContext(dependencies, json), names, given);
  } catch (error) {
    // Loaded only after a failure: it imports the errors of every layer.
    const { explainFailure } = await import("./explain-failure.ts");
    const { code, message, exitCode } = explainFailure(error);
    if (json) await dependencies.out(`${JSON.stringify({ error: { code, message } })}\n`);
    dependencies.err(`${message}\n`);
    return exitCode;
  }
}

async function parse(
  words: readonly string[],
): Promise<{ command: Command | undefined; names: string[]; given: Given }> {
  let parsed;
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    const said = firstSentence((error as Error).message);
    const [, option] = /^Unknown option '--([^']+)'/.exec(said) ?? [];
    const meant = option === undefined ? "" : await probably(option, Object.keys(options), "--");
    throw new UsageError(`${said} ${meant}See: forecourt --help`);
  }
  const { values: given, positionals } = parsed;
  if (given.help) return { command: undefined, names: [], given };
  const [first = "", second = "", ...rest] = positionals;
  if (first === "") throw new UsageError("Say what to do, such as: forecourt site list. See: forecourt --help");
  const single = commands[first];
  const command = single ?? commands[`${first} ${second}`];
  const name = single ? first : `${first} ${second}`.trim();
  if (!command) {
    const known = nearby(first) || (await probably(name, Object.keys(commands)));
    throw new UsageError(`There is no command "${name}". ${known}See: forecourt --help`);
  }
  const names = single ? positionals.slice(1) : rest;
  if (!command.names && names.length > 0)
    throw new UsageError(`"${name}" takes no "${names[0]}". See: forecourt --help`);
  const wrong = (Object.keys(given) as (keyof Given)[]).find(
    (option) => option !== "json" && option !== "help" && !command.takes.includes(option),
  );
  if (wrong !== undefined) throw new UsageError(`"${name}" takes no --${wrong}. See: forecourt --help`);
  return { command, names, given };
}

/** What was probably meant by a word; the code that finds it is loaded where a word is wrong. */
async function probably(word: string, known: readonly string[], mark = ""): Promise<string> {
  const { nearestWord } = await import("@forecourt/core/schemas");
  const meant = nearestWord(word, known);
  return meant === undefined ? "" : `Did you mean ${mark}${meant}? `;
}

/** The commands that begin with a word. */
function nearby(first: string): string {
  const found = Object.keys(commands).filter((name) => name.startsWith(`${first} `));
  return found.length === 0 ? "" : `There is ${found.join(", ")}. `;
}

function firstSentence(text: string): string {
  return `${text.split(/\.(?:\s|$)|\n/)[0]}.`;
}
