import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress, zstdCompressSync } from "node:zlib";

/** Encodings the platform compresses to. */
export type Encoding = "br" | "gzip" | "zstd";

const smallestCompressed = 600;
const compressors = { gzip: promisify(gzip), br: promisify(brotliCompress), zstd: promisify(zstdCompress) };

/**
 * Whether a request's `Accept-Encoding` takes an encoding.
 *
 * @example
 * takesEncoding("gzip, deflate, br;q=0", "br") // false
 */
function takesEncoding(acceptEncoding: string, encoding: Encoding): boolean {
  return acceptPatterns[encoding].test(acceptEncoding);
}

const acceptPattern = (encoding: Encoding) => new RegExp(String.raw`\b${encoding}\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))`);
const acceptPatterns: Readonly<Record<Encoding, RegExp>> = {
  br: acceptPattern("br"),
  gzip: acceptPattern("gzip"),
  zstd: acceptPattern("zstd"),
};

/** A body on its way. */
export interface EncodedBody {
  body: Buffer<ArrayBuffer>;
  /** Plain without. */
  encoding?: Encoding;
}

/**
 * A body that is compressed at most once per encoding, when first asked for. Whoever asks first gets what is made
 * quickest (zstd, a seventh of Brotli's time); a body that is asked for again is worth the smallest (Brotli).
 */
export class CompressedBody {
  readonly plain: Buffer<ArrayBuffer>;
  readonly #encoded = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  /** Of these, what is there. */
  readonly #done = new Map<Encoding, Buffer<ArrayBuffer>>();

  constructor(plain: Buffer<ArrayBuffer>) {
    this.plain = plain;
  }

  /**
   * The body in an encoding of an `Accept-Encoding`, and the header that names it; plain where compressing gains
   * nothing.
   */
  async for(acceptEncoding: string | null): Promise<EncodedBody> {
    const encoding = this.#bestOf(acceptEncoding);
    if (encoding === undefined) return { body: this.plain };
    let encoded = this.#encoded.get(encoding);
    if (!encoded) {
      encoded = compress(this.plain, encoding);
      this.#encoded.set(encoding, encoded);
    }
    const body = await encoded;
    this.#done.set(encoding, body);
    return { body, encoding };
  }

  /** What {@link for} would answer, where it is there already; undefined where it would have to be made. */
  atHand(acceptEncoding: string | null): EncodedBody | undefined {
    const encoding = this.#bestOf(acceptEncoding);
    if (encoding === undefined) return { body: this.plain };
    const body = this.#done.get(encoding);
    return body && { body, encoding };
  }

  #bestOf(acceptEncoding: string | null): Encoding | undefined {
    if (acceptEncoding === null || this.plain.byteLength < smallestCompressed) return undefined;
    const order: readonly Encoding[] = this.#encoded.size === 0 ? ["zstd", "br", "gzip"] : ["br", "zstd", "gzip"];
    return order.find((encoding) => takesEncoding(acceptEncoding, encoding));
  }
}

function compress(plain: Buffer<ArrayBuffer>, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "gzip") return compressors.gzip(plain, { level: 6 });
  if (encoding === "zstd") return compressToZstd(plain);
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

/**
 * Below this many bytes, handing zstd's work to another thread costs more than the work, which is a quarter of a
 * millisecond for a page.
 */
const largestAtOnce = 512 * 1024;

async function compressToZstd(plain: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  const options = {
    params: {
      [constants.ZSTD_c_compressionLevel]: 3,
      // Tables of 80 kB, which stay in the processor's cache. That matches begin at four bytes makes good what small
      // tables lose: beside tables of 192 kB and matches from five bytes, 0.7 to 1.5 % fewer bytes in no more time
      // (decisions/0046).
      [constants.ZSTD_c_hashLog]: 14,
      [constants.ZSTD_c_chainLog]: 12,
      [constants.ZSTD_c_minMatch]: 4,
    },
    // Told the length, it sets up no more than that needs.
    pledgedSrcSize: plain.byteLength,
    // A compressed page fits in here: it is not put together from pieces.
    chunkSize: 64 * 1024,
  };
  return plain.byteLength <= largestAtOnce ? zstdCompressSync(plain, options) : compressors.zstd(plain, options);
}
