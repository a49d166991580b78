import { parseArgs } from "node:util";
import { CreateError } from "./create-error.ts";
import { lookNames } from "./looks.ts";
import { moduleNames } from "./modules.ts";
import type { TemplateChoice } from "./template-choice.ts";

/** What the command line says; what is undefined is asked, or takes its default. */
export interface Flags extends Partial<TemplateChoice> {
  /** Folder to write to. */
  folder?: string;
  /** Ask nothing. */
  yes: boolean;
  help: boolean;
}

/**
 * Reads the command line.
 *
 * @throws CreateError that names the flag or value that is not known, and those that are
 * @example
 * readFlags(["my-template", "--look", "warm"]) // { folder: "my-template", look: "warm", yes: false, help: false }
 */
export function readFlags(args: readonly string[]): Flags {
  const { values, positionals } = parse(args);
  if (positionals.length > 1)
    throw new CreateError(
      `One folder at a time: "${positionals.join('", "')}" are ${positionals.length}. A name with spaces goes in quotes.`,
    );
  return {
    ...(positionals[0] !== undefined && { folder: positionals[0] }),
    ...(values.name !== undefined && { name: values.name }),
    ...(values.look !== undefined && { look: oneOf("look", values.look, lookNames) }),
    ...(values.modules !== undefined && { modules: readModules(values.modules) }),
    ...(values.manager !== undefined && { manager: oneOf("manager", values.manager, ["npm", "pnpm"] as const) }),
    yes: values.yes ?? false,
    help: values.help ?? false,
  };
}

/**
 * The parts that a list names.
 *
 * @param list names with commas between, `all` or `none`
 * @throws CreateError for a name that is none
 */
export function readModules(list: string): TemplateChoice["modules"] {
  if (list === "all") return moduleNames;
  if (list === "none") return [];
  return list.split(",").map((name) => oneOf("module", name.trim(), moduleNames));
}

/**
 * The value, when it is one of those there are.
 *
 * @throws CreateError that lists them
 */
export function oneOf<Value extends string>(what: string, value: string, known: readonly Value[]): Value {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new CreateError(`There is no ${what} "${value}". There are: ${known.join(", ")}.`);
  return found;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: { type: "string" },
        look: { type: "string" },
        modules: { type: "string" },
        manager: { type: "string" },
        yes: { type: "boolean", short: "y" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    // Node goes on about arguments that begin with a hyphen.
    const [problem] = (error instanceof Error ? error.message : String(error)).split(/\. To specify |\n/);
    throw new CreateError(`${problem?.replace(/\.$/, "")}. --help lists the flags.`);
  }
}
