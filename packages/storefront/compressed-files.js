// Plain JavaScript on purpose: see routes.js.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const compressible = /\.(js|css|json|svg|txt|map)$/;
/** Below this many bytes, headers weigh more than what is gained. */
const smallest = 400;

/**
 * Writes `<file>.br` and `<file>.gz` beside each script and sheet that browsers load, at the highest quality: the first shopper after a start
 * gets them small, and no start pays for them.
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
      compressFolder(resolve(root, build.outDir));
    },
  },
});

/** @param {string} folder */
export function compressFolder(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!compressible.test(name)) continue;
    const file = join(folder, name);
    const plain = readFileSync(file);
    if (plain.byteLength < smallest) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
  }
}
