// Asks a server for pages on several connections at a time, in a process of its own: the server is as busy as its
// threads can be. node page-client.ts <port> <site> <connections>; answers each message, a list of paths, with what
// went wrong, or null.
import { Agent } from "node:http";
import { browserEncodings, requestPage } from "./request-page.ts";

const [port, site = "", connections] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });

// Its work is to be asked.
process.channel?.ref();
process.on("message", (paths: string[] | "cpu") => {
  if (paths === "cpu") return;
  void askAll(paths).then(
    () => process.send?.(null),
    (error: unknown) => process.send?.(String(error)),
  );
});

async function askAll(paths: readonly string[]): Promise<void> {
  let next = 0;
  const askInTurn = async () => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
      const { status } = await requestPage(Number(port), site, path, browserEncodings, agent);
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: Number(connections) }, askInTurn));
}
