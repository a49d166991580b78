// The baseline of rendering: React alone, making the elements of a page's body from plain data on every round.
// node bare-react.ts <tree file> <rounds>; prints the processor time of one rendering in ms.
import { readFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { createElement } from "react";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import type { PageTree } from "./page-tree.ts";

const [file = "", rounds = "100"] = process.argv.slice(2);

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

for (let round = 0; round < 300; round += 1) await render();
const before = process.cpuUsage();
for (let round = 0; round < Number(rounds); round += 1) await render();
const { user, system } = process.cpuUsage(before);
process.stdout.write(JSON.stringify({ ms: (user + system) / 1000 / Number(rounds), bytes: await render() }));
