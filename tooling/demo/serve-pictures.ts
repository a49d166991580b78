import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pictureMaker } from "./picture-maker.ts";
import { writeWhole } from "./seed-state.ts";

/** At most so many pictures are made at a time: each takes a processor for some 50 ms. */
const atOnce = 2;

/** A server of the demo's pictures. */
export interface PictureService {
  /** Where they stand under their keys: what FORECOURT_PICTURE_ORIGIN names. */
  origin: string;
  close(): void;
}

/**
 * Makes the demo's pictures when they are asked for, on a free port of this machine.
 *
 * @param options.kept folder in which what was made is looked for first, and kept; without one each is made anew
 * @param options.makerOf what makes the picture of a key. @default the demo's own pictures
 * @example
 * const { origin } = await servePictures();
 * await fetch(new URL("demo/suv-front-08090a.jpg", origin)); // a black SUV from the front
 */
export async function servePictures({
  kept,
  makerOf = pictureMaker,
}: { kept?: string; makerOf?: typeof pictureMaker } = {}): Promise<PictureService> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((turn) => waiting.push(turn));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  const server = createServer((request, response) => {
    const key = decodeURIComponent((request.url ?? "/").slice(1));
    const compose = makerOf(key);
    if (!compose) return void response.writeHead(404).end();
    const make = () => inTurn(compose);
    (kept === undefined ? make() : keptOr(make, join(kept, key))).then(
      (bytes) => response.end(bytes),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  server.unref();
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  };
}

async function keptOr(make: () => Promise<Uint8Array>, file: string): Promise<Uint8Array> {
  const there = await readFile(file).catch(() => undefined);
  if (there) return there;
  const bytes = await make();
  await writeWhole(file, bytes);
  return bytes;
}
