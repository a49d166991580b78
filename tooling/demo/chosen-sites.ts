import { parseArgs } from "node:util";
import { demoSites } from "./demo-site.ts";
import type { DemoSite } from "./demo-site.ts";

/**
 * The dealers that a command line names with `--sites`, with commas between; undefined where it names none. A wrong
 * name ends the process with one line and exit code 2.
 *
 * @example
 * chosenSites(["--sites", "harbour-mazda"])?.map(({ slug }) => slug) // ["harbour-mazda"]
 */
export function chosenSites(args: readonly string[]): DemoSite[] | undefined {
  let said: string | undefined;
  try {
    said = parseArgs({ args: [...args], options: { sites: { type: "string" } } }).values.sites;
  } catch (error) {
    return end((error as Error).message.split(/\.\s|\n/)[0] ?? "");
  }
  if (said === undefined) return undefined;
  return said
    .split(",")
    .map(
      (slug) => demoSites.find((site) => site.slug === slug.trim()) ?? end(`There is no demo site "${slug.trim()}".`),
    );
}

function end(message: string): never {
  process.stderr.write(
    `${message} There are: ${demoSites.map(({ slug }) => slug).join(", ")}. Such as: npm start -- --sites harbour-mazda\n`,
  );
  process.exit(2);
}
