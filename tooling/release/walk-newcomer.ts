import { spawn } from "node:child_process";
import { get } from "node:http";
import { createInterface } from "node:readline";
import { runCommand } from "../pack/run-command.ts";

/**
 * What a newcomer does with this repository: clones it into an empty folder and types `npm start`; then what a release
 * types.
 *
 * @returns what was seen, a line each
 * @throws Error when a command fails, or the home page of a demo dealer does not answer
 */
export async function walkNewcomer({ repository, folder }: { repository: string; folder: string }): Promise<string[]> {
  await runCommand("git", ["clone", "--quiet", "--no-hardlinks", repository, folder], { cwd: repository });
  const start = performance.now();
  // A shell of their own: what a package manager tells the scripts it runs (such as not to install) is not for the
  // clone.
  const shell = { HOME: process.env.HOME, PATH: process.env.PATH };
  const child = spawn("npm", ["start"], {
    cwd: folder,
    env: { ...shell, PORT: "0" },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log: string[] = [];
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  createInterface({ input: child.stderr }).on("line", (line) => log.push(line));
  const seen: string[] = [];
  try {
    await new Promise<void>((ready, fail) => {
      createInterface({ input: child.stdout }).on("line", (line) => {
        seen.push(line);
        if (line === "ready") ready();
      });
      void ended.then(() => fail(new Error(`[release] npm start ended before it was ready:\n${log.join("\n")}`)));
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    const [, host = "", port = ""] = /http:\/\/([\w-]+\.localhost):(\d+)\//.exec(seen.join("\n")) ?? [];
    // Node resolves no *.localhost; the process decides by the Host header alone.
    const page = await pageOf(Number(port), host);
    if (!page.includes('<main id="main"')) throw new Error(`[release] The home page of ${host} has no <main>.`);
    const wouldPublish = await runCommand("npm", ["run", "--silent", "release", "--", "--dry-run"], { cwd: folder });
    return [
      `npm start in a fresh clone served ${host} after ${seconds} s`,
      `npm run release -- --dry-run: ${wouldPublish.trim().split("\n").at(-1) ?? ""}`,
    ];
  } finally {
    // With all it started: the demo's pictures are still being made.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    await ended;
  }
}

function pageOf(port: number, host: string): Promise<string> {
  return new Promise((done, fail) => {
    get({ port, host: "127.0.0.1", path: "/", headers: { host } }, (answer) => {
      let text = "";
      answer
        .setEncoding("utf8")
        .on("data", (part: string) => (text += part))
        .on("end", () => done(text));
    }).on("error", fail);
  });
}
