import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Encodings the platform compresses to. */
export type Encoding = "br" | "gzip";

const smallestCompressed = 600;
const compressors = { gzip: promisify(gzip), br: promisify(brotliCompress) };

/**
 * The encoding to answer with, by the request's `Accept-Encoding`; undefined for none.
 *
 * @example
 * encodingFor("gzip, deflate, br, zstd") // "br"
 */
export function encodingFor(acceptEncoding: string | null): Encoding | undefined {
  if (!acceptEncoding) return undefined;
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(acceptEncoding)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(acceptEncoding) ? "gzip" : undefined;
}

/** A body that is compressed at most once per encoding, when first asked for. */
export class CompressedBody {
  readonly plain: Buffer<ArrayBuffer>;
  readonly #encoded = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();

  constructor(plain: Buffer<ArrayBuffer>) {
    this.plain = plain;
  }

  /** The body in the encoding the client takes, and the header that names it; plain where compressing gains nothing. */
  async as(encoding: Encoding | undefined): Promise<{ body: Buffer<ArrayBuffer>; encoding?: Encoding }> {
    if (encoding === undefined || this.plain.byteLength < smallestCompressed) return { body: this.plain };
    let encoded = this.#encoded.get(encoding);
    if (!encoded) {
      encoded = compress(this.plain, encoding);
      this.#encoded.set(encoding, encoded);
    }
    return { body: await encoded, encoding };
  }
}

function compress(plain: Buffer<ArrayBuffer>, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "gzip") return compressors.gzip(plain, { level: 6 });
  return compressors.br(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
      // 256 kB, more than a page: the default window of 4 MB costs time to set up.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });
}
