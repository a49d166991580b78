/** What `forecourt-server` can do. */
export type Command = "serve" | "demo" | "dev" | "help";

/**
 * The command that the arguments ask for; undefined for one that there is not.
 *
 * @example
 * commandOf([]) // "serve"
 * commandOf(["--help"]) // "help"
 */
export function commandOf([word = "serve", ...more]: readonly string[]): Command | undefined {
  if (word === "--help" || word === "-h") return "help";
  if (more.length > 0) return undefined;
  return (["serve", "demo", "dev"] as const).find((command) => command === word);
}
