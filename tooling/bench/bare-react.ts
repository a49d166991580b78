// The baseline of rendering: React alone, making the elements of a page's body from plain data on every round.
// node bare-react.ts <tree file>; a message with a number renders as often, and is answered with the bytes of the last
// page.
import { readFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { createElement } from "react";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import type { PageTree } from "./page-tree.ts";

const [file = ""] = process.argv.slice(2);

const tree = JSON.parse(readFileSync(file, "utf8")) as PageTree;
const Page = () => toElement(tree);

function toElement(node: PageTree): ReactNode {
  if (typeof node === "string") return node;
  const [tag, attributes, ...children] = node;
  return createElement(tag, attributes, ...children.map(toElement));
}

function render(): Promise<number> {
  return new Promise((done, fail) => {
    const { pipe } = renderToPipeableStream(createElement(Page), {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: fail,
      onAllReady() {
        let bytes = 0;
        const body = new PassThrough();
        body.on("data", (chunk: Buffer) => (bytes += chunk.byteLength));
        body.on("end", () => done(bytes));
        pipe(body);
      },
    });
  });
}

async function renderOften(rounds: number): Promise<number> {
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) bytes = await render();
  return bytes;
}

// Its work is to be asked.
process.channel?.ref();
process.on("message", (rounds) => {
  if (typeof rounds === "number") void renderOften(rounds).then((bytes) => process.send?.(bytes));
});
