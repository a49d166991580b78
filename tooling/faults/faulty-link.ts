import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

/**
 * How a service behaves that is reached over a link: as it is, refusing, accepting without a word, stopped in the
 * middle, or each piece late.
 */
export type LinkState = "well" | "refused" | "silent" | "stopped" | "slow";

/** A way to a service that can be made faulty. */
export interface FaultyLink {
  /** Stays the same for as long as the link is open. */
  port: number;
  set(state: LinkState): Promise<void>;
  close(): Promise<void>;
}

/** How late each piece is on a slow link, in ms. */
export const slowMs = 400;

/**
 * Opens a port of 127.0.0.1 that leads to a service. `refused` also cuts the connections there are; `stopped` freezes
 * them, as SIGSTOP does with the process at the other end; `silent` cuts them and takes new ones that it never answers.
 *
 * @param target the service's port or the path of its socket
 */
export async function openFaultyLink(target: { port: number } | { path: string }): Promise<FaultyLink> {
  let state: LinkState = "well";
  const pairs = new Set<readonly [near: Socket, far: Socket]>();
  const silent = new Set<Socket>();

  const server = createServer((near) => {
    near.on("error", () => near.destroy());
    if (state === "silent" || state === "stopped") {
      silent.add(near);
      near.on("close", () => silent.delete(near));
      return;
    }
    const far = connect(target);
    const pair = [near, far] as const;
    pairs.add(pair);
    far.on("error", () => near.destroy());
    carry(near, far);
    carry(far, near);
    for (const end of pair)
      end.on("close", () => {
        pairs.delete(pair);
        near.destroy();
        far.destroy();
      });
  });

  function carry(from: Socket, to: Socket): void {
    from.on("data", (piece: Buffer) => {
      if (state === "slow") setTimeout(() => to.writable && to.write(piece), slowMs);
      else to.write(piece);
    });
    from.on("end", () => setTimeout(() => to.end(), state === "slow" ? slowMs : 0));
  }

  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  const stopListening = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const cut = () => {
    for (const end of [...[...pairs].flat(), ...silent]) end.destroy();
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    port,
    async set(next) {
      const before = state;
      state = next;
      if (before === "stopped") for (const end of [...pairs].flat()) end.resume();
      // What was taken without a word has been lost for whoever waits there.
      if (before === "silent" || before === "stopped") for (const end of silent) end.destroy();
      if (next === "stopped") for (const end of [...pairs].flat()) end.pause();
      if (next === "silent" || next === "refused") cut();
      if (next === "refused") await stopListening();
      else if (before === "refused") await listen(port);
    },
    async close() {
      cut();
      if (server.listening) await stopListening();
    },
  };
}
