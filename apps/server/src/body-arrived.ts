import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";

/** Bodies up to this are waited for, in bytes; of a longer one the sender may find the connection ended. */
const maxBytes = 1024 * 1024;

/**
 * Drops what is left of a request's body and resolves once it has arrived, the request is given up, or there is more
 * than 1 MB of it. An answer that ends the connection while the client still sends is lost: the system resets the
 * connection, and the client reads the reset.
 *
 * Whoever opened the body as a stream and left it pauses it when a little of it has been read; it is resumed then.
 *
 * @example
 * await bodyArrived(incoming); // a form of 600 kB is refused with 413 that its sender reads
 */
export async function bodyArrived(incoming: Readable & Pick<IncomingMessage, "complete" | "headers">): Promise<void> {
  if (incoming.complete || incoming.destroyed || Number(incoming.headers["content-length"] ?? 0) > maxBytes) return;
  await new Promise<void>((resolve) => {
    let bytes = 0;
    const goOn = () => void incoming.resume();
    const finish = () => {
      incoming.off("pause", goOn);
      resolve();
    };
    incoming.on("data", (part: Buffer) => {
      bytes += part.byteLength;
      if (bytes > maxBytes) finish();
    });
    for (const event of ["end", "close", "error"]) incoming.once(event, finish);
    incoming.on("pause", goOn);
    goOn();
  });
}
