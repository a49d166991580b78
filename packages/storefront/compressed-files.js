// Plain JavaScript on purpose: see routes.js.
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

const compressible = /\.(js|css|json|svg|txt|map)$/;
/** Below this many bytes, headers weigh more than what is gained. */
const smallest = 400;
/** By what they have in them: templates that one process builds have a third of their files in common. */
const compressed = new Map();

/**
 * Writes `<file>.br` and `<file>.gz` beside each script and sheet that browsers load, at the highest quality: the first
 * shopper after a start gets them small, and no start pays for them.
 *
 * @returns {import("vite").Plugin}
 */
export const compressedFiles = () => ({
  name: "forecourt:compressed-files",
  apply: "build",
  buildApp: {
    // After all that is built: the sheet and the list of pages come last.
    order: "post",
    async handler({ environments }) {
      const { root, build } = environments.client.config;
      await compressFolder(resolve(root, build.outDir));
    },
  },
});

/** @param {string} folder */
export async function compressFolder(folder) {
  const names = await readdir(folder, { recursive: true, encoding: "utf8" });
  // Side by side: Node compresses on as many processors as there are.
  await Promise.all(names.filter((name) => compressible.test(name)).map((name) => compressFile(join(folder, name))));
}

/** @param {string} file */
async function compressFile(file) {
  const plain = await readFile(file);
  if (plain.byteLength < smallest) return;
  const key = createHash("sha256").update(plain).digest("hex");
  if (!compressed.has(key)) compressed.set(key, Promise.all([brotliOf(plain), gzipped(plain, { level: 9 })]));
  const [br, gz] = await compressed.get(key);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

const brotliOf = (plain) =>
  brotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength },
  });
