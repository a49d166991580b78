import { withDevelopmentPages } from "@forecourt/platform";
import { commandOf } from "./command-of.ts";

const command = commandOf(process.argv.slice(2));
if (command === "help") {
  process.stdout.write(
    "forecourt-server          serves the sites of the data folder with the template built here\nforecourt-server demo     the same, with a demo dealer from site.json and a few dozen cars\nforecourt-server dev      the demo with hot reload\n",
  );
} else if (command === undefined) {
  process.stderr.write(
    `[server] There is no command "${process.argv[2]}". Say demo, dev, serve or nothing; --help tells what each does.\n`,
  );
  process.exitCode = 2;
} else {
  try {
    if (command !== "serve") Object.assign(process.env, withDevelopmentPages(process.env));
    if (command === "dev") await import("./develop.ts");
    else await import("./main.ts");
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
