import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

/** What is answered where all went well. */
const built = "built";

/** A process that builds templates for others. */
export interface Bundler {
  /** Where it is asked: see {@link askBundler}. */
  address: string;
  close: () => Promise<void>;
}

/**
 * Builds the folders that other processes ask for, `atOnce` beside one another. Template after template in one process,
 * a build costs a quarter less: Vite is loaded once, and its code is compiled by the second.
 *
 * @param build builds one folder
 */
export async function openBundler(build: (folder: string) => Promise<void>, atOnce = 2): Promise<Bundler> {
  const folder = await mkdtemp(join(tmpdir(), "forecourt-bundler-"));
  const address =
    process.platform === "win32" ? `\\\\.\\pipe\\${folder.replaceAll(/\W/g, "-")}` : join(folder, "socket");
  const waiting: (() => Promise<void>)[] = [];
  let busy = 0;
  const work = async () => {
    if (busy === atOnce) return;
    busy += 1;
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
    busy -= 1;
  };
  const answer = async (socket: Socket) => {
    socket.on("error", () => socket.destroy());
    const asked = await text(socket);
    waiting.push(async () => {
      // Whoever asked has gone.
      if (socket.destroyed) return;
      const said = await build(asked).then(
        () => built,
        (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
      );
      socket.end(said);
    });
    void work();
  };
  // Its asker ends its own side, and hears the answer by the other.
  const server = createServer({ allowHalfOpen: true }, (socket) => void answer(socket).catch(() => socket.destroy()));
  server.listen(address);
  await once(server, "listening");
  return {
    address,
    close: async () => {
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Has a bundler build a folder.
 *
 * @throws Error with what the build said, where it failed
 */
export async function askBundler(address: string, folder: string): Promise<void> {
  const socket = connect({ path: address, allowHalfOpen: true });
  socket.end(folder);
  const answer = await text(socket);
  if (answer !== built) throw new Error(answer || `The bundler ended before ${folder} was built.`);
}
