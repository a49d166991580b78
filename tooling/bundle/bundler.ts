import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Builder } from "./builders.ts";

/** What is answered where all went well. */
const built = "built";

/** A process that builds templates for others. */
export interface Bundler {
  /** Where it is asked: see {@link askBundler}. */
  address: string;
  close: () => Promise<void>;
}

/**
 * Builds the folders that other processes ask for, each by a builder that has nothing to do. Template after template in one process, a build costs a
 * quarter less: Vite is loaded once, and its code is compiled by the second.
 */
export async function openBundler(builders: readonly Builder[]): Promise<Bundler> {
  const folder = await mkdtemp(join(tmpdir(), "forecourt-bundler-"));
  const address =
    process.platform === "win32" ? `\\\\.\\pipe\\${folder.replaceAll(/\W/g, "-")}` : join(folder, "socket");
  const free = [...builders];
  const waiting: ((build: Builder) => Promise<void>)[] = [];
  const work = async () => {
    const builder = free.shift();
    if (!builder) return;
    for (let next = waiting.shift(); next; next = waiting.shift()) await next(builder);
    free.push(builder);
  };
  const answer = async (socket: Socket) => {
    socket.on("error", () => socket.destroy());
    const asked = await text(socket);
    waiting.push(async (build) => {
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
