import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { EarlierAssets } from "./earlier-assets.ts";
import type { Template } from "./load-templates.ts";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".ico": "image/x-icon",
};
const compressible = new Set([".js", ".css", ".json", ".svg", ".txt", ".map"]);
const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

interface Asset {
  plain: Buffer<ArrayBuffer>;
  headers: Record<string, string>;
  compressible: boolean;
  br?: Buffer<ArrayBuffer>;
  gzip?: Buffer<ArrayBuffer>;
}

/** The files that browsers load, in memory. */
export interface TemplateAssets {
  /** The file behind a path below `/_t/`; 404 for an unknown one, undefined for every other path. */
  answer(request: Request, path: string): Response | undefined;
  /** Compresses every file at the highest quality; until a file is done it is sent as it is. */
  compress(): Promise<void>;
}

/**
 * Reads the files of all templates. Those under `assets/` carry a hash in their name: browsers keep them for a year, and
 * those of earlier builds keep answering, for pages that a CDN or a browser still has.
 */
export function loadTemplateAssets(templates: Iterable<Template>, earlier?: EarlierAssets): TemplateAssets {
  const assets = new Map<string, Asset>();
  for (const { publicPath, clientDir } of templates) {
    if (!existsSync(clientDir)) continue;
    for (const name of readdirSync(clientDir, { recursive: true, encoding: "utf8" })) {
      const file = join(clientDir, name);
      if (!statSync(file).isFile()) continue;
      const path = `${publicPath}${relative(clientDir, file).split(sep).join("/")}`;
      assets.set(path, readAsset(file));
      earlier?.keep(path, file);
    }
  }
  earlier?.forgetOld();

  const find = (path: string) => {
    const kept = assets.has(path) ? undefined : earlier?.find(path);
    return kept === undefined ? assets.get(path) : readAsset(kept);
  };

  return {
    answer(request, path) {
      if (!path.startsWith("/_t/")) return undefined;
      const asset = find(path);
      if (!asset || (request.method !== "GET" && request.method !== "HEAD"))
        return new Response("There is no such file.", {
          status: asset ? 405 : 404,
          headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
        });
      if (request.headers.get("if-none-match") === asset.headers.etag)
        return new Response(null, { status: 304, headers: asset.headers });
      const accepted = request.headers.get("accept-encoding") ?? "";
      const encoding =
        asset.br && /\bbr\b/.test(accepted) ? "br" : asset.gzip && /\bgzip\b/.test(accepted) ? "gzip" : undefined;
      const body = (encoding && asset[encoding]) ?? asset.plain;
      return new Response(request.method === "HEAD" ? null : body, {
        headers: {
          ...asset.headers,
          "content-length": String(body.byteLength),
          ...(encoding ? { "content-encoding": encoding } : {}),
        },
      });
    },
    async compress() {
      for (const asset of assets.values()) {
        if (!asset.compressible || asset.plain.byteLength < 400) continue;
        asset.br = await compressors.br(asset.plain, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: asset.plain.byteLength },
        });
        asset.gzip = await compressors.gzip(asset.plain, { level: 9 });
      }
    },
  };
}

function readAsset(file: string): Asset {
  const plain = readFileSync(file);
  const extension = extname(file);
  const hashed = file.includes(`${sep}assets${sep}`);
  return {
    plain,
    compressible: compressible.has(extension),
    headers: {
      "content-type": types[extension] ?? "application/octet-stream",
      "cache-control": hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      "x-content-type-options": "nosniff",
      etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 27)}"`,
      ...(compressible.has(extension) ? { vary: "Accept-Encoding" } : {}),
    },
  };
}
